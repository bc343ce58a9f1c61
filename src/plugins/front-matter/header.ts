import { createRequire } from 'node:module';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { excessOfValues } from '@rslib-docs/kit/shared/limits';
import { SourceError, checkSource } from '@rslib-docs/kit/shared/markdown/read-markdown';

type Header = Awaited<ReturnType<typeof DEFAULT_PARSE_FRONT_MATTER>>;

const require = createRequire(__filename);
/** The library below the parser of Docusaurus. It keeps what it reads by its text. */
const { clearCache } = createRequire(require.resolve('@docusaurus/utils'))('@11ty/gray-matter') as {
  clearCache: () => void;
};

/** The only caller of the parser of Docusaurus, which never sees a header that is not plain YAML. */
export async function parseHeader(filePath: string, source: string): Promise<Header> {
  checkSource(source);
  try {
    const header = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent: source });
    const excess = excessOfValues(header.frontMatter);
    if (excess) throw new SourceError(1, `the front matter is too much: ${excess}`);
    return header;
  } catch (error) {
    // A broken header is kept as one without keys, and would be one the next time it is read.
    clearCache();
    throw error;
  }
}
