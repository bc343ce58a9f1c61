/* Labels of panels that show no file; the component translates them. */
export const TERMINAL = '$';
export const OUTPUT = '>';

/** What a panel is in a sample: what a reader would edit, what else is put in, or what comes of it. */
export type SamplePart = 'cause' | 'input' | 'result';
