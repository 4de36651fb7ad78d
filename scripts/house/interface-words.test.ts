import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInterfaceWords } from './interface-words.ts';
import { readSource } from './source.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'interface-words-'));
});
afterAll(() => rm(root, { recursive: true }));

async function messagesOf(file: string, code: string): Promise<string[]> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), code);
  return checkInterfaceWords(readSource(root, file)).map(({ line, message }) => `${line} ${message}`);
}

test.each([
  ['a label', 'app/features/x/label.tsx', "export const label = 'Answers of clients';", 'of clients'],
  [
    'text between tags',
    'app/x/note.tsx',
    'export const Note = () => <p>Nothing is\n written down.</p>;',
    'written down',
  ],
  [
    'an email',
    'platform/mail/x.ts',
    'export const text = (name) => `You get this because of $' + '{name}.`;',
    'You get this because',
  ],
])('%s may not use words of the old idiom', async (_kind, file, code, words) => {
  expect(await messagesOf(file, code)).toEqual([expect.stringContaining(`1 '${words}' in a text that people read`)]);
});

test.each([
  ['a test', 'app/x/label.test.ts', "export const text = 'Answers of clients';"],
  ['content', 'content/label.ts', "export const text = 'Answers of clients';"],
  ['the name of a log message', 'app/x/log.ts', "export const text = 'a person is told';"],
  ['another meaning', 'domain/values.ts', "export const text = 'What we stand for';"],
])('%s may', async (_kind, file, code) => {
  expect(await messagesOf(file, code)).toEqual([]);
});
