/** Words that name no subject. A comment or a text that needs one of them has to be read twice. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './rules.ts';

const BANNED = /\b(whoever|whomever|somebody|whom|is none)\b/gi;
const SOURCES = /\.(tsx?|mjs|css|sql|md)$/;
/** Migrations are never edited, decisions are history, and the rest is text of the demo agency and its people. */
const PROSE = /^(db\/(migrations|seed)|docs\/decisions|content)\//;

/** @param left allowed uses by file */
export function checkWords(root: string, files: readonly string[], left: Readonly<Record<string, number>>): Fault[] {
  return files
    .filter((file) => SOURCES.test(file) && !PROSE.test(file))
    .flatMap((file) => {
      const matches = findWords(readFileSync(path.join(root, file), 'utf8'));
      const allowed = left[file] ?? 0;
      if (matches.length === allowed) return [];
      if (matches.length < allowed) {
        const message = `${matches.length} words that name no subject, ${allowed} are allowed: lower the number in scripts/house/words-left.ts.`;
        return [{ file, line: 1, message }];
      }
      return matches.slice(0, matches.length - allowed).map(({ line, word }) => ({
        file,
        line,
        message: `'${word}' names no subject: say candidate, visitor, server, request …`,
      }));
    });
}

function findWords(text: string): { line: number; word: string }[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(BANNED)].map(([word]) => ({ line: index + 1, word })));
}
