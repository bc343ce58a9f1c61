/** Whether a key is part of a composition. Safari ends it first, and tells of its last key by the code alone. */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
