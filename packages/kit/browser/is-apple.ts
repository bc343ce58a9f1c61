/** Whether the keyboard has a Command key. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
