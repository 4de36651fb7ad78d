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

/** The fields of a successful answer. */
export type Praise = {
  success: boolean;
  score?: number | string;
  action?: string;
  hostname?: string;
  challenge_ts?: string;
  'error-codes'?: string[];
};

export type Answering = (response: ServerResponse, request: IncomingMessage) => void;

export type Siteverify = {
  url: string;
  /** Makes a site with keys call this stand-in. */
  env: Record<string, string>;
  /** Requests, oldest first: method, type and form fields. */
  asked: { method: string; type: string; fields: Record<string, string> }[];
  answer(answering: Answering): void;
  close(): Promise<void>;
};

export async function startSiteverify(): Promise<Siteverify> {
  const requests: Siteverify['asked'] = [];
  let answering: Answering = (response) => response.writeHead(503).end();
  const { origin, close } = await startLocalServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', headers } = request;
      requests.push({
        method,
        type: headers['content-type'] ?? '',
        fields: Object.fromEntries(new URLSearchParams(body)),
      });
      answering(response, request);
    });
  });
  const url = `${origin}/siteverify`;
  return {
    url,
    env: { ...RECAPTCHA_KEYS, ...detourSite({ from: SITEVERIFY, to: url }) },
    asked: requests,
    answer: (next) => {
      answering = next;
    },
    close,
  };
}

/** A successful answer for this form on this computer, with `changes`. */
export const praise =
  (action: string, changes: { [Name in keyof Praise]?: Praise[Name] | undefined } = {}): Answering =>
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
export function refusals(action: string): Record<string, Answering> {
  const padded = JSON.stringify({
    success: true,
    score: 0.9,
    action,
    hostname: 'localhost',
    note: 'x'.repeat(100_000),
  });
  return {
    'says no': praise(action, { success: false, 'error-codes': ['invalid-input-response'] }),
    'says no and praises nevertheless': praise(action, { success: false }),
    'names another form': praise(action === 'sign_up' ? 'contact_form_submit' : 'sign_up'),
    'names no form': praise(action, { action: undefined }),
    'names another site': praise(action, { hostname: 'localhost.example' }),
    'names no site': praise(action, { hostname: undefined }),
    'finds 0.4': praise(action, { score: 0.4 }),
    'finds nothing': praise(action, { score: undefined }),
    'finds a word': praise(action, { score: '0.9' }),
    'has seen it before': praise(action, { success: false, 'error-codes': ['timeout-or-duplicate'] }),
    'does not know us': praise(action, { success: false, 'error-codes': ['invalid-input-secret'] }),
    'takes five seconds': (response) => {
      const timer = setTimeout(() => praise(action)(response, response.req), 5_000);
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
      if (request.url?.endsWith('/elsewhere')) praise(action)(response, request);
      else response.writeHead(302, { Location: '/elsewhere' }).end();
    },
    'goes on and on': (response) => void response.writeHead(200).end(padded),
    'hangs up': (response) => void response.socket?.destroy(),
  };
}
