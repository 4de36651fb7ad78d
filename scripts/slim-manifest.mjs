/**
 * Removes unused entries from the route manifest that browsers download: imports of each route's script, features that a route lacks, and
 * addresses for other programs (the folders of `routes/machine`), which pages never request through the router. Browsers find imports in
 * the scripts, and the server has its own copy. The entries were more than half of the file.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../build/next/client/assets', import.meta.url));
const MANIFEST = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s;

const FOR_PROGRAMS = /^routes\/machine\/[^/]+\//;

const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name));
const slimmed = await Promise.all(names.map((name) => slim(path.join(folder, name))));
if (!slimmed.includes(true)) throw new Error('The client build has no manifest of its routes.');

/** @returns whether it is the manifest: a second file of that name is empty */
async function slim(file) {
  const [, start, json] = MANIFEST.exec(await readFile(file, 'utf8')) ?? [];
  if (!json) return false;
  const manifest = JSON.parse(json);
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (FOR_PROGRAMS.test(id)) delete manifest.routes[id];
    delete route.imports;
    for (const name of Object.keys(route)) if (route[name] === false) delete route[name];
  }
  await writeFile(file, `${start}${JSON.stringify(manifest)};`);
  return true;
}
