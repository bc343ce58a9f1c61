declare function loadMessages(
  this: { getOptions(): { messages: Readonly<Record<string, string>> } },
  code: string,
): string;
export = loadMessages;
