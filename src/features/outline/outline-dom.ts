export const OUTLINE_ID = 'outline';
