/** npm run dev: runs the site from its sources and reloads changes, with the same pipeline and database as `npm start`. */
import path from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Vite would end the process at once; the site has a database to stop first.
process.removeAllListeners('SIGTERM');
// Share images use our own fonts, so system fonts are not loaded (see server/main.mjs).
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
// Loaded through Vite, so that pages and server share one copy of every module.
const { start } = await vite.ssrLoadModule('/server/entry.ts');
await start(
  { client: path.resolve('public'), earlierClients: [] },
  { build: () => vite.ssrLoadModule('virtual:react-router/server-build'), development: vite.middlewares },
);
