/** What becomes of the markup of a page that the router has rendered in one go. */
import type { StartMode } from '#app/web/start/start.ts';
import type { SiteFacts } from '#domain/site/site.ts';
import { addHydrationData, addSiteFacts } from './hydration-data.server.ts';
import { startScriptsLate } from './late-start.server.ts';

export type PageScripts = {
  /** What the loaders returned, as the router encodes it. */
  hydration: string;
  facts: SiteFacts;
  /** Code that must run before the scripts of the site start. */
  headScript: string | null;
  nonce: string;
  mode: StartMode;
  /** What the small start imports. */
  entryImports: readonly string[];
};

/**
 * @param scripts null for a page that sends none
 * @returns the whole document in parts: most of it is what people see, which would be copied with each addition
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
  const outer = hasModule ? startScriptsLate({ head, ending }, scripts) : { head, ending };
  return ['<!DOCTYPE html>', outer.head, markup.slice(body, end), outer.ending];
}

const addHeadScript = (head: string, script: string, nonce: string): string =>
  head.replace('</head>', () => `<script nonce="${nonce}">${script}</script></head>`);
