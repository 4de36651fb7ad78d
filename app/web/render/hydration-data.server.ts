import type { SiteFacts } from '#domain/site/site.ts';
import { FACTS_ELEMENT } from './embedded-facts.ts';

export function addSiteFacts(markup: string, facts: SiteFacts): string {
  const end = markup.lastIndexOf('</body>');
  return markup.slice(0, end) + factsElement(facts) + markup.slice(end);
}

const elementsByFacts = new WeakMap<SiteFacts, string>();

/** Cached until the content changes, because facts are the same for every page, and long. */
function factsElement(facts: SiteFacts): string {
  const element =
    elementsByFacts.get(facts) ??
    `<script type="application/json" id="${FACTS_ELEMENT}">${toInlineJson(facts)}</script>`;
  elementsByFacts.set(facts, element);
  return element;
}

/** @returns the page with the data that `ServerRouter` would stream, at the end of the body */
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

function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => INLINE_ESCAPES[character] ?? character);
}
