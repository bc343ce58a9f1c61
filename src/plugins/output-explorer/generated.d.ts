declare module '@generated/output-explorer/default/index.json' {
  const index: unknown;
  export default index;
}
