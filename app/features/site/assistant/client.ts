/** Asks the server for an answer, and falls back to the rules, which the browser also has. */
import { href } from 'react-router';
import type { AssistantWords } from '#db/content/site/assistant.ts';
import {
  type AnswerLine,
  type AssistantLink,
  MOST_TURNS,
  REPLY_DELAY_MS,
  RULES_TYPE,
  type RuleAnswer,
  replyByRule,
  type Turn,
} from './schema.ts';

export type ShownAnswer = {
  text: string;
  links: AssistantLink[];
  isAutomatic: boolean;
};

/** The server starts an answer at once, unless something is wrong. In milliseconds. */
const BEGINS_WITHIN_MS = 8_000;
const ENDS_WITHIN_MS = 40_000;

/** Calls `show` as the answer grows, first after a second; never fails. */
export async function answer(
  words: AssistantWords,
  turns: readonly Turn[],
  show: (answer: ShownAnswer) => void,
): Promise<void> {
  const question = turns.at(-1)?.text ?? '';
  const stop = new AbortController();
  const beginning = setTimeout(() => stop.abort(), BEGINS_WITHIN_MS);
  const end = setTimeout(() => stop.abort(), ENDS_WITHIN_MS);
  const earliest = new Promise((resolve) => setTimeout(resolve, REPLY_DELAY_MS));
  let links: AssistantLink[] = [];
  try {
    const request = ask(turns, stop.signal);
    await Promise.allSettled([request, earliest]);
    const response = await request;
    clearTimeout(beginning);
    if (response.headers.get('Content-Type')?.startsWith(RULES_TYPE)) {
      const { reply, links: found }: RuleAnswer = await response.json();
      return show({ text: reply, links: found, isAutomatic: false });
    }
    let text = '';
    let isAutomatic = true;
    for await (const line of readLines(response)) {
      if ('links' in line) links = line.links;
      else if ('text' in line) text += line.text;
      else [text, isAutomatic] = [line.reply, false];
      if (text) show({ text, links, isAutomatic });
    }
    if (!text) throw new Error('An empty answer');
  } catch {
    // The visitor gets the reply of the built-in rules; the server logs its own errors.
    show({ text: replyByRule(words, question), links, isAutomatic: false });
  } finally {
    clearTimeout(beginning);
    clearTimeout(end);
  }
}

export async function fetchWords(): Promise<AssistantWords> {
  const response = await fetch(href('/api/assistant'), { signal: AbortSignal.timeout(BEGINS_WITHIN_MS) });
  if (!response.ok) throw new Error(`The assistant answered ${response.status}`);
  return response.json();
}

async function ask(turns: readonly Turn[], signal: AbortSignal): Promise<Response> {
  const messages = turns.slice(-MOST_TURNS).map(({ sender, text }) => ({ sender, text }));
  const response = await fetch(href('/api/assistant'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ messages }),
    signal,
  });
  if (!response.ok) throw new Error(`The assistant answered ${response.status}`);
  return response;
}

async function* readLines({ body }: Response): AsyncGenerator<AnswerLine> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (buffer + part.value).split('\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}
