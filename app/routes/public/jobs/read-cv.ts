/** A script sends a CV, and gets each value for the form with its source line. */
import { z } from 'zod';
import { receiveGuestCv, refuseCv } from '#app/features/people/guests/commands/receive-guest-cv.server.ts';
import { readCv } from '#app/features/people/profile/commands/read-cv.server.ts';
import { CV_READING_REFUSALS } from '#app/features/people/profile/texts.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { answerScripts } from '#app/web/form/script.server.ts';

export const loader = () => new Response('Send a CV\n', { status: 405, headers: { Allow: 'POST' } });

export const action = formAction({
  form: z.strictObject({}),
  gate: everybody,
  receive: (args) => receiveGuestCv(args, []),
  run: ({ services, files: cv }) => readCv(services, cv),
  done: ({ reading }) => Response.json({ ok: true, reading }, { headers: { 'Cache-Control': 'private, no-store' } }),
  refuse: ({ reason }) => {
    if (reason === 'missing') return refuseCv('missing');
    const message = CV_READING_REFUSALS[reason];
    if (reason === 'unreadable' || reason === 'scan') return { status: 422, message };
    return reason === 'busy'
      ? { status: 503, message, retryAfterSeconds: 5 }
      : { status: 429, message, retryAfterSeconds: 15 * 60 };
  },
  unexpected: { status: 500, message: CV_READING_REFUSALS.unreadable },
});

export const middleware = [answerScripts(action)];
