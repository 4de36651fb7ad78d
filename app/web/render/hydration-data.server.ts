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

function toInlineJson(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => INLINE_ESCAPES[character] ?? character);
}
