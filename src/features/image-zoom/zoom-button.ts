/** Marks the button around an image of the text that can be enlarged. */
export const ZOOM_BUTTON = 'data-zoom';
