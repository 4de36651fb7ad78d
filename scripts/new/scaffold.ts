/** Output of a scaffold: whole files, and lines that are added to existing files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Change = { file: string; text: string };

export type Scaffold = {
  /** Format of its argument, such as 'AREA/FEATURE/NAME'. */
  takes: string;
  /**
   * Throws `Refused` if it cannot be written.
   * @param root of the project.
   * @param options what follows the name
   */
  plan(root: string, name: string, ...options: string[]): Change[];
  /** Steps that remain for the developer, one per line. */
  next: string[];
  /** Scripts of package.json to run once the files are there. */
  runs?: string[];
};

/** A usage error, reported as one sentence. */
export class Refused extends Error {}

const WORDS = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** 'remind-employers' */
export function checkWords(name: string): string {
  if (WORDS.test(name)) return name;
  throw new Refused(`'${name}' must be words in small letters, joined by hyphens`);
}

export const listAreas = (root: string): string[] => readdirSync(path.join(root, 'app/features'));

/** 'board/jobs/remind-employers' → { feature: 'board/jobs', words: 'remind-employers' } */
export function splitName(root: string, name: string): { feature: string; words: string } {
  const [area = '', noun = '', words = '', ...others] = name.split('/');
  const feature = `${area}/${noun}`;
  const features = listAreas(root).flatMap((each) =>
    readdirSync(path.join(root, 'app/features', each)).map((folder) => `${each}/${folder}`),
  );
  if (others.length > 0 || !features.includes(feature)) {
    throw new Refused(`'${name}' must begin with a feature and a slash. Features: ${features.join(', ')}`);
  }
  return { feature, words: checkWords(words) };
}

/** 'remind-employers' → 'remindEmployers' */
export const toCamel = (words: string): string =>
  words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** 'remind-employers' → 'Remind employers' */
export const toSentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');

export function newFile(root: string, file: string, text: string): Change {
  if (existsSync(path.join(root, file))) throw new Refused(`${file} is there already`);
  return { file, text };
}

export const readText = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Throws if the text is missing, so that a changed file is noticed. */
export function insertAfter(text: string, place: RegExp, addition: string): string {
  const match = place.exec(text);
  if (!match) throw new Error(`No place found for '${addition.trim()}': ${place} matches nothing`);
  const end = match.index + match[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}

/** Imports a name, unless the file does already; the formatter puts the line where it belongs. */
export function addImport(text: string, name: string, module: string): string {
  const from = `\\} from '${module.replaceAll('.', '\\.')}';`;
  if (new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*${from}`, 'm').test(text)) return text;
  const present = new RegExp(`(?<=^import \\{)(?=[^}]*${from})`, 'm');
  if (present.test(text)) return insertAfter(text, present, ` ${name},`);
  const line = `import { ${name} } from '${module}';\n`;
  // An import before the first one would be separated from the file's comment by the formatter.
  const lastImport = /^import [^;]*;\n(?!import )/m;
  return insertAfter(text, lastImport.test(text) ? lastImport : /^\/\*\*.*?\*\/\n/s, line);
}
