/*
 * Labels of panels that show no file. The build writes them; the component translates them to the
 * language of the page.
 */
export const TERMINAL = '$';
export const OUTPUT = '>';
