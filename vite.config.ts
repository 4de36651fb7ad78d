import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { evaluateAtBuild } from './scripts/at-build.ts';

export default defineConfig(({ command }) => ({
  plugins: [evaluateAtBuild(), tailwindcss(), reactRouter()],
  // Fonts and icons stay files of their own: inlined data would travel with every page, and the CSP has no `data:` fonts.
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: leaveOutWhatEveryPageHas } },
  // Otherwise React reads NODE_ENV when the site starts, and its slow development version is bundled as well.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One bundle without node_modules starts in half the time. Outside stay native addons, and ssh2, which asks for two that it does without.
  ssr: command === 'build' ? { noExternal: true, external: ['@napi-rs/canvas', 'sharp', 'ssh2'] } : {},
  environments: {
    client: {
      build: {
        rollupOptions: { output: { chunkFileNames: NAMED, entryFileNames: NAMED, codeSplitting: { groups: SHARED } } },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            entry: './server/entry.ts',
            worker: './server/worker.ts',
            reader: './server/reader.ts',
          },
        },
      },
    },
  },
}));

/** A hash of seven characters, the shortest that Rolldown accepts: scripts name each other hundreds of times. */
const NAMED = 'assets/[name]-[hash:7].js';

/** The files to fetch along with a dynamic import, without those that every page has already. */
function leaveOutWhatEveryPageHas(_file: string, names: string[]): string[] {
  return names.filter((name) => !/\/(start|react|kit|rolldown-runtime)-[\w-]+\.(js|css)$/.test(name));
}

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Of the modules that the board shares with other pages, those that nearly all of them need. */
const SHELVES = /\/(app\/(ui(?!\/pictures)|pages|web|chrome)|domain)\//;

/** Icons all come from one module, so that nothing says where each is used: these are in the frame, its messages, and lists. */
const ICONS =
  /\/lucide-react\/dist\/esm\/(createLucideIcon|icons\/(arrow-(left|right|up-right)|check|chevron-(down|right)|circle-(check|exclamation-point)|house|info|menu|message-circle|octagon-exclamation-point|plus|rotate-cw|search|triangle-exclamation-point|x))\.mjs$/;

/** Whether importing a module of that name brings this one along at once. */
function isReached(id: string, from: RegExp, graph: Graph): boolean {
  if (id.includes('/lucide-react/')) return false;
  const met = new Set([id]);
  for (const each of met) {
    if (from.test(each)) return true;
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) met.add(importer);
  }
  return false;
}

/** What every page needs comes in three files instead of dozens: fewer requests, and a twelfth less to send. */
const SHARED = [
  {
    // What runs before the first touch (app/entry.client.ts): nothing else may come along with it.
    name: 'start',
    test: /(vite\/preload-helper|\/(app\/(web\/(start\/\w|cookies\/visit-cookies|notices\/notice-parameter)|features\/core\/consent\/(client|schema|components\/run-banner)|features\/board\/jobs\/client|features\/core\/measurement\/components\/counting\/count-until-start|chrome\/(session-channel|offline\/stored-page|shell\/native\/platform))|domain\/(consent|uuid|device\/(browser-storage|cookies))|platform\/human-check\/actions|node_modules\/cookie\/)).*/,
    priority: 5,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|set-cookie-parser)\//,
    priority: 4,
  },
  {
    // What the frame of every page imports, and what the board takes from the same shelves. One file is a tenth smaller than several.
    name: (id: string, graph: Graph) =>
      ICONS.test(id) ||
      isReached(id, /\/app\/(root|hydrate|web\/use-fetcher)\.tsx?$/, graph) ||
      (SHELVES.test(id) && isReached(id, /\/app\/routes\/public\/jobs\/jobs\.tsx$/, graph))
        ? 'kit'
        : null,
    debugName: 'kit',
    priority: 3,
  },
  {
    // What forms and the heads of pages need, and the board does not.
    name: 'page-kit',
    test: /\/app\/(ui\/(content\/(badge|page-head)|form\/(checkbox|email-field|error-summary|textarea)|new-tab-mark)|chrome\/(category-badge|seo)|web\/(form(?!\/(once|steps))|human-check)|pages\/(lists\/service-pages|switched-off))[./]/,
    minShareCount: 8,
    priority: 1,
  },
  {
    // What the desk says when something is done. A page that any notice comes to asks for all of them at once (app/notices.ts).
    name: 'desk-texts',
    test: /\/app\/features\/\w+\/(api-keys|assignments|calendars|channels|clients|duplicates|interviews|introductions|job-imports|launch|mailings|media|people(-imports|-lists)?|pipeline|reports|settings|staff|studio|webhooks)\/texts\.ts$/,
    priority: 1,
  },
  {
    name: 'desk-kit',
    test: /\/app\/(ui\/content\/(tabs|table|status)|chrome\/status-shapes|pages\/lists\/desk-menu)[./]/,
    minShareCount: 8,
    priority: 1,
  },
  { name: 'desk-lists', test: /\/app\/desk\/list\//, minShareCount: 8, priority: 1 },
  // Otherwise it stands in 'desk-texts', and every page that reads a day fetches those.
  { name: 'days', test: /\/domain\/time\/calendar-day\.ts$/, priority: 2 },
  {
    // What goes on beside the page, and keeps on the device what cannot be sent now: always fetched together (app/background.tsx).
    name: (id: string, graph: Graph) =>
      isReached(id, /\/app\/(background\.tsx|web\/offline\/send-or-save\.ts)$/, graph) ? 'keeping' : null,
    debugName: 'keeping',
    priority: 2,
  },
  // Lists of jobs stand on a dozen pages, and what only the board and the page of a job share comes in one file with it.
  {
    name: 'job-list',
    test: /\/(app\/features\/board\/jobs\/(schema|components\/(card\/job-(list|card)|board\/location-field|alert-link))|domain\/time\/posted|app\/ui\/pictures\/plate)\.tsx?$/,
  },
  {
    name: 'job-parts',
    test: /\/(app\/features\/board\/jobs\/(texts|components\/(card\/(job-heart|send-like)|posting\/job-actions|job-text|apply-link|board\/(city-links|list-count|search-notes)))|app\/features\/board\/gazetteer\/components\/place-field|app\/ui\/pictures\/(pay-histogram|shapes\/pay-shape)|app\/web\/filter-form|icons\/(pencil|trash|rss|sliders-horizontal))\.\w+$/,
  },
];
