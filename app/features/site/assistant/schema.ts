/** Messages between the assistant's panel and the server. Checked without zod, because it runs in the browser too. */
import type { AssistantWords } from '#db/content/site/assistant.ts';
import { findTopic, replyTo } from '#domain/assistant-replies.ts';

/** spec: marketing §9 "Chat reply delay 1000 ms". */
export const REPLY_DELAY_MS = 1_000;
export const LONGEST_MESSAGE = 1_000;
/** Only the last messages are needed to understand a question. */
export const MOST_TURNS = 10;

export type Turn = { sender: 'user' | 'bot'; text: string };

export type AssistantLink = { kind: 'job' | 'page'; label: string; note: string; href: string };

export type RuleAnswer = { reply: string; links: AssistantLink[] };

/** One line of a streamed answer; `reply` replaces all pieces before it. */
export type AnswerLine = { links: AssistantLink[] } | { text: string } | { reply: string };

export const RULES_TYPE = 'application/json';
export const PIECES_TYPE = 'application/x-ndjson';

/** The last part of a conversation, within the size limits; null unless it ends with a question. */
export function readConversation(sent: unknown): Turn[] | null {
  if (typeof sent !== 'object' || sent === null || !('messages' in sent) || !Array.isArray(sent.messages)) return null;
  const turns = sent.messages.slice(-MOST_TURNS).map(readTurn);
  if (!turns.every((turn) => turn !== null)) return null;
  const last = turns.at(-1);
  return last?.sender === 'user' && last.text.trim() !== '' ? turns : null;
}

function readTurn(sent: unknown): Turn | null {
  if (typeof sent !== 'object' || sent === null || !('sender' in sent) || !('text' in sent)) return null;
  const { sender, text } = sent;
  if ((sender !== 'user' && sender !== 'bot') || typeof text !== 'string') return null;
  return { sender, text: text.slice(0, LONGEST_MESSAGE).toWellFormed() };
}

export const replyByRule = (words: AssistantWords, question: string): string => replyTo(findTopic(question), words);
