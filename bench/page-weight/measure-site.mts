import type { Browser } from '@playwright/test';
import { addUp, type PageWeight, type WeighedFile } from './page-weight.mts';
import { recordPage } from './record-page.mts';
import { openRecordingHost } from './recording-host.mts';
import { weighFiles } from './weigh-files.mts';

export interface MeasuredPage {
  weight: PageWeight;
  files: WeighedFile[];
  /** Requested paths that no file answered. */
  missing: string[];
  /** Origins other than the site's own that the page turned to. Not in the weight. */
  foreignOrigins: string[];
}

/** Opens `pathnames` of the site in `root` one after the other and weighs each. */
export async function measureSite(
  browser: Browser,
  root: string,
  baseUrl: string,
  pathnames: readonly string[],
): Promise<MeasuredPage[]> {
  const host = await openRecordingHost(root, baseUrl);
  const measured: MeasuredPage[] = [];
  try {
    for (const pathname of pathnames) {
      const recording = await recordPage(browser, host, pathname);
      const { files, missing } = await weighFiles(recording);
      const { foreignOrigins } = recording;
      measured.push({ weight: addUp(files), files, missing, foreignOrigins });
    }
  } finally {
    host.close();
  }
  return measured;
}
