/**
 * Lets a page be seen and read before its scripts are fetched. The page is complete and usable without them, so they wait
 * in it as data; a small module (app/entry.client.ts) starts them with the first touch (app/web/start/first-touch.ts).
 */
import { EARLY_EVENTS_SCRIPT } from '#app/web/start/early-events.ts';
import { HELD_TYPE, type StartMode } from '#app/web/start/start.ts';

/** As the router writes them: one preload for each module, at the end of the head, and one inline module that imports them. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = /<script ([^>]*)type="module"( [^>]*)?>([\s\S]*?)<\/script>/;
/** The last line of that module: the small start is there already, and is told to go on. */
const ENTRY = /import\("([^"]+)"\);?\s*$/;

type LateStart = { mode: StartMode; nonce: string; entryImports: readonly string[] };

/** A page without what people see: up to its body, and from the module that starts the scripts on. */
type OuterPage = { head: string; ending: string };

/** @returns the same with its scripts held back */
export function startScriptsLate(page: OuterPage, { mode, nonce, entryImports }: LateStart): OuterPage {
  const modules: string[] = [];
  const head = page.head.replace(PRELOAD, (_, href: string) => {
    if (!entryImports.includes(href)) modules.push(href);
    return '';
  });
  const ending = page.ending.replace(START, (_, before: string, _after, code: string) => {
    const entry = ENTRY.exec(code)?.[1];
    if (!entry) throw new Error('The router does not write its scripts as app/web/render/late-start.server.ts expects');
    const held = code.replace(ENTRY, () => `import("${entry}").then(({ hydrate }) => hydrate());`);
    const listed = modules.filter((href) => href !== entry).join(' ');
    return (
      `<script ${before}type="${HELD_TYPE}" data-start="${mode}" data-modules="${listed}">${held}</script>` +
      entryImports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('') +
      `<script nonce="${nonce}" type="module" src="${entry}"></script>`
    );
  });
  const early = `<script nonce="${nonce}">${EARLY_EVENTS_SCRIPT}</script></head>`;
  return { head: head.replace('</head>', () => early), ending };
}
