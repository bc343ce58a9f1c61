export interface Assistant {
  name: string;
  /** Address that opens a conversation with these words. */
  address: (prompt: string) => string;
}

export const ASSISTANTS: readonly Assistant[] = [
  { name: 'ChatGPT', address: (prompt) => `https://chatgpt.com/?q=${encodeURIComponent(prompt)}` },
  { name: 'Claude', address: (prompt) => `https://claude.ai/new?q=${encodeURIComponent(prompt)}` },
];
