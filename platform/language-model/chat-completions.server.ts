/** Implements the language model by the protocol that most services speak: POST …/chat/completions, streamed. */
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { LanguageModel, ModelMessage } from './language-model.ts';

export type LanguageModelSettings = { url: string; key: string; model: string };

type Limits = { firstWordMs: number; totalMs: number };

const LIMITS: Limits = { firstWordMs: 15_000, totalMs: 30_000 };
/** Counted in characters. An answer should be a paragraph; longer ones are cut. */
const LONGEST_ANSWER = 2_000;
const MOST_BYTES = 262_144;
const MOST_TOKENS = 400;

export const openLanguageModel = (settings: LanguageModelSettings | null): LanguageModel | null =>
  settings && createChatCompletions(settings);

export function createChatCompletions(settings: LanguageModelSettings, limits: Limits = LIMITS): LanguageModel {
  return { answer: (messages, signal) => readAnswer(settings, limits, messages, signal) };
}

async function* readAnswer(
  settings: LanguageModelSettings,
  { firstWordMs, totalMs }: Limits,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const silence = new AbortController();
  const firstWord = setTimeout(() => silence.abort(new Error('The language model says nothing')), firstWordMs);
  try {
    const requestSignal = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(totalMs)]);
    const answer = await ask(settings, messages, requestSignal);
    let length = 0;
    for await (const piece of readPieces(answer)) {
      clearTimeout(firstWord);
      const room = LONGEST_ANSWER - length;
      length += piece.length;
      yield piece.slice(0, room);
      if (length >= LONGEST_ANSWER) return;
    }
    if (length === 0) throw new Error('The language model gave an empty answer');
  } finally {
    clearTimeout(firstWord);
    silence.abort();
  }
}

async function ask(
  { url, key, model }: LanguageModelSettings,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<Response> {
  const answer = await fetch(endpointOf(url), {
    method: 'POST',
    // The key goes only to the configured address.
    redirect: 'error',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json',
    },
    body: JSON.stringify({ model, messages, stream: true, temperature: 0.2, max_tokens: MOST_TOKENS }),
    signal,
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new Error(`The language model answered ${answer.status}`);
}

/** @param url usually ends with its version: 'https://…/v1'; a bare host means version 1 */
export function endpointOf(url: string): string {
  const base = new URL(url);
  const path = base.pathname.replace(/\/+$/, '');
  base.pathname = `${path || '/v1'}/chat/completions`;
  return base.href;
}

const chunk = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }),
  ),
});
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** Some services send the whole answer at once, although a stream was requested. */
async function* readPieces(answer: Response): AsyncGenerator<string> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    let text = '';
    for await (const part of readText(answer)) text += part;
    yield whole.parse(readJson(text)).choices[0]?.message.content ?? '';
    return;
  }
  const waitingPieces: string[] = [];
  let isFinished = false;
  const parser = createParser({ onEvent: ({ data }) => waitingPieces.push(data), maxBufferSize: MOST_BYTES });
  for await (const text of readText(answer)) {
    parser.feed(text);
    for (const event of waitingPieces.splice(0)) {
      if (event === '[DONE]') return;
      const [choice] = chunk.parse(readJson(event)).choices;
      if (choice?.delta.content) yield choice.delta.content;
      isFinished ||= Boolean(choice?.finish_reason);
    }
  }
  if (!isFinished) throw new Error('The language model broke off');
}

/** The engine's own error would quote the start of the response, which would get into the log. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The language model sent no JSON');
  }
}

async function* readText({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  let received = 0;
  const decoder = new TextDecoder();
  for await (const part of body) {
    received += part.byteLength;
    if (received > MOST_BYTES) throw new Error('The language model does not stop');
    yield decoder.decode(part, { stream: true });
  }
}
