import { ifThere } from '@rslib-docs/kit/node/read-text-file';
import fs from 'node:fs/promises';
import path from 'node:path';
import { VERSIONS_FILE, readVersions } from '@rslib-docs/kit/node/versions/places';
import { TRANSLATIONS } from '../core/places';
import type { Finding } from './findings.mts';

const DOCS = `${TRANSLATIONS}/docusaurus-plugin-content-docs`;

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** What a file of labels calls its version; undefined where nothing does. */
async function labelOf(file: string): Promise<string | undefined> {
  const text = (await ifThere(fs.readFile(file, 'utf8'))) ?? '{}';
  try {
    const labels = JSON.parse(text) as Record<string, { message?: string } | undefined>;
    return labels['version.label']?.message;
  } catch {
    // What is no JSON is a finding of its own.
    return undefined;
  }
}

/**
 * Versions without a Chinese half, or with the label of the unreleased one: both are left by
 * Docusaurus' own command.
 */
export async function findIncompleteVersions(root: string): Promise<Finding[]> {
  const current = await labelOf(path.join(root, DOCS, 'current.json'));
  const isTranslated = await exists(path.join(root, DOCS, 'current'));
  const findings: Finding[] = [];
  for (const version of readVersions(root)) {
    const hasPages = await exists(path.join(root, DOCS, `version-${version}`));
    const label = await labelOf(path.join(root, DOCS, `version-${version}.json`));
    const isNamed = current === undefined || (label !== undefined && label !== current);
    if ((hasPages || !isTranslated) && isNamed) continue;
    findings.push({
      kind: 'version',
      file: VERSIONS_FILE,
      line: 1,
      message:
        `version ${version} has no Chinese ${hasPages ? 'label' : 'pages'}. ` +
        `Complete it: npm run site -- version complete ${version}`,
    });
  }
  return findings;
}
