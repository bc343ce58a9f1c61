/** Whether a label is the name of an option (`lib.dts`, `output`) and so to be set as code. */
export function isOptionName(label: string): boolean {
  return /^[a-z]\w*(?:\.\w+)*$/.test(label);
}
