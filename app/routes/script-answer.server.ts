/**
 * For a page whose form is sent by scripts, too: `export const middleware = [answerScripts(answerProfile, describe)]`. An
 * action can only answer with its page; whoever asks for JSON gets the same answer here, with a reason in words where it was
 * refused.
 */
import type { ActionFunctionArgs, data, MiddlewareFunction } from 'react-router';
import { isFromScript } from '#app/site/form.server.ts';
import { JOB_GONE } from '#domain/candidate-notices.ts';

type Asking = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;
type PageAnswer<Answer> = ReturnType<typeof data<Answer>>;
export type Refusal = { reason: string; message: string };

/**
 * @param answer of the page: leads elsewhere when all went well, or shows what is in its data
 * @param describe why that was refused, by its status
 */
export const answerScripts =
  <Answer extends { values: unknown }>(
    answer: (asking: Asking) => Promise<Response | PageAnswer<Answer>>,
    describe: (answer: Answer, status: number) => Refusal,
  ): MiddlewareFunction<Response> =>
  async ({ request, context, params }, next) => {
    if (request.method !== 'POST' || !isFromScript(request)) return next();
    try {
      const answered = await answer({ request, context, params });
      if (answered instanceof Response) {
        return Response.json({ ok: true, path: answered.headers.get('Location') });
      }
      const { status = 200, headers } = answered.init ?? {};
      const why = status < 400 ? { ok: true } : { ok: false, ...describe(answered.data, status) };
      // Whoever sent it knows what was in it; and answers under a key are kept, which that should not be.
      const { values: _, ...said } = answered.data;
      return Response.json({ ...said, ...why }, { status, headers });
    } catch (thrown) {
      if (!isPageAnswer(thrown)) throw thrown;
      const reason = String(thrown.data);
      const { [reason]: message = 'This could not be done.' } = MESSAGES;
      return Response.json({ ok: false, reason, message }, { status: thrown.init?.status ?? 500 });
    }
  };

/** What gates and readers of forms throw. */
const isPageAnswer = (thrown: unknown): thrown is PageAnswer<unknown> =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown && 'init' in thrown;

const MESSAGES: Readonly<Record<string, string>> = {
  bad_form: 'This was not sent by a form of this site.',
  not_signed_in: 'You are logged out. Log in again to send it.',
  candidates_only: 'Only candidates can do this.',
  job_not_found: JOB_GONE,
  try_again: 'We could not process this just now. Try again in a moment.',
};
