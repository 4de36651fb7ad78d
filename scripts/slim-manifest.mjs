/**
 * Takes out of the manifest of routes that travels to browsers what their code never asks for: which scripts the script of a
 * route imports, what a route does not have, and addresses for other programs (the folders of `routes/machine`), which no page asks by the
 * router. A browser reads the imports in the script itself, and the server, which names them in its pages, has a copy of its own. They were
 * more than half of the file.
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
