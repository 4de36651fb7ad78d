/**
 * The only way to answer a form (docs/develop/forms.md): asks the gate, checks the fields, runs one command, and answers its page or a
 * script.
 *
 *   export const action = formAction({ form, gate, run, done, refuse, unexpected });
 */
import { data } from 'react-router';
import type { z } from 'zod';
import { pageUrl } from '#app/web/page-url.ts';
import { type RequestContext, requestContext } from '#app/web/request-context.server.ts';
import { type Outcome, runFormOnce } from './once/form-once.server.ts';
import {
  checkFields,
  echo,
  type Fields,
  type FormErrors,
  isFromScript,
  isUpload,
  readFields,
  takeFormKey,
} from './read.server.ts';
import type { FormNotice } from './reply.ts';
import { type Answer, answerPage, answerScript, type Done, type Refusal } from './respond.server.ts';
import { type FormArgs, isRefusal } from './script.server.ts';

type SentForm<Value, Proof, Files> = FormArgs & {
  services: RequestContext;
  proof: Proof;
  value: Value;
  fields: Fields;
  formKey: string | null;
  files: Files | null;
};

type Refused = { ok: false; reason: string };

/** `Done` if the error came after the command had succeeded. */
type Unexpected<More extends object> = Refusal<More> | Done<More>;

/** A form that may bring files. Errors of files join those of fields. */
export type Received<Files> =
  | { ok: true; fields: Fields; files: Files; errors?: FormErrors }
  | { ok: false; fields: Fields; refusal: Refusal };

type FormRules<Value, Proof, Result, More extends object, Files> = {
  /** `replyWith<More>()`, for a form whose reply has more properties. */
  reply?: { more?: More };
  form: z.ZodType<Value> | ((args: FormArgs) => z.ZodType<Value>);
  /** Checks access. Returns the actor (such as an Admin) to pass to the command, or throws the Response that refuses. */
  gate: (args: FormArgs) => Promise<Proof>;
  /** Receives a form with files; without it files are refused. */
  receive?: (args: FormArgs, proof: Proof) => Promise<Received<Files>>;
  run: (sent: SentForm<Value, Proof, Files>) => Promise<Result>;
  /**
   * Required by commands that create something: if the same form is sent again from the same page, it gets the first answer, and nothing
   * runs. `true`, or the values of `intent` that this affects. The form needs a `<FormKey />`.
   */
  once?: true | readonly string[];
  done: (result: Extract<Result, { ok: true }>, sent: SentForm<Value, Proof, Files>) => Done<More> | Response;
  refuse: (refused: Extract<Result, Refused>, sent: SentForm<Value, Proof, Files>) => Refusal<More>;
  invalid?: (errors: FormErrors, fields: Fields) => Partial<Refusal<More>>;
  /** Answers an error of the command, which is logged. By default the router's error page answers. */
  unexpected?:
    | Unexpected<More>
    | ((sent: SentForm<Value, Proof, Files>) => Unexpected<More> | Promise<Unexpected<More>>);
  /** Redisplays the form if the session has ended or could not be looked up. By default the gate answers. */
  keepsTyped?: { signedOut: Omit<Refusal<More>, 'status'>; unknown: Omit<Refusal<More>, 'status'> };
  /** Answers and reports a form that is not ours. By default the answer is a plain 400. */
  badForm?: { notice: FormNotice; report: (args: FormArgs) => Promise<void> };
};

export const everybody = async (): Promise<null> => null;

/** @see FormRules.reply */
export const replyWith = <More extends object>(): { more?: More } => ({});

/** The page's loader runs after its action, and must not redirect away from the typed text. */
const signedOutRequests = new WeakSet<object>();

/** True if the form of this request arrived after its session had ended, and is redisplayed. */
export const isSignedOutReply = (context: object): boolean => signedOutRequests.has(context);

export function formAction<
  Value,
  Proof,
  Result extends { ok: true } | Refused,
  More extends object = object,
  Files = never,
>(rules: FormRules<Value, Proof, Result, More, Files>) {
  async function action(args: FormArgs) {
    return answerPage(args, await answerForm(rules, args));
  }
  const forScripts = async (args: FormArgs) => answerScript(await answerForm(rules, args));
  return Object.assign(action, { forScripts });
}

