import path from 'node:path';

/** Formats like `npm run format`; a text that cannot be read stays unchanged. */
export async function layOut(root: string, file: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const filepath = path.join(root, file);
  const ofSite = await resolveConfig(filepath, { editorconfig: true });
  // Samples of a translation are those of the original, as they stand there.
  const options = { embeddedLanguageFormatting: 'off', ...ofSite, filepath } as const;
  return format(text, options).catch(() => text);
}
