/** How the request forms are answered: what comes back, where it leads, and what is logged. */
import { data, type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import { checkEnquiryFiles, type EnquiryFile } from '#app/features/enquiries/commands/enquiry-files.server.ts';
import { sendEnquiry } from '#app/features/enquiries/commands/send-enquiry.server.ts';
import { CANDIDATE_FIELDS, type ReadEnquiry } from '#app/features/enquiries/schema.ts';
import { isKey } from '#app/routes/answer-once.server.ts';
import type { Refusal } from '#app/routes/script-answer.server.ts';
import { enquirySentPath } from '#app/site/enquiry-request.ts';
import { echo, readFields, refuseForm } from '#app/site/form.server.ts';
import type { FormAnswer } from '#app/site/form-answer.tsx';
import { networkOf } from '#app/site/network.server.ts';
import { pageUrl } from '#app/site/page-url.ts';
import { type RequestContext, requestContext } from '#app/site/request-context.server.ts';
import { LARGEST_CV_BYTES } from '#domain/cv.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';
import { ENQUIRY_TEXTS, FILE_TEXTS, TOO_MANY_ENQUIRIES, validationText } from '#domain/enquiry-texts.ts';
import { type Received, receiveUpload } from '#platform/upload/receive-upload.server.ts';

type Asking = { request: Request; context: Readonly<RouterContextProvider> };
type Fields = Record<string, string>;

/**
 * From its page a form leads to one that says what happens next; from a dialog or a section, which says `?here`, it stays
 * where it is. Nothing that was typed is lost.
 */
export async function answerEnquiry<Form extends z.ZodType<ReadEnquiry>>(
  { request, context }: Asking,
  { kind, form }: { kind: EnquiryKind; form: Form },
) {
  const services = context.get(requestContext);
  const key = request.headers.get('Idempotency-Key');
  if (key !== null && !isKey(key)) throw refuseForm();
  const received = await receive(request, kind, services.client.ip);
  const { fields } = received;
  if (!received.ok) return again(fields, UPLOAD_FAULTS[received.reason], kind);
  const checked = await checkEnquiryFiles(received.files);
  const parsed = form.safeParse(fields);
  if (!parsed.success || !checked.ok) {
    const errors = { ...readErrors(parsed.error), ...(checked.ok ? {} : checked.errors) };
    return again(fields, { status: 422, errors }, kind);
  }
  try {
    return await send(services, parsed.data, checked.files, { fields, key, request });
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId, kind }, 'an enquiry could not be taken');
    return again(fields, { status: 500, notice: ENQUIRY_TEXTS[kind].failed, errorId: services.requestId }, kind);
  }
}

type Sending = { fields: Fields; key: string | null; request: Request };

async function send(
  services: RequestContext,
  read: ReadEnquiry,
  files: readonly EnquiryFile[],
  { fields, key, request }: Sending,
) {
  const { kind } = read.enquiry;
  const result = await sendEnquiry(services, read, { files, key });
  if (result.ok) {
    if (pageUrl(request).searchParams.has('here') && result.isConfirmed) return done();
    return redirect(enquirySentPath(result.isConfirmed ? kind : 'unconfirmed'), 303);
  }
  const texts = ENQUIRY_TEXTS[kind];
  switch (result.reason) {
    case 'too_many_attempts':
      return again(fields, { status: 429, notice: TOO_MANY_ENQUIRIES, retryAfterSeconds: 15 * 60 }, kind);
    case 'not_human':
      return again(fields, { status: 422, notice: texts.notHuman }, kind);
    case 'store_full':
      return again(fields, { status: 507, notice: texts.failed }, kind);
    case 'too_slow':
      return again(fields, { status: 503, notice: texts.failed, retryAfterSeconds: 10 }, kind);
  }
}

/** Only candidates send files, and only where a file was chosen does their form come in parts. */
async function receive(request: Request, kind: EnquiryKind, from: string): Promise<Received> {
  const isUpload = kind === 'candidate' && /^multipart/i.test(request.headers.get('Content-Type') ?? '');
  if (!isUpload) return { ok: true, fields: await readFields(request), files: {} };
  const expected = { fileFields: ['cv', 'photo'], fieldNames: CANDIDATE_FIELDS, largestBytes: LARGEST_CV_BYTES };
  return receiveUpload(request, expected, { network: networkOf(from) });
}

const UPLOAD_FAULTS = {
  too_large: { status: 413, errors: { cv: FILE_TEXTS.tooLarge } },
  malformed: { status: 400, errors: { cv: FILE_TEXTS.notWhole } },
  busy: { status: 503, retryAfterSeconds: 5 },
} as const;

/** The first message for each field. A field that the form does not have means it is not our form. */
function readErrors(fault: z.ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { code, path, message } of fault?.issues ?? []) {
    if (code === 'unrecognized_keys') throw refuseForm();
    errors[String(path[0] ?? '')] ??= message;
  }
  return errors;
}

type Why = Partial<Omit<FormAnswer, 'values'>> & { status: number; retryAfterSeconds?: number };

function again(fields: Fields, { status, retryAfterSeconds, errors = {}, ...why }: Why, kind: EnquiryKind) {
  const isWrong = Object.keys(errors).length > 0;
  const notice = why.notice ?? (isWrong ? validationText(kind, errors) : ENQUIRY_TEXTS[kind].failed);
  const answer: FormAnswer = { ...why, errors, values: echo(fields), notice };
  return data(answer, { status, headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {} });
}

/** For scripts. */
export function describeEnquiryAnswer({ errors, notice }: FormAnswer, status: number): Refusal {
  const [error] = Object.values(errors);
  const { [status]: reason = 'failed' } = REASONS;
  return { reason, message: error ?? notice?.text ?? '' };
}

const REASONS: Readonly<Record<number, string>> = { 413: 'too_large', 422: 'invalid', 429: 'too_many_attempts' };

const done = () => data<FormAnswer>({ errors: {}, values: {}, notice: null, isDone: true });
