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

/** @param scripts null for a page that sends none. @returns the whole document */
export function assemblePage(markup: string, scripts: PageScripts | null): string {
  if (!scripts) return `<!DOCTYPE html>${markup}`;
  const { hydration, facts, headScript, nonce } = scripts;
  const hydrated = addHydrationData(addSiteFacts(markup, facts), hydration, nonce);
  const page = headScript === null ? hydrated : addHeadScript(hydrated, headScript, nonce);
  return `<!DOCTYPE html>${startScriptsLate(page, scripts)}`;
}

const addHeadScript = (page: string, script: string, nonce: string): string =>
  page.replace('</head>', () => `<script nonce="${nonce}">${script}</script></head>`);
