import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { evaluateAtBuild } from './scripts/at-build.ts';

export default defineConfig(({ command }) => ({
  plugins: [evaluateAtBuild(), tailwindcss(), reactRouter()],
  // Inlined fonts and icons would be sent with every page, and the CSP allows no `data:` fonts.
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: leaveOutWhatEveryPageHas } },
  // Otherwise React reads NODE_ENV when the site starts, and its slow development version is bundled as well.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // A bundle that includes its packages starts in half the time. Native addons cannot be bundled, nor ssh2, which has optional ones.
  ssr: command === 'build' ? { noExternal: true, external: ['@napi-rs/canvas', 'sharp', 'ssh2'] } : {},
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { chunkFileNames: NAMED, entryFileNames: NAMED, codeSplitting: { groups: SHARED_CHUNKS } },
        },
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

/** Removes files that every page has loaded from the preload list of a dynamic import. */
function leaveOutWhatEveryPageHas(_file: string, names: string[]): string[] {
  return names.filter((name) => !/\/(start|react|kit|rolldown-runtime)-[\w-]+\.(js|css)$/.test(name));
}

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Folders whose modules nearly every page needs. */
const SHELVES = /\/(app\/(ui(?!\/pictures)|pages|web|chrome)|domain)\//;

/** Icons of the header, footer, messages and lists. They all come from one module, so the import graph does not show who uses which. */
const ICONS =
  /\/lucide-react\/dist\/esm\/(createLucideIcon|icons\/(arrow-(left|right|up-right)|check|chevron-(down|right)|circle-(check|exclamation-point)|house|info|menu|message-circle|octagon-exclamation-point|plus|rotate-cw|search|triangle-exclamation-point|x))\.mjs$/;

/** True if a module whose name matches `from` imports this one, directly or through others. */
function isReached(id: string, from: RegExp, graph: Graph): boolean {
  if (id.includes('/lucide-react/')) return false;
  const met = new Set([id]);
  for (const each of met) {
    if (from.test(each)) return true;
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) met.add(importer);
  }
  return false;
}

/** Chunks that pages share. Three files instead of dozens mean fewer requests, and a twelfth less to send. */
const SHARED_CHUNKS = [
  {
    // Code that runs before the first touch (app/entry.client.ts), and nothing else.
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
    // Modules of every page's frame, and of the board where they are in SHELVES. One file is a tenth smaller than several.
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
    // Modules of forms and page headings that the board does not need.
    name: 'page-kit',
    test: /\/app\/(ui\/(content\/(badge|page-head)|form\/(checkbox|email-field|error-summary|textarea)|new-tab-mark)|chrome\/(category-badge|seo)|web\/(form(?!\/(once|steps))|human-check)|pages\/(lists\/service-pages|switched-off))[./]/,
    minShareCount: 8,
    priority: 1,
  },
  {
    // Notices of the desk. A page that shows one loads all of them at once (app/notices.ts).
    name: 'desk-texts',
    test: /\/app\/features\/\w+\/(api-keys|assignments|calendars|channels|clients|duplicates|interviews|introductions|job-imports|launch|mailings|media|people(-imports|-lists)?|pipeline|reports|settings|staff|studio|webhooks)\/texts\.ts$/,
    priority: 1,
  },
  {
    name: 'desk-kit',
    test: /\/app\/(ui\/content\/(tabs|table|status)|chrome\/status-shapes|pages\/lists\/desk-readers)[./]/,
    minShareCount: 8,
    priority: 1,
  },
  { name: 'desk-lists', test: /\/app\/desk\/list\//, minShareCount: 8, priority: 1 },
  // Without its own chunk it would be in 'desk-texts', and every page that formats a date would load those texts.
  { name: 'days', test: /\/domain\/time\/calendar-day\.ts$/, priority: 2 },
  {
    // Background work and the offline queue, which are always loaded together (app/background.tsx).
    name: (id: string, graph: Graph) =>
      isReached(id, /\/app\/(background\.tsx|web\/offline\/send-or-save\.ts)$/, graph) ? 'keeping' : null,
    debugName: 'keeping',
    priority: 2,
  },
  // Job lists are on a dozen pages; 'job-parts' is for modules that only the board and the job page share.
  {
    name: 'job-list',
    test: /\/(app\/features\/board\/jobs\/(schema|components\/(card\/job-(list|card)|board\/location-field|alert-link))|domain\/time\/posted|app\/ui\/pictures\/plate)\.tsx?$/,
  },
  {
    name: 'job-parts',
    test: /\/(app\/features\/board\/jobs\/(texts|components\/(card\/(job-heart|send-like)|posting\/job-actions|job-text|apply-link|board\/(city-links|list-count|search-notes)))|app\/features\/board\/gazetteer\/components\/place-field|app\/ui\/pictures\/(pay-histogram|shapes\/pay-shape)|app\/web\/filter-form|icons\/(pencil|trash|rss|sliders-horizontal))\.\w+$/,
  },
];
