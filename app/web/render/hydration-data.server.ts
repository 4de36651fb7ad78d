/** Adds to the markup of a page what its scripts begin with. */
import type { SiteFacts } from '#domain/site/site.ts';
import { FACTS_ELEMENT } from './embedded-facts.ts';

/** The facts that the browser provides to what runs there (app/web/render/embedded-facts.ts). */
export function addSiteFacts(markup: string, facts: SiteFacts): string {
  const end = markup.lastIndexOf('</body>');
  return markup.slice(0, end) + factsElement(facts) + markup.slice(end);
}

const knownElements = new WeakMap<SiteFacts, string>();

/** Made once for each state of the content: the facts are the same for every page, and long where there are many places. */
function factsElement(facts: SiteFacts): string {
  const element =
    knownElements.get(facts) ?? `<script type="application/json" id="${FACTS_ELEMENT}">${toInlineJson(facts)}</script>`;
  knownElements.set(facts, element);
  return element;
}

/** @returns the page with what `ServerRouter` would write chunk by chunk, as the last thing in the body */
export function addHydrationData(markup: string, hydration: string, nonce: string): string {
  const end = markup.lastIndexOf('</body>');
  const script =
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${toInlineJson(hydration)});` +
    'window.__reactRouterContext.streamController.close();</script>';
  return markup.slice(0, end) + script + markup.slice(end);
}

const INLINE_ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a script element, whatever it says. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => INLINE_ESCAPES[character] ?? character);
}
