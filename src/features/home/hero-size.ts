/** Width and height of the picture of the hero unless it says otherwise (specification §9, "Hero image"). */
export const HERO_IMAGE_PX = 375;
