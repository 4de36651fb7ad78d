/** Runs the commands of a guide. Each block of commands is followed by the expected answer, in which `…` matches anything. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export type GuideStep = { commands: string; answer: { kind: 'json' | 'text'; text: string } };
/** `name` is of a variable that readers set themselves. */
type Block = { kind: string; text: string; line: number };

const EXPORTS = /^(export \w+='[^']*'\n?)+$/;

/**
 * Throws if commands have no answer, or an answer no commands.
 *
 * @returns commands and variables, in the guide's order
 */
export function readGuide(markdown: string): (GuideStep | { variables: string[] })[] {
  const blocks = listBlocks(markdown).filter(({ kind }) => ['sh', 'json', 'text'].includes(kind));
  const steps: (GuideStep | { variables: string[] })[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const { kind, text, line } = blocks[index] as Block;
    if (kind !== 'sh') throw new Error(`Line ${line}: an answer without commands`);
    if (EXPORTS.test(text)) {
      steps.push({ variables: Array.from(text.matchAll(/^export (\w+)=/gm), ([, name = '']) => name) });
      continue;
    }
    const next = blocks[index + 1];
    if (next?.kind !== 'json' && next?.kind !== 'text') throw new Error(`Line ${line}: commands without an answer`);
    steps.push({ commands: text, answer: { kind: next.kind, text: next.text } });
    index += 1;
  }
  return steps;
}

/** Fenced blocks; those in a list are dedented. */
function listBlocks(markdown: string): Block[] {
  return Array.from(
    markdown.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm),
    ({ index, 1: indent = '', 2: kind = '', 3: text = '' }) => ({
      kind,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: markdown.slice(0, index).split('\n').length,
    }),
  );
}

type Facts = { SITE: string; KEY: string };

/** @returns for each block of commands the expected and the actual answer, both reduced to the documented parts */
export async function runGuide(
  file: string,
  facts: Facts,
): Promise<{ commands: string; expected: unknown; actual: unknown }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-'));
  const placeholders: Record<string, string> = { ...facts };
  const variables: Record<string, string> = {};
  const results: { commands: string; expected: unknown; actual: unknown }[] = [];
  try {
    for (const step of readGuide(await readFile(file, 'utf8'))) {
      if ('variables' in step) {
        for (const name of step.variables) variables[name] = placeholders[name] ?? `no ${name}`;
        continue;
      }
      const { commands, answer } = step;
      const env = { PATH: process.env['PATH'], ...variables };
      const { stdout } = await promisify(execFile)('sh', ['-euc', commands], { cwd: folder, env });
      const etag = /^etag: (.*?)\r?$/im.exec(stdout)?.[1];
      if (etag) placeholders['ETAG'] = etag;
      if (answer.kind === 'text') {
        const lines = answer.text.trim().split('\n');
        const actualLines = stdout.split(/\r?\n/);
        results.push({
          commands,
          expected: lines,
          actual: lines.map((line) =>
            reduce(
              line,
              actualLines.find((each) => matches(line, each)),
            ),
          ),
        });
        continue;
      }
      const body = stdout.slice(stdout.startsWith('HTTP/') ? stdout.indexOf('\r\n\r\n') + 4 : 0);
      const [expected, actual] = [readJson(answer.text), readJson(body)];
      const { id } = (actual[0] ?? {}) as { id?: string };
      if (id) placeholders['ID'] = id;
      results.push({ commands, expected, actual: reduce(expected, actual) });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return results;
}

/** Reads one JSON value, or one on each line. */
function readJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
}

/** Drops properties of `got` that `expected` lacks, and replaces values that `…` matches by `…`. */
function reduce(expected: unknown, actual: unknown): unknown {
  if (typeof expected === 'string') return typeof actual === 'string' && matches(expected, actual) ? expected : actual;
  if (Array.isArray(expected) && Array.isArray(actual))
    return expected.map((each, index) => reduce(each, actual[index]));
  if (expected === null || actual === null || typeof expected !== 'object' || typeof actual !== 'object') return actual;
  const parts = actual as Record<string, unknown>;
  return Object.fromEntries(Object.entries(expected).map(([name, part]) => [name, reduce(part, parts[name])]));
}

const matches = (expected: string, actual: string): boolean =>
  new RegExp(`^${expected.split('…').map(asPattern).join('[^]*')}$`, 'i').test(actual);

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
