import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelManners, type ModelStandIn, startLanguageModel } from '#tests/support/language-model.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { createChatCompletions, endpointOf } from './chat-completions.server.ts';
import type { LanguageModel } from './language-model.ts';

let standIn: ModelStandIn;
let elsewhere: ModelStandIn;
let model: LanguageModel;
let impatient: LanguageModel;

beforeAll(async () => {
  [standIn, elsewhere] = await Promise.all([startLanguageModel(), startLanguageModel()]);
  const settings = { url: standIn.url, key: 'k3y', model: 'small' };
  const patience = { firstWordMs: PATIENCE_MS, totalMs: PATIENCE_MS };
  model = createChatCompletions(settings, patience);
  impatient = createChatCompletions(settings, { ...patience, firstWordMs: 100 });
});

afterAll(() => Promise.all([standIn.stop(), elsewhere.stop()]));

async function ask(manners: ModelManners, signal?: AbortSignal): Promise<string[]> {
  standIn.behave(manners);
  const tested = manners.kind === 'stall' && !signal ? impatient : model;
  const answer = tested.answer([{ role: 'user', content: 'Where is Leeds?' }], signal ?? new AbortController().signal);
  const pieces: string[] = [];
  for await (const piece of answer) pieces.push(piece);
  return pieces;
}

test('the request to the model', async () => {
  await ask({ kind: 'stream', pieces: ['In Yorkshire.'] });
  expect(standIn.requests.at(-1)).toEqual({
    path: '/v1/chat/completions',
    authorization: 'Bearer k3y',
    body: {
      model: 'small',
      messages: [{ role: 'user', content: 'Where is Leeds?' }],
      stream: true,
      temperature: 0.2,
      max_tokens: 400,
    },
  });
});

test('the answer comes in pieces, or whole from services that do not stream', async () => {
  expect(await ask({ kind: 'stream', pieces: ['In ', '', 'Yorkshire: «', 'Å»'] })).toEqual([
    'In ',
    'Yorkshire: «',
    'Å»',
  ]);
  expect(await ask({ kind: 'whole', text: 'In Yorkshire.' })).toEqual(['In Yorkshire.']);
});

test('an answer without an end is cut', async () => {
  const pieces = await ask({ kind: 'stream', pieces: Array.from({ length: 60 }, () => 'x'.repeat(100)) });
  expect(pieces.join('')).toHaveLength(2_000);
});

test.each<[string, ModelManners, RegExp]>([
  ['refuses', { kind: 'status', status: 401 }, /answered 401/],
  ['fails', { kind: 'status', status: 500, body: 'Where is Leeds?' }, /^The language model answered 500$/],
  ['says nothing at all', { kind: 'stall' }, /says nothing/],
  ['only says that it will', { kind: 'stall', headers: true }, /says nothing/],
  ['breaks off', { kind: 'break', pieces: ['In '] }, /./],
  ['ends without an end', { kind: 'nonsense' }, /JSON/],
  ['gives an empty answer', { kind: 'stream', pieces: [] }, /empty/],
])('a model that %s is an error', async (_, manners, message) => {
  await expect(ask(manners)).rejects.toThrow(message);
});

test('a redirection is not followed: the key stays where it belongs', async () => {
  await expect(ask({ kind: 'redirect', to: elsewhere.url })).rejects.toThrow();
  expect(elsewhere.requests).toEqual([]);
});

test('the caller can abort the answer', async () => {
  await expect(ask({ kind: 'stall' }, AbortSignal.timeout(20))).rejects.toThrow(/timeout/);
});

test.each([
  ['https://api.example/v1', 'https://api.example/v1/chat/completions'],
  ['https://api.example/openai/v1/', 'https://api.example/openai/v1/chat/completions'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/v1/chat/completions'],
])('%s → %s', (url, endpoint) => {
  expect(endpointOf(url)).toBe(endpoint);
});
