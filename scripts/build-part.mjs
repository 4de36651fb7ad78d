/**
 * Builds the browser scripts (`client`) or the server (`ssr`). `react-router build` builds both in one process. Two processes need less
 * memory, because the second does not hold what the first has read.
 */
import { rm } from 'node:fs/promises';
import { createBuilder } from 'vite';
import { inBuildFolder } from '../server/build-folder.mjs';

const [, , part] = process.argv;
const builder = await createBuilder({ mode: 'production', logLevel: 'warn' });
await builder.build(builder.environments[part]);
// Manifests of the client build, which the server build needs; nothing needs either afterwards.
if (part === 'ssr') {
  for (const side of ['client', 'server']) await rm(inBuildFolder('next', side, '.vite'), { recursive: true });
}
// The plugin keeps a second compiler open.
process.exit(0);
