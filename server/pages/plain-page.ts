/** A page without the site's frame, for answers given before a page of the site can be rendered. */
import type { IncomingMessage } from 'node:http';
import { describeProblem, isProblemStatus } from '#app/web/api/problem.server.ts';
import { API_PATH } from '#domain/api-key/api-key.ts';
import type { Refusal } from '#server/http/guards.ts';
import { NOTHING_RUNS } from '#server/http/security-headers.ts';

/** The page contains its styles. */
export const PLAIN_PAGE_POLICY = `${NOTHING_RUNS}; style-src-attr 'unsafe-inline'`;

type PlainPage = {
  title: string;
  heading: string;
  text: string;
  /** Text of a link that reloads this page. */
  retry?: string;
};

/** @param page texts are inserted without escaping */
export function plainPage({ title, heading, text, retry }: PlainPage): string {
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="margin:0;background:light-dark(#f6f8f5,#101613);color:light-dark(#13201a,#e8eeea);font:1.125rem/1.6 system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;padding:22vh 1.25rem 4rem">
<h1 style="font:500 clamp(2rem,9vw,2.75rem)/1.15 Georgia,serif;margin:0 0 1rem">${heading}</h1>
<p style="margin:0">${text}</p>${retry ? `\n<p><a href="" style="color:inherit">${retry}</a></p>` : ''}
</main>
</body>
</html>
`;
}

const REFUSED = 'Something went wrong';

/** Writes a refusal in the form that its client reads: an API problem, JSON for scripts, a page for browsers, or else a line of text. */
export function refusalFor({ url = '', headers: { accept = '' } }: IncomingMessage, { status, message }: Refusal) {
  if (url.startsWith(API_PATH) && isProblemStatus(status)) {
    const text = JSON.stringify(describeProblem(status, message));
    return { type: 'application/problem+json', policy: NOTHING_RUNS, text };
  }
  if (accept.includes('application/json'))
    return { type: 'application/json', policy: NOTHING_RUNS, text: JSON.stringify({ ok: false, message }) };
  if (!accept.includes('text/html'))
    return { type: 'text/plain; charset=utf-8', policy: NOTHING_RUNS, text: `${message}\n` };
  const text = plainPage({ title: REFUSED, heading: REFUSED, text: message, retry: 'Reload the page' });
  return { type: 'text/html; charset=utf-8', policy: PLAIN_PAGE_POLICY, text };
}
