/** What a list has that another one has not, each as often as it has it more. */
export function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How two lists differ, whatever their order, in words; undefined where they do not. */
export function compareBags(
  what: string,
  english: readonly string[],
  chinese: readonly string[],
): string | undefined {
  const lost = without(english, chinese);
  const added = without(chinese, english);
  if (lost.length + added.length === 0) return undefined;
  const say = (word: string, list: string[]) => (list.length ? `${word} ${list.join(', ')}` : '');
  const parts = [say('lacks', lost), say('adds', added)].filter(Boolean);
  return `${what}: the translation ${parts.join('; ')}`;
}
