import { cacheOf, hashOf } from './cache.mts';
import type { Finding } from './findings.mts';
import { linterFingerprint } from './fingerprints.mts';
import { readTerms } from './glossary.mts';
import { isFinding, readPage, type PagePair } from './project.mts';
import { findSpacing, readTranslatedTexts } from './spacing.mts';
import { findAvoided, findFirstMentions, findTerms, termRules } from './terms.mts';
import { findWording, readWording } from './wording.mts';

/** Spacing and punctuation of all Chinese texts, and whether they are worded as agreed upon. */
export async function lintTranslations(
  root: string,
  pairs: readonly PagePair[],
): Promise<Finding[]> {
  const rules = termRules(readTerms(root));
  const wording = await readWording(root);
  const linter = await linterFingerprint(root);
  const findings: Finding[] = [];
  for (const [file, text] of await readTranslatedTexts(root)) {
    const hash = hashOf(linter, file, text);
    const spacing = async () => findSpacing(file, text);
    findings.push(...(await cacheOf(root).get('spacing', hash, spacing)));
    findings.push(...findAvoided(rules, file, text), ...findWording(wording, file, text));
  }
  for (const { page, english, chinese, hasEnglish, hasChinese } of pairs) {
    if (!hasEnglish || !hasChinese) continue;
    const [en, zh] = await Promise.all([
      readPage(root, page, english),
      readPage(root, page, chinese),
    ]);
    // A page that cannot be read is reported elsewhere.
    if (!en || !zh || isFinding(en) || isFinding(zh)) continue;
    const terms = [...findTerms(rules, chinese, en, zh), ...findFirstMentions(rules, chinese, zh)];
    findings.push(...terms.map((one) => ({ ...one, page })));
  }
  await cacheOf(root).save(['spacing']);
  return findings;
}
