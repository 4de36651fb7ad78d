/** Checks which packages a production install needs: those outside the bundle, and those that operators' scripts import. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const { dependencies, devDependencies, scripts, imports } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Scripts that operators run on a server; they run from the sources, not from the bundle. */
const FOR_OPERATORS = [
  'admin:token',
  'api:key',
  'admin:remove-second-factors',
  'admin:remove-passkeys',
  'backup',
  'restore',
  'fill',
  'doctor',
  'alerts:stop',
  'mail:received',
  'start',
  'worker',
];

type Import = {
  type: string;
  importKind?: string;
  source?: { value: string };
  specifiers?: { importKind?: string }[];
};

/** Leaves out type imports, which do not exist at run time. */
function listImports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const isTypes = ({ importKind, specifiers = [] }: Import) =>
    importKind === 'type' || (specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type'));
  const fixed = (parseSync(file, code).program.body as unknown as Import[])
    .filter((node) => node.source && !isTypes(node))
    .map((node) => node.source?.value ?? '');
  return [...fixed, ...[...code.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, name = '']) => name)];
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function resolveOwn(from: string, specifier: string): string {
  if (specifier === '#config') return imports['#config'].slice(2);
  const relativePath = specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(from), specifier);
  return relativePath.split('?')[0] ?? relativePath;
}

/** Lists the packages that these files import, directly or through our own files. */
function listPackages(files: string[]): string[] {
  const packages = new Set<string>();
  const visited = new Set<string>();
  for (const queue = [...files]; queue.length > 0; ) {
    const file = queue.pop() ?? '';
    if (visited.has(file) || !/\.(m?ts|tsx|mjs)$/.test(file)) continue;
    visited.add(file);
    for (const specifier of listImports(file)) {
      if (/^[.#]/.test(specifier)) queue.push(resolveOwn(file, specifier));
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier));
    }
  }
  return [...packages].sort();
}

test('a production install has every package that runs outside the bundle, and no other', () => {
  const files = FOR_OPERATORS.map((name) => /\bscripts\/\S+/.exec(scripts[name])?.[0] ?? '');
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const [, external = ''] = /external: \[([^\]]*)\]/.exec(readFileSync('vite.config.ts', 'utf8')) ?? [];
  const outside = [...external.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(outside.length).toBeGreaterThan(0);
  const needed = new Set([...outside, ...listPackages([...files, 'server/main.mjs'])]);
  expect(Object.keys(dependencies).sort()).toEqual([...needed].sort());
});

test('every package that is bundled is installed where the site is built', () => {
  const bundled = listPackages(['server/entry.ts', 'server/worker.ts', ...globSync('app/**/*.tsx')]);
  expect(bundled.length).toBeGreaterThan(30);
  const declared = { ...dependencies, ...devDependencies };
  // React Router generates these modules.
  expect(bundled.filter((name) => !declared[name] && !name.startsWith('virtual:'))).toEqual([]);
});
