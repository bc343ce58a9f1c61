const OURS = /^import\s+\{?\s*(\w+)\s*\}?\s+from\s+'(?:@site\/src|@theme)\/[^']*';\n/gm;

/** A page without the components that only our theme has; what stands between their tags stays. */
export function plainPage(text: string): string {
  const names = [...text.matchAll(OURS)].map(([, name]) => name!);
  const plain = text.replace(OURS, '');
  if (names.length === 0) return plain;
  return plain.replace(new RegExp(`^</?(?:${names.join('|')})\\b[^>]*>\\n`, 'gm'), '');
}
