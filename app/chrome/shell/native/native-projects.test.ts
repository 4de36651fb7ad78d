import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { dependencies: Record<string, string>; devDependencies?: Record<string, string> };
type Lock = { packages: Record<string, { version?: string }> };

const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, 'utf8'));
const capacitorOf = (dependencies: Record<string, string> = {}) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@capacitor/'))
    .sort();
const versionsOf = ({ packages }: Lock, names: string[]) =>
  names.map((name) => `${name} ${packages[`node_modules/${name}`]?.version}`);

const PLATFORMS = ['@capacitor/android', '@capacitor/ios'];

test('the app has each plugin that the site calls, at the same version', () => {
  // Bundled, so they are development dependencies of the site.
  const called = capacitorOf(read<Package>('package.json').devDependencies);
  const built = capacitorOf(read<Package>('native/package.json').dependencies);
  expect(called.length).toBeGreaterThan(5);
  expect(built).toEqual([...called, ...PLATFORMS].sort());
  expect(versionsOf(read('native/package-lock.json'), called)).toEqual(versionsOf(read('package-lock.json'), called));
});

test('Capacitor is at one version on both sides', () => {
  const lock = read<Lock>('native/package-lock.json');
  const versions = ['@capacitor/core', '@capacitor/cli', ...PLATFORMS].map(
    (name) => lock.packages[`node_modules/${name}`]?.version,
  );
  expect(new Set(versions).size).toBe(1);
});

test('the projects contain no path of this computer', () => {
  const files = ['native/ios/App/CapApp-SPM/Package.swift', 'native/android/capacitor.settings.gradle'];
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/(path: "|new File\(')\//);
});
