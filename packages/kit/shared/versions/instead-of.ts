/** Query of an address to which a switch of the version led in place of a page that is missing. */
export const INSTEAD_OF = 'instead-of';
