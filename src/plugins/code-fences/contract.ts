/*
 * Labels of panels that show no file. The build writes them; the component says them in the
 * language of the page.
 */
export const TERMINAL = '$';
export const OUTPUT = '>';
