/**
 * Answers scripts with JSON at the URL of a page's form, where an action alone could only answer with its page.
 *
 *   export const middleware = [answerOnce, answerScripts(action)];
 */
import type { ActionFunctionArgs, data, MiddlewareFunction } from 'react-router';
import { isFromScript } from './read.server.ts';

export type FormArgs = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

export const answerScripts =
  (action: { forScripts(args: FormArgs): Promise<Response> }): MiddlewareFunction<Response> =>
  async ({ request, context, params }, next) => {
    if (request.method !== 'POST' || !isFromScript(request)) return next();
    try {
      return await action.forScripts({ request, context, params });
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      const reason = String(thrown.data);
      const { [reason]: message = 'The request failed.' } = MESSAGES;
      return Response.json({ ok: false, reason, message }, { status: thrown.init?.status ?? 500 });
    }
  };

export const isRefusal = (thrown: unknown): thrown is ReturnType<typeof data<unknown>> =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && 'init' in thrown;

/** One text for every missing job, also for likes and swipes. */
export const JOB_GONE = 'This job is no longer on the board.';

const MESSAGES: Readonly<Record<string, string>> = {
  bad_form: 'This wasn’t sent from a form on this site.',
  not_signed_in: 'You’re signed out. Sign in again to send it.',
  job_not_found: JOB_GONE,
  try_again: 'We couldn’t process this just now. Try again in a moment.',
};
