/** Stands in for a component of Docusaurus that a setting has switched off. */
const Nothing = (): null => null;
export default Nothing;
