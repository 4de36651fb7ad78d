/**
 * Builds the scripts of browsers (`client`) or the server (`ssr`), as `react-router build` does one after the other. In processes of
 * their own they take less memory: the second need not hold what the first has read.
 */
import { rm } from 'node:fs/promises';
import { createBuilder } from 'vite';
import { inBuildFolder } from '../server/build-folder.mjs';

const [, , part] = process.argv;
const builder = await createBuilder({ mode: 'production', logLevel: 'warn' });
await builder.build(builder.environments[part]);
// Lists of the files of each part: that of the scripts is only for the build of the server.
if (part === 'ssr') {
  for (const side of ['client', 'server']) await rm(inBuildFolder('next', side, '.vite'), { recursive: true });
}
// The plugin keeps a second compiler open.
process.exit(0);
