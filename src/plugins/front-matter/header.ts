import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { checkHeader } from '@rslib-docs/kit/shared/markdown/check-header';

type Header = Awaited<ReturnType<typeof DEFAULT_PARSE_FRONT_MATTER>>;

/**
 * Texts on which the parser failed, with its error. It keeps what it reads by its text and before it
 * reads it, so that the second time it takes a broken header for one without keys.
 */
const failed = new Map<string, unknown>();

/**
 * Reads the front matter of a page: the one place where the parser of Docusaurus is called, which
 * never sees a header that is no plain YAML.
 */
export async function parseHeader(filePath: string, source: string): Promise<Header> {
  checkHeader(source);
  if (failed.has(source)) throw failed.get(source);
  try {
    return await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent: source });
  } catch (error) {
    failed.set(source, error);
    throw error;
  }
}
