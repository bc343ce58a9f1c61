/** The messages of the language that is being built; written in by the bundler. */
declare const CODE_TRANSLATIONS: Readonly<Record<string, string>>;

interface Message {
  id: string;
  message: string;
}

/** `translate()` of Docusaurus for modules that run without the app. */
export function translate(
  { id, message }: Message,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = CODE_TRANSLATIONS[id] ?? message;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
