/**
 * Builds the service worker into one file beside the client build, and tells it which files of that build every page needs
 * (docs/decisions/0025-saved-offline.md).
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { listShell } from '#app/pages/derive.ts';
import { pages } from '#app/pages.ts';
import { evaluateAtBuild } from './at-build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'build/next/client');

/** Pages of the installed app's start, offline fallbacks, and forms that can be sent later. */
const shell = listShell(pages);
const PAGES = shell.paths;
const ROUTES = ['root', ...shell.modules.map(toRouteId)];
const FORMS = shell.forms.map(toRouteId);
/** Loaded by script once it is needed, also without a connection. */
const LAZY = ['keeping', 'toast-region', 'notices', 'request-dialog', 'offline-apply-dialog', 'footer'];
/** Scripts that background.tsx loads in some situations only: in the app, or after consent. */
const NOT_EVERYWHERE = /^\/assets\/(native|counting)/;

const names = (await readdir(path.join(folder, 'assets'))).filter((name) => /\.(js|css|woff2)$/.test(name)).sort();
const manifest = await readManifest();
const scripts = await listScripts();
const styles = Object.values(manifest.routes)
  .filter(({ id }) => ROUTES.includes(id))
  // The bundler tells two files with the same content apart by a '#' at the end of one address.
  .flatMap(({ css }) => css.map((address) => address.replace('#', '')));
const fonts = names.filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`);
const files = [...new Set([...scripts, ...styles, ...fonts])].sort();
const revision = await hashBuild();

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [evaluateAtBuild()],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    SHELL: JSON.stringify([
      ...files.map((url) => ({ url, revision: null })),
      ...['/brand/icon.svg', ...PAGES].map((url) => ({ url, revision })),
    ]),
    ROUTE_SCRIPTS: JSON.stringify([...new Set(Object.values(manifest.routes).map(({ module }) => module))].sort()),
  },
  build: {
    outDir: folder,
    emptyOutDir: false,
    rolldownOptions: {
      input: path.join(root, 'app/chrome/shell/worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      // Ignore the 'use client' directives of imported packages: all of this runs in browsers.
      onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
    },
  },
});

/** React Router's name for a module of a page. */
function toRouteId(module) {
  return module.replace(/\.tsx?$/, '');
}

/** Reads the scripts and styles of each route from React Router's manifest. */
async function readManifest() {
  const texts = await Promise.all(
    names
      .filter((name) => /^manifest-\w+\.js$/.test(name))
      .map((name) => readFile(path.join(folder, 'assets', name), 'utf8')),
  );
  const manifest = texts.map((text) => /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(text)?.[1]).find(Boolean);
  if (!manifest) throw new Error('The client build has no manifest of its routes.');
  return JSON.parse(manifest);
}

/** Lists the scripts that start every page, with everything they import. */
async function listScripts() {
  const isLazy = (name) => LAZY.some((chunk) => new RegExp(`^${chunk}-[\\w-]{7}\\.js$`).test(name));
  const lazy = names.filter(isLazy).map((name) => `/assets/${name}`);
  if (lazy.length !== LAZY.length)
    throw new Error(`The client build has ${lazy.length} of the chunks ${LAZY.join(', ')}.`);
  const background = lazy.filter((script) => script.startsWith('/assets/keeping-'));
  const entryScripts = [
    manifest.entry.module,
    manifest.url,
    ...ROUTES.flatMap((id) => listModules(manifest.routes[id])),
    ...FORMS.map((id) => manifest.routes[id].clientActionModule),
    ...lazy,
    ...(await Promise.all(background.map(listDynamicImports))).flat().filter((script) => !NOT_EVERYWHERE.test(script)),
  ];
  const scripts = new Set();
  for (const script of entryScripts) await addWithImports(script, scripts);
  return scripts;
}

function listModules(route) {
  return Object.entries(route)
    .filter(([name, value]) => /module$/i.test(name) && typeof value === 'string')
    .map(([, script]) => script);
}

async function addWithImports(script, scripts) {
  if (scripts.has(script)) return;
  scripts.add(script);
  const code = await readFile(path.join(folder, script), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.~-]+\.js)"/g)) {
    await addWithImports(`/assets/${name}`, scripts);
  }
}

async function listDynamicImports(script) {
  const code = await readFile(path.join(folder, script), 'utf8');
  return [...code.matchAll(/import\(\s*["'`]\.\/([\w.~-]+\.js)["'`]\s*\)/g)].map(([, name]) => `/assets/${name}`);
}

/** Every build may change the pages of the shell, because they name its files. */
async function hashBuild() {
  const hash = createHash('sha256').update(names.join('\n'));
  hash.update(await readFile(path.join(root, 'build/next/server/entry.js')));
  return hash.digest('hex').slice(0, 16);
}
