/** Rules about folders: the number of loose files, what `app/routes/` may contain, and a README for each feature. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureOf, OUTSIDE, roomOf } from './rooms.ts';
import type { Fault } from './rules.ts';

const MOST_LOOSE = 15;
const MOST_README_LINES = 20;
const MAPS = /^app\/(routes\.ts|pages(\.ts|\/rows\/.+\.ts))$/;

export function checkFolders(root: string, files: string[]): Fault[] {
  return [
    ...checkLoose(files),
    ...checkRoutes(root, files),
    ...checkReadmes(root, files),
    ...checkTests(files),
    ...checkParts(files),
  ];
}

/** Tests are not counted, because they belong beside their sources; migrations are not counted, because their number only grows. */
function checkLoose(files: string[]): Fault[] {
  const loose = new Map<string, string[]>();
  for (const file of files) {
    const room = /\.(tsx?|mjs|css)$/.test(file) && path.posix.dirname(file) !== '.' ? roomOf(file) : null;
    if (!room || room === OUTSIDE) continue;
    const folder = path.posix.dirname(file);
    loose.set(folder, [...(loose.get(folder) ?? []), file]);
  }
  return [...loose].flatMap(([folder, inside]) =>
    inside.length > MOST_LOOSE
      ? [
          {
            file: folder,
            line: inside.length,
            message: `${inside.length} loose files: above ${MOST_LOOSE} a folder gets folders by noun.`,
          },
        ]
      : [],
  );
}

/** The maps name every route module; a house without maps has none. */
function checkRoutes(root: string, files: string[]): Fault[] {
  const maps = files.filter((file) => MAPS.test(file)).map((file) => readFileSync(path.join(root, file), 'utf8'));
  if (maps.length === 0) return [];
  const named = new Set(
    maps.flatMap((text) =>
      [...text.matchAll(/['"`](?:\.\/)?(routes\/[^'"`]+)['"`]/g)].map(([, name]) => `app/${name}`),
    ),
  );
  return files
    .filter((file) => roomOf(file) === 'routes' && !named.has(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'No map names this route module: parts of a page live in components/ of its feature.',
    }));
}

function checkReadmes(root: string, files: string[]): Fault[] {
  const features = new Set(files.map(featureOf).filter((feature) => feature !== null));
  return [...features].flatMap((feature) => {
    const file = `app/features/${feature}/README.md`;
    if (!files.includes(file)) {
      return [{ file, line: 1, message: 'Every feature says what it is and owns, in a README of at most 20 lines.' }];
    }
    const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
    return lines > MOST_README_LINES
      ? [{ file, line: lines, message: `${lines} lines: a README of a feature has at most ${MOST_README_LINES}.` }]
      : [];
  });
}

function checkTests(files: string[]): Fault[] {
  const tested = new Set(files.filter((file) => /\.test\.tsx?$/.test(file)).map(featureOf));
  return [...new Set(files.map(featureOf))]
    .filter((feature) => feature !== null && !tested.has(feature))
    .map((feature) => ({
      file: `app/features/${feature}`,
      line: 1,
      message: 'Every feature has a test beside it: a unit test beside its source, or one of the site in tests/.',
    }));
}

/** A part of a feature is a file or a folder: a reader should not have to look in two places. */
function checkParts(files: string[]): Fault[] {
  return files.flatMap((file) => {
    const folder = /^(app\/features\/[^/]+\/[^/]+\/\w+)(\.server)?\.tsx?$/.exec(file)?.[1];
    return folder && files.some((other) => other.startsWith(`${folder}/`))
      ? [{ file, line: 1, message: `There is also a folder ${path.posix.basename(folder)}/: move this file into it.` }]
      : [];
  });
}
