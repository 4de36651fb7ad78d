// The first file that runs. It is plain JavaScript, so that a Node that is too old says so in a sentence.
import { fileURLToPath } from 'node:url';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This site needs Node 24 or newer and was started with ${process.version}. Use 'npm start', which brings its own.`,
  );
  process.exit(1);
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { start } = await import('../build/server/entry.js');
await start();
