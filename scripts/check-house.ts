/** Checks the rules of the house: which folder may import which, how files are named, how long they may be. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCircles } from './house/circles.ts';
import { checkFolders } from './house/folders.ts';
import { checkInterfaceWords } from './house/interface-words.ts';
import { checkContent, checkName, type Fault, LONG, mayBeLong } from './house/rules.ts';
import { readSource } from './house/source.ts';
import { checkWording, lowerWording, type WordingCounts } from './house/wording.ts';
import { checkWords } from './house/words.ts';
import { WORDS_LEFT } from './house/words-left.ts';

const SKIPPED_FOLDERS = ['node_modules', 'build', 'native', 'public'];

export function checkHouse(root: string): { faults: Fault[]; warnings: Fault[] } {
  const files = listFiles(root, '').sort();
  const sources = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => readSource(root, file));
  const allowed = readWordingLeft(root);
  const faults = [
    ...files.flatMap((file) => checkName(file)),
    ...sources.flatMap((source) => [...checkContent(source), ...checkInterfaceWords(source)]),
    ...checkFolders(root, files),
    ...findCircles(sources),
    ...checkWords(root, files, WORDS_LEFT),
    ...(allowed ? checkWording(root, files, allowed) : []),
  ];
  const warnings = sources
    .filter(({ file, lines }) => lines > LONG && !mayBeLong(file))
    .map(({ file, lines }) => ({
      file,
      line: lines,
      message: `${lines} lines: above ${LONG} a file hides a second one.`,
    }))
    .filter(({ file }) => !faults.some((fault) => fault.file === file));
  return { faults, warnings };
}

const WORDING_LEFT = 'scripts/house/wording-left.json';

function readWordingLeft(root: string): WordingCounts | null {
  const file = path.join(root, WORDING_LEFT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || (!folder && SKIPPED_FOLDERS.includes(entry.name))) return [];
    return entry.isDirectory() ? listFiles(root, file) : [file];
  });
}

if (import.meta.main) {
  const [option] = process.argv.slice(2);
  const isLowering = option === '--lower-wording';
  const root = option && !isLowering ? option : fileURLToPath(new URL('..', import.meta.url));
  if (isLowering) {
    const lowered = lowerWording(root, listFiles(root, ''), readWordingLeft(root) ?? {});
    writeFileSync(path.join(root, WORDING_LEFT), `${JSON.stringify(lowered, null, 2)}\n`);
  }
  const { faults, warnings } = checkHouse(root);
  for (const { file, line, message } of warnings) console.log(`${file}:${line}  (warning) ${message}`);
  for (const { file, line, message } of faults) console.log(`${file}:${line}  ${message}`);
  console.log(faults.length === 0 ? 'The house is in order.' : `${faults.length} things are out of place.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
