/**
 * Delays the scripts of a page that works without them: they wait in it as data, and a small module (app/entry.client.ts) starts them at
 * the first touch (app/web/start/first-touch.ts).
 */
import { EARLY_EVENTS_SCRIPT } from '#app/web/start/early-events.ts';
import { HELD_TYPE, type StartMode } from '#app/web/start/start.ts';

/** The router writes one preload per module at the end of the head, and one inline module that imports them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script ([^>]*)type="module"( [^>]*)?>([\s\S]*?)<\/script>/;
/** Last line of that module. Replaced, because the small start is already loaded. */
const ENTRY_IMPORT = /import\("([^"]+)"\);?\s*$/;

type LateStart = { mode: StartMode; nonce: string; entryImports: readonly string[] };

/** A page without its visible markup. The ending begins with the start module. */
type OuterPage = { head: string; ending: string };

export function startScriptsLate(page: OuterPage, { mode, nonce, entryImports }: LateStart): OuterPage {
  const modules: string[] = [];
  const head = page.head.replace(PRELOAD, (_, href: string) => {
    if (!entryImports.includes(href)) modules.push(href);
    return '';
  });
  const ending = page.ending.replace(START, (_, before: string, _after, code: string) => {
    const entry = ENTRY_IMPORT.exec(code)?.[1];
    if (!entry) throw new Error('The router does not write its scripts as app/web/render/late-start.server.ts expects');
    const heldCode = code.replace(ENTRY_IMPORT, () => `import("${entry}").then(({ hydrate }) => hydrate());`);
    const moduleList = modules.filter((href) => href !== entry).join(' ');
    return (
      `<script ${before}type="${HELD_TYPE}" data-start="${mode}" data-modules="${moduleList}">${heldCode}</script>` +
      entryImports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('') +
      `<script nonce="${nonce}" type="module" src="${entry}"></script>`
    );
  });
  const early = `<script nonce="${nonce}">${EARLY_EVENTS_SCRIPT}</script></head>`;
  return { head: head.replace('</head>', () => early), ending };
}