async function answerForm<Value, Proof, Result extends { ok: true } | Refused, More extends object, Files>(
  rules: FormRules<Value, Proof, Result, More, Files>,
  args: FormArgs,
): Promise<Answer<More>> {
  const { keepsTyped, badForm } = rules;
  const admitted = await admit(rules, args);
  if (!admitted.ok) {
    const { status } = admitted;
    const fields = await readFields(args.request);
    if (status === 401) signedOutRequests.add(args.context);
    const refusal = status === 401 ? keepsTyped?.signedOut : keepsTyped?.unknown;
    const { requestId: errorId } = args.context.get(requestContext);
    return { refusal: { reason: NO_SESSION[status], ...refusal, status }, fields, ...(status === 503 && { errorId }) };
  }
  const read = await readSent(rules, args, admitted.proof).catch((thrown: unknown) => {
    if (!badForm) throw thrown;
    return null;
  });
  if (!read) {
    await badForm?.report(args);
    return { refusal: { status: 400, reason: 'bad_form', ...(badForm && { notice: badForm.notice }) }, fields: {} };
  }
  if ('refusal' in read) return read;
  try {
    const outcome = await runOnce(rules, read);
    if (outcome === 'running') return { refusal: STILL_RUNNING, fields: read.fields };
    if ('done' in outcome) return outcome;
    const refusal = rules.refuse(outcome.refused, read);
    return { refusal: { reason: outcome.refused.reason, ...refusal }, fields: read.fields };
  } catch (error) {
    // The command threw a response, such as a 404 or a redirect.
    if (!(error instanceof Error) || !rules.unexpected) throw error;
    const { log, requestId: errorId } = read.services;
    log.error({ err: error, errorId, path: pageUrl(args.request).pathname }, 'a form could not be answered');
    const refusal = typeof rules.unexpected === 'function' ? await rules.unexpected(read) : rules.unexpected;
    return 'status' in refusal
      ? { refusal: { reason: 'failed', ...refusal }, fields: read.fields, errorId }
      : { done: refusal };
  }
}

function runOnce<Value, Proof, Result extends { ok: true } | Refused, More extends object, Files>(
  { once = [], run, done }: FormRules<Value, Proof, Result, More, Files>,
  sent: SentForm<Value, Proof, Files>,
) {
  const work = async (): Promise<Outcome<Extract<Result, Refused>, More>> => {
    const result = await run(sent);
    return result.ok
      ? { done: await done(result as Extract<Result, { ok: true }>, sent) }
      : { refused: result as Extract<Result, Refused> };
  };
  const { formKey, fields, files } = sent;
  const isOnce = once === true || once.includes(fields['intent'] ?? '');
  return isOnce && formKey !== null && files === null ? runFormOnce(sent, { key: formKey, fields }, work) : work();
}

const STILL_RUNNING: Refusal = {
  status: 409,
  reason: 'still_running',
  notice: { title: 'We’re still saving this. Try again in a moment.', tone: 'danger' },
};

const NO_SESSION = { 401: 'not_signed_in', 503: 'try_again' } as const;

async function admit<Value, Proof, Result, More extends object, Files>(
  { gate, keepsTyped, receive }: FormRules<Value, Proof, Result, More, Files>,
  args: FormArgs,
): Promise<{ ok: true; proof: Proof } | { ok: false; status: keyof typeof NO_SESSION }> {
  try {
    return { ok: true, proof: await gate(args) };
  } catch (thrown) {
    // Files of strangers are not read.
    const canKeepTyped = keepsTyped !== undefined && !(receive && isUpload(args.request));
    const status = isRefusal(thrown) ? thrown.init?.status : undefined;
    if (canKeepTyped && (status === 401 || status === 503)) return { ok: false, status };
    // The screen about the refusal sends the fields again (app/chrome/errors/unsent-form.tsx).
    const hasFields = status === 401 && !isUpload(args.request) && !isFromScript(args.request);
    throw hasFields ? data({ unsent: echo(await readFields(args.request)) }, { status }) : thrown;
  }
}

async function readSent<Value, Proof, Result, More extends object, Files>(
  { form, receive, invalid }: FormRules<Value, Proof, Result, More, Files>,
  args: FormArgs,
  proof: Proof,
): Promise<SentForm<Value, Proof, Files> | { refusal: Refusal<More>; fields: Fields }> {
  const { request, context } = args;
  const upload = receive && isUpload(request) ? await receive(args, proof) : null;
  const fields = upload?.fields ?? (await readFields(request));
  const formKey = takeFormKey(fields);
  if (upload?.ok === false) return { refusal: upload.refusal as Refusal<More>, fields };
  const fieldCheck = checkFields(typeof form === 'function' ? form(args) : form, fields);
  const errors = { ...(fieldCheck.ok ? {} : fieldCheck.errors), ...upload?.errors };
  if (!fieldCheck.ok || Object.keys(errors).length > 0) {
    return { refusal: { status: 422, reason: 'invalid', errors, ...invalid?.(errors, fields) }, fields };
  }
  const files = upload?.files ?? null;
  return { ...args, services: context.get(requestContext), proof, value: fieldCheck.value, fields, formKey, files };
}
