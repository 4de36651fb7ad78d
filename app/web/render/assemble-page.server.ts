import type { StartMode } from '#app/web/start/start.ts';
import type { SiteFacts } from '#domain/site/site.ts';
import { addHydrationData, addSiteFacts } from './hydration-data.server.ts';
import { startScriptsLate } from './late-start.server.ts';

export type PageScripts = {
  hydration: string;
  facts: SiteFacts;
  /** Must run before the site's scripts start. */
  headScript: string | null;
  nonce: string;
  mode: StartMode;
  entryImports: readonly string[];
};

/**
 * @param scripts null for a page without scripts
 *
 * @returns the document in parts, because joining them would copy the large markup
 */
export function assemblePage(markup: string, scripts: PageScripts | null): string[] {
  if (!scripts) return ['<!DOCTYPE html>', markup];
  const { hydration, facts, headScript, nonce } = scripts;
  const body = markup.indexOf('<body');
  const module = markup.lastIndexOf('<script', markup.lastIndexOf(' type="module"'));
  const hasModule = module > body;
  const end = hasModule ? module : markup.lastIndexOf('</body>');
  const head = headScript === null ? markup.slice(0, body) : addHeadScript(markup.slice(0, body), headScript, nonce);
  const ending = addHydrationData(addSiteFacts(markup.slice(end), facts), hydration, nonce);
  const outerPage = hasModule ? startScriptsLate({ head, ending }, scripts) : { head, ending };
  return ['<!DOCTYPE html>', outerPage.head, markup.slice(body, end), outerPage.ending];
}

const addHeadScript = (head: string, script: string, nonce: string): string =>
  head.replace('</head>', () => `<script nonce="${nonce}">${script}</script></head>`);
