declare function writeMessages(
  this: { getOptions(): { messages: Readonly<Record<string, string>> } },
  code: string,
): string;
export = writeMessages;
