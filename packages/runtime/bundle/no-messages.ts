/** Texts stand where they are shown; what is asked for by a name has none. */
const messages: Record<string, string> = {};
export default messages;
