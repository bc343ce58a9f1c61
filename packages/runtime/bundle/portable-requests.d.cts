declare function portableRequests(
  this: { getOptions(): { siteDir: string } },
  code: string,
): string;
export = portableRequests;
