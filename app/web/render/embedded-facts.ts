/** The site's facts, embedded in each page by the server and read there by the browser. */
import { provideSite, type SiteFacts } from '#domain/site/site.ts';

export const FACTS_ELEMENT = 'site-facts';

export function provideEmbeddedFacts(): void {
  const text = document.getElementById(FACTS_ELEMENT)?.textContent;
  if (!text) throw new Error('The page came without the facts of the site');
  const facts: SiteFacts = JSON.parse(text);
  provideSite(() => facts);
}
