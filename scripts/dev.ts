/** npm run dev: the site from its sources, reloading what is changed. Same pipeline, same database as `npm start`. */
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Vite would end the process at once; the site has a database to stop first.
process.removeAllListeners('SIGTERM');
// Loaded through Vite, so that pages and server share one copy of every module.
const { start } = await vite.ssrLoadModule('/server/entry.ts');
await start({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  development: vite.middlewares,
});
