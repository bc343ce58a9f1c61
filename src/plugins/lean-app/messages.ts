/** The messages of the app: empty until the modules that name some have brought them. */
const messages: Record<string, string> = {};
export default messages;
