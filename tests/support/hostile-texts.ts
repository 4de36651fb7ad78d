/** Texts that would run scripts wherever a page, an email or a table took them for markup, and the search for scripts that ran. */
import type { Page } from 'playwright-core';
import { someOf } from './form.ts';

const VECTORS: ((name: string) => string)[] = [
  (name) => `<script>alert('${name}')</script>`,
  (name) => `<img src=x onerror=alert('${name}')>`,
  (name) => `<svg/onload=alert('${name}')>`,
  (name) => `<svg><animate onbegin=alert('${name}') attributeName=x dur=1s>`,
  (name) => `<iframe srcdoc="<script>parent.alert('${name}')</script>">`,
  (name) => `<details open ontoggle=alert('${name}')>`,
  (name) => `<input autofocus onfocus=alert('${name}')>`,
  (name) => `<video><source onerror=alert('${name}')></video>`,
  (name) => `<body onload=alert('${name}')>`,
  (name) => `<a href="javascript:alert('${name}')" autofocus>x</a>`,
  (name) => `<form action="javascript:alert('${name}')"><button>x`,
  (name) => `<object data="data:text/html,<script>alert('${name}')</script>">`,
  (name) => `<meta http-equiv=refresh content="0;url=javascript:alert('${name}')">`,
  (name) => `<base href="//evil.example/${name}/">`,
  (name) => `<link rel=stylesheet href=//evil.example/${name}>`,
  (name) => `<style>@import '//evil.example/${name}';</style>`,
  (name) => `<math><mtext><img src=x onerror=alert('${name}')>`,
  (name) => `<scr<script>ipt>alert('${name}')</scr</script>ipt>`,
  (name) => `javascript:alert('${name}')//<p data-evil>`,
  (name) => `{{constructor.constructor("alert('${name}')")()}}\${alert('${name}')}`,
];

/** Contexts: between tags, in an attribute, or inside an element that only its own end tag closes. */
const WRAPPINGS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `'"> ${text}`,
  (text) => `</title></textarea></script>${text}`,
];

export type HostileText = { name: string; text: string };

/**
 * Sixty texts: every vector in every wrapping. The short form has twenty: every vector in one wrapping. Each begins with its name, so that
 * it can be found where texts are truncated.
 */
export const HOSTILE_TEXTS: HostileText[] = VECTORS.flatMap((vector, index) =>
  someOf(WRAPPINGS, index % WRAPPINGS.length).map((wrap) => {
    const name = `H${WRAPPINGS.indexOf(wrap)}${String(index).padStart(2, '0')}x`;
    return { name, text: `${name}${wrap(vector(name))}` };
  }),
);

/** Counts code points, as database columns do. */
export const cutTo = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim();

export async function listAlive(page: Page): Promise<string[]> {
  const liveParts: string[] = [];
  for (const frame of page.frames()) {
    // No script runs in a sandboxed frame, so its source is searched instead.
    liveParts.push(...(await frame.evaluate(findAlive)));
  }
  return liveParts;
}

function findAlive(): string[] {
  const LEADS = /^\s*(javascript|data:text\/html|\/\/evil)|^<script/i;
  const liveParts: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isHandler = /^on/i.test(name);
      const leadsToScript = /^(href|src|action|formaction|data|srcdoc|xlink:href)$/i.test(name);
      const isEvil =
        name === 'data-evil' ||
        (name === 'http-equiv' && /refresh/i.test(value)) ||
        (leadsToScript && LEADS.test(value));
      if (isHandler || isEvil) liveParts.push(`${element.tagName} ${name}="${value.slice(0, 60)}"`);
    }
    if (['BASE', 'OBJECT', 'MATH'].includes(element.tagName) || element.tagName.includes('<'))
      liveParts.push(element.tagName);
    if (
      /^(script|style)$/i.test(element.tagName) &&
      /^\s*(alert\(|@import '\/\/evil)/.test(element.textContent ?? '')
    ) {
      liveParts.push(`${element.tagName}: ${element.textContent?.slice(0, 60)}`);
    }
  }
  return liveParts;
}
