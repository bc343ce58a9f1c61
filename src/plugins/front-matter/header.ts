import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkHeader } from '@rslib-docs/kit/shared/markdown/check-header';

type Header = Awaited<ReturnType<typeof DEFAULT_PARSE_FRONT_MATTER>>;

/**
 * Reads the front matter of a page: the one place where the parser of Docusaurus is called, which
 * never sees a header that is no plain YAML.
 */
export async function parseHeader(filePath: string, source: string): Promise<Header> {
  checkHeader(source);
  return DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent: source });
}
