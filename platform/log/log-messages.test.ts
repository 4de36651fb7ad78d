import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ROOMS = '{app,db,platform,server}/**/*.{ts,tsx}';
/** Loaders that log a message of their callers. */
const LOADERS = ['app/web/page/load-page.server.ts', 'app/desk/list/list-loader.server.ts'];
const DOCUMENT = 'docs/operate/logs.md';

type Call = { file: string; level: string; message: string | null };

/** All calls that log, by the message; null if the message is not a literal there. */
async function listCalls(): Promise<Call[]> {
  const calls: Call[] = [];
  for await (const file of glob(ROOMS)) {
    if (/\.test\.tsx?$/.test(file) || LOADERS.includes(file)) continue;
    const source = await readFile(file, 'utf8');
    for (const call of source.matchAll(/\blog(?:\.(trace|debug|info|warn|error|fatal)|\[[^\]]*\])\(/g)) {
      const message = readQuoted(listArguments(source, call.index + call[0].length).at(-1));
      calls.push({ file, level: call[1] ?? '', message });
    }
    for (const call of source.matchAll(/\blistLoader\(/g)) {
      const rules = listArguments(source, call.index + call[0].length)[0] ?? '';
      calls.push({ file, level: 'error', message: /\bmessage: '([^']*)'/.exec(rules)?.[1] ?? null });
    }
    for (const call of source.matchAll(/\bload(?:Page|Part)\(/g)) {
      const message = readQuoted(listArguments(source, call.index + call[0].length)[1]);
      calls.push({ file, level: 'error', message });
    }
  }
  return calls;
}

const readQuoted = (argument = ''): string | null => {
  const quoted = /^(?:'([^']*)'|"([^"]*)")$/.exec(argument);
  return quoted?.[1] ?? quoted?.[2] ?? null;
};

function listArguments(source: string, start: number): string[] {
  const listed: string[] = [];
  let depth = 0;
  let quote = '';
  let from = start;
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (quote) {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) {
      if (depth === 0) return [...listed, source.slice(from, at).trim()].filter(Boolean);
      depth -= 1;
    } else if (letter === ',' && depth === 0) {
      listed.push(source.slice(from, at).trim());
      from = at + 1;
    }
  }
  throw new Error('A call that never ends');
}

const calls = await listCalls();
const lines = (await readFile(DOCUMENT, 'utf8')).split('\n');
const listed = lines.map((line) => /^\| `([^`]+)` \|/.exec(line)?.[1]).filter((name) => name !== undefined);
const messages = listed.slice(listed.findIndex((name) => name.includes(' ') || name === 'request'));

test('every message is written out where it is logged, so that it can be found', () => {
  expect(calls.length).toBeGreaterThan(80);
  expect(calls.filter(({ message }) => message === null)).toEqual([]);
});

test(`every message has a line in ${DOCUMENT}`, () => {
  const documented = new Set(messages);
  expect(calls.filter(({ message }) => message !== null && !documented.has(message))).toEqual([]);
});

test(`${DOCUMENT} lists no message twice, and only messages that the code logs`, () => {
  const logged = new Set(calls.map(({ message }) => message));
  expect(messages.filter((message) => !logged.has(message))).toEqual([]);
  expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([]);
});
