/** The facts of the site in a page: the server writes them into it, and the browser reads them there. */
import { provideSite, type SiteFacts } from '#domain/site/site.ts';

/** The id of the element that holds them, as JSON. */
export const FACTS_ELEMENT = 'site-facts';

/** Before anything of the page is drawn in the browser. */
export function provideEmbeddedFacts(): void {
  const text = document.getElementById(FACTS_ELEMENT)?.textContent;
  if (!text) throw new Error('The page came without the facts of the site');
  const facts: SiteFacts = JSON.parse(text);
  provideSite(() => facts);
}
