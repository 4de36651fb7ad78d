/** How every form about an account is answered: what is refused before it is read, what comes back, and what is logged. */
import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { logSuspicion } from '#app/features/accounts/commands/limits.server.ts';
import { echo, type FormErrors, readForm } from '#app/site/form.server.ts';
import type { FormAnswer } from '#app/site/form-answer.tsx';
import { pageUrl } from '#app/site/page-url.ts';
import { type RequestContext, requestContext } from '#app/site/request-context.server.ts';
import type { AccountText } from '#domain/account-texts.ts';

export type Asking = { request: Request; context: Readonly<RouterContextProvider> };

type Refusal = {
  notice?: AccountText;
  errors?: FormErrors;
  /** Of the form, for those fields that may be shown again. */
  values?: Record<string, string>;
  retryAfterSeconds?: number;
  isUnconfirmed?: boolean;
  errorId?: string;
};

/** The form again, with what is wrong with it. */
export function refuse(status: number, { notice, errors = {}, values = {}, retryAfterSeconds, ...rest }: Refusal) {
  const answer: FormAnswer = { errors, values: echo(values), notice: notice ?? null, ...rest };
  const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return data(answer, { status, headers });
}

/** For whoever stays where they are. */
export const done = () => data<FormAnswer>({ errors: {}, values: {}, notice: null, isDone: true });

export const wrongFields = (errors: FormErrors, values?: Record<string, string>) => refuse(422, { errors, values });

/** After how long it makes sense to ask again: the window of the limit, and a queue that empties quickly. */
export const WAITS = { too_many_attempts: 15 * 60, busy: 5 };
export const STATUSES = { too_many_attempts: 429, busy: 503 };

/** Nobody types these, so a value that is none did not come from a form of ours. */
const HIDDEN_FIELDS = ['role'];

type Answer = Response | ReturnType<typeof refuse>;

type FormTexts = {
  /** Something broke: the form stays, and the surprise is logged once. */
  unexpected: AccountText;
  /** What came is no form of ours: it is not read, and nobody is told why. */
  refused: AccountText;
};

/**
 * @param perform is given the fields as they are to be used
 */
export async function answerForm<T extends Record<string, string>>(
  { request, context }: Asking,
  shape: z.ZodType<T>,
  texts: FormTexts,
  perform: (value: T, services: RequestContext) => Promise<Answer>,
) {
  const services = context.get(requestContext);
  const form = await readForm(request, shape).catch(() => null);
  if (!form || (!form.ok && HIDDEN_FIELDS.some((name) => name in form.errors))) {
    await reportProbe(services, request);
    return refuse(400, { notice: texts.refused });
  }
  if (!form.ok) return wrongFields(form.errors, form.values);
  try {
    return await perform(form.value, services);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { log, requestId: errorId } = services;
    log.error({ err: error, errorId, path: pageUrl(request).pathname }, 'a form could not be answered');
    return refuse(500, { notice: texts.unexpected, values: form.value, errorId });
  }
}

/** Fields that no form of ours has are somebody's attempt to find out what the server takes (abuse: A01). */
async function reportProbe(services: RequestContext, request: Request): Promise<void> {
  const { log, requestId } = services;
  await logSuspicion(services, 'malicious_input', { path: pageUrl(request).pathname }).catch((error) =>
    log.error({ err: error, errorId: requestId }, 'a suspicious form could not be written down'),
  );
}
