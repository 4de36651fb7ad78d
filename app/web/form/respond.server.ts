/** What becomes of a form, as its page and as a script are told. */
import { data, redirect } from 'react-router';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { echo, type Fields, type FormErrors } from './read.server.ts';
import { EMPTY_REPLY, type FormNotice, type Reply, staysHere } from './reply.ts';

/** Where a form leads that was accepted, and what its page says. */
export type Done<More extends object = object> = {
  /** A path of this site. */
  to: string;
  notice?: PageNoticeKey;
  /** By default the notice. */
  outcome?: string;
  /** What stands there must be read: a dialog leads there, too. */
  needsPage?: boolean;
  /** The form says itself that it stays on its page (`answer=here`). */
  stays?: boolean;
  headers?: HeadersInit;
  more?: Partial<More>;
};

/** Why a form was not accepted. Its page shows it again with what was typed. */
export type Refusal<More extends object = object> = {
  status: number;
  notice?: FormNotice;
  errors?: FormErrors;
  retryAfterSeconds?: number;
  /** For scripts; by default the name of the refusal. */
  reason?: string;
  /** For scripts; by default the first error, or the notice. */
  message?: string;
  /** Leads to this path instead of showing the form again. */
  to?: string;
  more?: Partial<More>;
};

export type Answer<More extends object> =
  /** A response of its own, such as a file. */
  { done: Done<More> | Response } | { refusal: Refusal<More>; fields: Fields; errorId?: string };

/** What the form is about is not there: 404. */
export function gone(reason: string): never {
  throw data(reason, { status: 404 });
}

/** A page is led on, or says what is wrong; a dialog, which says `?here`, stays. */
export function answerPage<More extends object>({ request }: { request: Request }, answer: Answer<More>) {
  if ('done' in answer) {
    if (answer.done instanceof Response) return answer.done;
    const { to, notice, outcome = notice, needsPage, stays, headers, more } = answer.done;
    if (needsPage || !(stays || staysHere(pageUrl(request)))) {
      return redirect(notice ? withPageNotice(to, notice) : to, { status: 303, ...(headers && { headers }) });
    }
    const reply = { ...EMPTY_REPLY, isDone: true, ...(outcome && { outcome }), ...more } as Reply<More>;
    return data(reply, { status: 200, ...(headers && { headers }) });
  }
  const { refusal, fields } = answer;
  const { status, to } = refusal;
  if (to !== undefined) return redirect(to, 303);
  const reply = { ...describe(answer), values: echo(fields) } as Reply<More>;
  return data(reply, { status, headers: waiting(refusal) });
}

export function answerScript<More extends object>(answer: Answer<More>): Response {
  if ('done' in answer) {
    if (answer.done instanceof Response) return answer.done;
    const { to, notice, outcome = notice, needsPage, headers, more } = answer.done;
    const reply = {
      ok: true,
      path: notice ? withPageNotice(to, notice) : to,
      outcome,
      ...(needsPage && { needsPage }),
      ...more,
    };
    return Response.json(reply, headers ? { headers } : {});
  }
  const { refusal } = answer;
  const { status, message, errors = {}, notice } = refusal;
  const [error] = Object.values(errors);
  const isFine = status < 400;
  const why = isFine ? { ok: true } : { ok: false, message: message ?? error ?? notice?.text ?? notice?.title ?? '' };
  return Response.json({ ...describe(answer), ...why }, { status, headers: waiting(refusal) });
}

const describe = <More extends object>({ refusal, errorId }: Extract<Answer<More>, { refusal: unknown }>) => {
  const { errors = {}, notice = null, reason, more } = refusal;
  return { errors, notice, ...(reason && { reason }), ...(errorId && { errorId }), ...more };
};

const waiting = ({ retryAfterSeconds }: { retryAfterSeconds?: number }): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
