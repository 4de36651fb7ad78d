/** The site's facts, embedded in each page by the server and read there by the browser. */
import { provideSite, type SiteFacts } from '#domain/site/site.ts';

/** Id of the element that contains them as JSON. */
export const FACTS_ELEMENT = 'site-facts';

/** Call it before anything renders in the browser. */
export function provideEmbeddedFacts(): void {
  const text = document.getElementById(FACTS_ELEMENT)?.textContent;
  if (!text) throw new Error('The page came without the facts of the site');
  const facts: SiteFacts = JSON.parse(text);
  provideSite(() => facts);
}
