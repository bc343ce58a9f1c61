import { escapeAttribute, escapeHtml } from '@rslib-docs/kit/shared/text';
import { LOCALE_CONFIGS, type Locale } from '../../src/site/locales';

/** The state of the server of a language that cannot answer. */
export interface Waiting {
  locale: Locale;
  base: string;
  isReady: boolean;
  /** Why it ended, in lines for people; undefined while it is being prepared. */
  fault?: string;
}

const RELOAD_S = 1;

function describe({ locale, base, isReady, fault }: Waiting): string {
  const { label, htmlLang } = LOCALE_CONFIGS[locale];
  const name = `<b lang="${htmlLang}">${label}</b>`;
  if (isReady) return `<a href="${escapeAttribute(base)}">${name}</a>: ready. 已就绪。`;
  if (fault === undefined) return `${name}: pages are being prepared. 正在准备页面。`;
  return (
    `${name}: stopped. Fix this and save the file; it then starts again. ` +
    `已停止。请修复以下问题并保存文件，随后会自动重新启动。<pre>${escapeHtml(fault)}</pre>`
  );
}

/** The page that is shown while no server is ready, in both languages; it reloads itself. */
export function waitingPage(servers: readonly Waiting[]): string {
  const items = servers.map((server) => `<li>${describe(server)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_S}">
<title>Starting · 正在启动</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 10vh auto; padding: 0 1rem; }
pre { overflow: auto; white-space: pre-wrap; }
</style>
<h1>Starting · <span lang="zh-CN">正在启动</span></h1>
<ul>
${items}
</ul>
<p>This page reloads itself. <span lang="zh-CN">本页会自动刷新。</span></p>
</html>
`;
}
