import { data, redirect } from 'react-router';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { echo, type Fields, type FormErrors } from './read.server.ts';
import { EMPTY_REPLY, type FormNotice, type Reply, staysHere } from './reply.ts';

export type Done<More extends object = object> = {
  to: string;
  notice?: PageNoticeKey;
  /** Defaults to the notice. */
  outcome?: string;
  needsPage?: boolean;
  /** The form asked to stay on its page (`answer=here`). */
  stays?: boolean;
  headers?: HeadersInit;
  more?: Partial<More>;
};

export type Refusal<More extends object = object> = {
  status: number;
  notice?: FormNotice;
  errors?: FormErrors;
  retryAfterSeconds?: number;
  /** Sent to scripts; defaults to the refusal's name. */
  reason?: string;
  /** Sent to scripts; defaults to the first error or the notice. */
  message?: string;
  to?: string;
  more?: Partial<More>;
};

export type Answer<More extends object> =
  | { done: Done<More> | Response }
  | { refusal: Refusal<More>; fields: Fields; errorId?: string };

/** Throws 404: the form's subject does not exist. */
export function throwNotFound(reason: string): never {
  throw data(reason, { status: 404 });
}

/** Redirects a page or shows its errors; a dialog, marked by `?here`, stays. */
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
  return data(reply, { status, headers: retryHeaders(refusal) });
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
  const isAccepted = status < 400;
  const result = isAccepted
    ? { ok: true }
    : { ok: false, message: message ?? error ?? notice?.text ?? notice?.title ?? '' };
  return Response.json({ ...describe(answer), ...result }, { status, headers: retryHeaders(refusal) });
}

const describe = <More extends object>({ refusal, errorId }: Extract<Answer<More>, { refusal: unknown }>) => {
  const { errors = {}, notice = null, reason, more } = refusal;
  return { errors, notice, ...(reason && { reason }), ...(errorId && { errorId }), ...more };
};

const retryHeaders = ({ retryAfterSeconds }: { retryAfterSeconds?: number }): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
