/** A stand-in for Google's siteverify that answers as configured and records requests. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SITEVERIFY } from '#platform/human-check/siteverify.server.ts';
import { detourSite } from './detour.ts';
import { startLocalServer } from './local-server.ts';

/** Keys in the format of Google's console; they belong to no site. */
export const RECAPTCHA_KEYS = {
  RECAPTCHA_SITE_KEY: '6Lc-site-key-of-no-real-site-00000000000',
  RECAPTCHA_SECRET_KEY: '6Lc-quiet-key-of-no-real-site-0000000000',
};

export type SuccessAnswer = {
  success: boolean;
  score?: number | string;
  action?: string;
  hostname?: string;
  challenge_ts?: string;
  'error-codes'?: string[];
};

export type AnswerRequest = (response: ServerResponse, request: IncomingMessage) => void;

export type Siteverify = {
  url: string;
  env: Record<string, string>;
  /** Requests, oldest first: method, type and form fields. */
  asked: { method: string; type: string; fields: Record<string, string> }[];
  answer(answering: AnswerRequest): void;
  close(): Promise<void>;
};

export async function startSiteverify(): Promise<Siteverify> {
  const requests: Siteverify['asked'] = [];
  let answerRequest: AnswerRequest = (response) => response.writeHead(503).end();
  const { origin, close } = await startLocalServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', headers } = request;
      requests.push({
        method,
        type: headers['content-type'] ?? '',
        fields: Object.fromEntries(new URLSearchParams(body)),
      });
      answerRequest(response, request);
    });
  });
  const url = `${origin}/siteverify`;
  return {
    url,
    env: { ...RECAPTCHA_KEYS, ...detourSite({ from: SITEVERIFY, to: url }) },
    asked: requests,
    answer: (next) => {
      answerRequest = next;
    },
    close,
  };
}

/** A successful answer for this form on this computer, with `changes`. */
export const succeed =
  (action: string, changes: { [Name in keyof SuccessAnswer]?: SuccessAnswer[Name] | undefined } = {}): AnswerRequest =>
  (response) => {
    const verdict = { success: true, score: 0.9, action, hostname: 'localhost', ...changes };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(verdict));
  };

/** Refusals after which the site stops calling siteverify for a while. */
export const UNREACHABLE: readonly string[] = [
  'does not know us',
  'fails with 500',
  'answers with a page',
  'sends us elsewhere',
  'goes on and on',
  'hangs up',
  'takes five seconds',
  'says its first byte and no more',
  'finds a word',
];

/** Every way to refuse a visitor (ABUSE R10), each one change away from success. */
export function refusals(action: string): Record<string, AnswerRequest> {
  const padded = JSON.stringify({
    success: true,
    score: 0.9,
    action,
    hostname: 'localhost',
    note: 'x'.repeat(100_000),
  });
  return {
    'says no': succeed(action, { success: false, 'error-codes': ['invalid-input-response'] }),
    'says no and praises nevertheless': succeed(action, { success: false }),
    'names another form': succeed(action === 'sign_up' ? 'contact_form_submit' : 'sign_up'),
    'names no form': succeed(action, { action: undefined }),
    'names another site': succeed(action, { hostname: 'localhost.example' }),
    'names no site': succeed(action, { hostname: undefined }),
    'finds 0.4': succeed(action, { score: 0.4 }),
    'finds nothing': succeed(action, { score: undefined }),
    'finds a word': succeed(action, { score: '0.9' }),
    'has seen it before': succeed(action, { success: false, 'error-codes': ['timeout-or-duplicate'] }),
    'does not know us': succeed(action, { success: false, 'error-codes': ['invalid-input-secret'] }),
    'takes five seconds': (response) => {
      const timer = setTimeout(() => succeed(action)(response, response.req), 5_000);
      response.on('close', () => clearTimeout(timer));
    },
    'says its first byte and no more': (response) => void response.writeHead(200).write('{'),
    'fails with 500': (response) => {
      response.statusCode = 500;
      response.end(JSON.stringify({ success: true, score: 0.9, action, hostname: 'localhost' }));
    },
    'answers with a page': (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sorry…</title>');
    },
    'sends us elsewhere': (response, request) => {
      if (request.url?.endsWith('/elsewhere')) succeed(action)(response, request);
      else response.writeHead(302, { Location: '/elsewhere' }).end();
    },
    'goes on and on': (response) => void response.writeHead(200).end(padded),
    'hangs up': (response) => void response.socket?.destroy(),
  };
}
