/**
 * Lets a page be seen before its scripts are fetched. The page is complete and usable without them, so on a slow line
 * they must not compete with its styles and fonts: they begin right after the first paint. In a tab that was opened in
 * the background, that is when the visitor first looks at it.
 */

/** As the router writes them: one preload for each module, at the end of the head, and one inline module that imports them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script ([^>]*)type="module"( [^>]*)?>([\s\S]*?)<\/script>/;

/** Held back as data until then: a script of a type no browser runs. Its text is among those the page's policy names. */
const HELD_TYPE = 'text/x-start';

/** A few modules at a time: to ask for dozens takes a slow phone a fifth of a second, in which it would answer no finger. */
const RELEASE = `(() => {
  const held = document.querySelector('script[type="${HELD_TYPE}"]');
  const modules = held.dataset.modules.split(' ');
  const start = () => {
    for (const href of modules.splice(0, 6)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    if (modules.length > 0) return setTimeout(start);
    const script = Object.assign(document.createElement('script'), { type: 'module', textContent: held.textContent });
    script.nonce = held.nonce;
    document.head.append(script);
  };
  requestAnimationFrame(() => setTimeout(start));
})();`;

/** @returns the page with its scripts held back; a page without scripts as it is */
export function startScriptsLate(html: string, nonce: string): string {
  // What lies between, all that people see, is long and need not be searched.
  const body = html.indexOf('<body');
  const scripts = html.indexOf('<script', html.lastIndexOf('</footer>'));
  const modules: string[] = [];
  const head = html.slice(0, body).replace(PRELOAD, (_, href: string) => {
    modules.push(href);
    return '';
  });
  if (modules.length === 0) return html;
  const ending = html
    .slice(scripts)
    .replace(
      START,
      (_, before: string, _after, code: string) =>
        `<script ${before}type="${HELD_TYPE}" data-modules="${modules.join(' ')}">${code}</script>` +
        `<script nonce="${nonce}">${RELEASE}</script>`,
    );
  return head + html.slice(body, scripts) + ending;
}
