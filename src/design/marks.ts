/** Two solid parts on a 24 px grid: `body` in the text colour, `joint` in persimmon. */
export const MARKS = {
  rspack: {
    body: 'M4 2h10.2v6.2H2V4a2 2 0 0 1 2-2zM15.8 2H20a2 2 0 0 1 2 2v10.2h-6.2zM9.8 15.8H22V20a2 2 0 0 1-2 2H9.8zM2 9.8h6.2V22H4a2 2 0 0 1-2-2z',
    joint: 'M9.8 9.8h4.4v4.4H9.8z',
  },
  rsbuild: {
    body: 'M2 9.6h4.9v5h10.2v-5H22V20a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z',
    joint: 'M4 2h16a2 2 0 0 1 2 2v4h-6.5v5h-7V8H2V4a2 2 0 0 1 2-2z',
  },
  rslib: {
    body: 'M13 2H4a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h9v-5.8l-5 1.8V6l5 1.8z',
    joint: 'M20 2h-5.5v7.9L9.5 8.1v7.8l5-1.8V22H20a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2z',
  },
  rspress: {
    body: 'M5 2h7.4v9.6H21V20a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
    joint: 'M14 2h.8L21 8.2V10h-7z',
  },
  rsdoctor: {
    body: 'M4 2h3.7v5.7H2V4a2 2 0 0 1 2-2zM16.3 2H20a2 2 0 0 1 2 2v3.7h-5.7zM2 16.3h5.7V22H4a2 2 0 0 1-2-2zM16.3 16.3H22V20a2 2 0 0 1-2 2h-3.7z',
    joint: 'M9.3 2h5.4v7.3H22v5.4h-7.3V22H9.3v-7.3H2V9.3h7.3z',
  },
  rstest: {
    body: 'M4 2h16a2 2 0 0 1 2 2v2.2l-12.3 11L2 10.8V4a2 2 0 0 1 2-2z',
    joint: 'M22 8.4V20a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7.1l7.7 6.5z',
  },
} as const;

export type MarkName = keyof typeof MARKS;
