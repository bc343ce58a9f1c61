/** The messages of the language that is being built; written in by the bundler. */
declare const CODE_TRANSLATIONS: Readonly<Record<string, string>>;

interface Message {
  id: string;
  message: string;
}

type Values = Readonly<Record<string, string | number>>;

/** A text with values in the places that it names. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));

/** `translate()` of Docusaurus for modules that run without the app. */
export const translate = ({ id, message }: Message, values: Values = {}): string =>
  fill(CODE_TRANSLATIONS[id] ?? message, values);
