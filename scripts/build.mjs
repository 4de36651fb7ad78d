/** npm run build: everything that is missing, then a build beside the version that serves. The next process to start runs it. */
import { readVersion } from '../server/build-folder.mjs';
import { prepare } from './prepare.mjs';

await prepare();
console.log(`build/${await readVersion('current')} is the version that the next process runs.`);
