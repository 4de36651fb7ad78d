import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { evaluateAtBuild } from './scripts/at-build.ts';

export default defineConfig(({ command }) => ({
  plugins: [evaluateAtBuild(), tailwindcss(), reactRouter()],
  // Fonts and icons stay files of their own: inlined data would travel with every page, and the CSP has no `data:` fonts.
  build: { assetsInlineLimit: 0 },
  // Otherwise React reads NODE_ENV when the site starts, and its slow development version is bundled as well.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // One bundle without node_modules starts in half the time; canvas and sharp are native addons and stay outside.
  ssr: command === 'build' ? { noExternal: true, external: ['@napi-rs/canvas', 'sharp'] } : {},
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            entry: './server/entry.ts',
            worker: './server/worker.ts',
            'read-document': './platform/cv-text/read-document.ts',
          },
        },
      },
    },
  },
}));

/** What every page needs comes in three files instead of dozens: fewer requests, and a twelfth less to send. */
const SHARED = [
  {
    // What runs before the first touch (app/entry.client.ts): nothing else may come along with it.
    name: 'start',
    test: /(vite\/preload-helper|\/(app\/(web\/(start\/\w|cookies\/visit-cookies|notices\/notice-parameter)|features\/consent\/(client|schema|components\/run-banner)|features\/jobs\/client|features\/measurement\/components\/counting\/count-until-start|chrome\/(session-channel|offline\/stored-page|shell\/native\/platform))|domain\/(consent|uuid|device\/(browser-storage|cookies))|platform\/human-check\/actions|node_modules\/cookie\/)).*/,
    priority: 5,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|set-cookie-parser)\//,
    priority: 4,
  },
  {
    // Drawings of trades, pictures of the library, what the device stores, and what forms ask for travel with the pages that need them.
    name: 'kit',
    test: /\/(app\/(ui(?!\/(pictures\/(trades\/|drawn-|picture\.)|content\/(tabs|table|status)|form\/(error-summary|textarea)))|pages(?!\/(lists\/(desk|unlisted)|unlisted))|web(?!\/(offline|form|human-check))|chrome(?!\/(shell|offline|status)))|domain(?!\/(profile\/cv|application|data-request|enquiry|picture))|content|node_modules\/lucide-react)\//,
    minShareCount: 15,
    priority: 3,
  },
  {
    // What the desk and forms need, and most pages do not.
    name: 'desk-kit',
    test: /\/app\/(ui\/(content\/(tabs|table|status)|form\/(error-summary|textarea))|chrome\/status-shapes|web\/form|pages\/lists\/desk-menu)[./]/,
    minShareCount: 8,
    priority: 1,
  },
  // The frame of every page, and what it needs and few others do: each would be a file of a few hundred bytes.
  {
    name: 'frame',
    test: /\/(app\/hydrate|app\/chrome\/(site-frame|route-handle|category-badge|page-announcer|client-links|footer\/footer(?=\.css)|header\/(header|site-menu|account-menu|login-\w+|menu-link|navigation|search-form)|dialogs\/(login-request|requested-dialog)|errors\/(lost-connection|(not-found|refused|error)-screen)|offline\/waiting-likes|shell\/shell)|app\/web\/(load-code|render\/kept-markup|use-fetcher|viewer)|app\/features\/(consent\/components\/consent-banner|assistant\/components\/assistant-button|desk\/components\/frame\/verifying-access)|app\/ui\/dialog\/dialog|app\/pages\/(lists\/own-menus|pattern)|icons\/(menu|search|plus))\.\w+$/,
  },
  {
    // What keeps on the device what cannot be sent now: always fetched together (app/background.tsx).
    name: 'keeping',
    test: /(\/node_modules\/idb\/|\/app\/(web\/offline\/(saved-offline|device-store|send-or-save|applied-jobs)|chrome\/offline\/(sending|send-saved)|features\/accounts\/components\/sign-in\/logout-failed)\.)/,
    priority: 2,
  },
  // The dialog for visitors needs all of them at once, and names each file in the scripts of every page.
  {
    name: 'candidate-forms',
    test: /\/app\/(web\/form\/steps\/|features\/(enquiries\/components\/(candidate-form|applying\/)|guests\/components\/(guest-form|have-an-account)))/,
  },
  // Lists of jobs stand on a dozen pages, and what only the board and the page of a job share comes in one file with it.
  {
    name: 'job-list',
    test: /\/(app\/features\/jobs\/(schema|components\/(card\/job-(list|card)|board\/location-field))|domain\/time\/posted|app\/ui\/pictures\/plate)\.tsx?$/,
  },
  {
    name: 'job-parts',
    test: /\/(app\/features\/jobs\/(texts|components\/(card\/(job-heart|send-like)|posting\/job-actions|job-text|apply-link|board\/(city-links|list-count)))|app\/ui\/pictures\/(pay-histogram|shapes\/pay-shape)|app\/web\/filter-form|icons\/(pencil|trash|rss|sliders-horizontal))\.\w+$/,
  },
];
