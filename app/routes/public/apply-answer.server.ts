/** What comes back from the form one applies with, and how it is answered. Nothing that was typed is lost. */
import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { findSender, requireCandidate } from '#app/features/accounts/gates.server.ts';
import type { Candidate } from '#app/features/accounts/policy.ts';
import { sendApplication } from '#app/features/applications/commands/send-application.server.ts';
import { readApplyForm, type SentApplication } from '#app/features/applications/queries/apply-form.server.ts';
import { findApplying, isComplete, toSentProfile } from '#app/features/applications/queries/preview.server.ts';
import { APPLY_FIELDS, type ApplyAnswer, type ApplyTrouble } from '#app/features/applications/schema.ts';
import { CV_REFUSAL_STATUS, receiveCv } from '#app/features/profile/commands/receive-cv.server.ts';
import { echo, readFields } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { type RequestContext, requestContext } from '#app/site/request-context.server.ts';
import { CV_REFUSALS } from '#domain/cv.ts';

type Asking = { request: Request; context: Readonly<RouterContextProvider>; params: { id?: string } };
type Fields = Record<string, string>;

export async function answerApplication({ request, context, params: { id = '' } }: Asking) {
  const services = context.get(requestContext);
  const isUpload = /^multipart/i.test(request.headers.get('Content-Type') ?? '');
  // Whose session ended while they wrote gets it back. A file of somebody unknown is not even read.
  const sender = isUpload ? null : await findSender({ request, context });
  if (sender === 'unknown') {
    return again(await readFields(request), { status: 503, trouble: 'failed', errorId: services.requestId });
  }
  if (!isUpload && !sender) return again(await readFields(request), { status: 401, trouble: 'signed_out' });
  const candidate = await requireCandidate({ request, context });
  const received = isUpload
    ? await receiveCv(services, candidate, request, APPLY_FIELDS)
    : { ok: true as const, cv: null, fields: await readFields(request) };
  const { fields } = received;
  if (!received.ok) {
    const { [received.reason]: status } = CV_REFUSAL_STATUS;
    return again(fields, { status, errors: { cv: CV_REFUSALS[received.reason] } });
  }
  const form = readApplyForm(fields);
  if (!form.ok) return again(fields, { status: 422, errors: form.errors });
  // Whoever chooses a file means it, whatever they said about the one they had.
  const sent = received.cv ? { ...form.sent, withCv: true } : form.sent;
  if (sent.intent === 'change') return again(fields, { status: 200 });
  try {
    return sent.intent === 'send'
      ? await send(services, candidate, id, sent, fields)
      : await preview(services, candidate, id, sent, fields);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { log, requestId: errorId } = services;
    log.error({ err: error, errorId }, 'an application could not be sent');
    const failed = { status: 503, trouble: 'failed' as const, errorId };
    return preview(services, candidate, id, sent, fields, failed).catch(() => again(fields, failed));
  }
}

type Why = Partial<Omit<ApplyAnswer, 'values'>> & { status: number };

/** The same again with what was typed; `preview` shows what would be sent instead of the form. */
function again(fields: Fields, { status, ...why }: Why) {
  const { cover_note: coverNote = '', with_cv } = echo(fields);
  const values = { coverNote, withCv: with_cv !== 'no' };
  const answer: ApplyAnswer = { values, errors: {}, trouble: null, preview: null, ...why };
  return data(answer, { status, headers: status === 503 ? { 'Retry-After': '5' } : {} });
}

async function preview(
  { database }: RequestContext,
  candidate: Candidate,
  jobId: string,
  sent: SentApplication,
  fields: Fields,
  why: Why = { status: 200 },
) {
  const applying = await findApplying(database, candidate, jobId);
  if (!applying) throw data('job_not_found', { status: 404 });
  const { application, isOpen, profile, version } = applying;
  if (application) return redirect(toApplication(application.id, 'already-applied'), 303);
  if (!isOpen) return again(fields, TROUBLES.closed);
  if (!isComplete(profile)) return again(fields, TROUBLES.profile_incomplete);
  const chosen = { ...fields, with_cv: sent.withCv ? 'yes' : 'no' };
  return again(chosen, { ...why, preview: { profile: toSentProfile(profile, sent), version } });
}

async function send(
  services: RequestContext,
  candidate: Candidate,
  jobId: string,
  sent: SentApplication,
  fields: Fields,
) {
  const result = await sendApplication(services, candidate, jobId, sent);
  if (result.ok) {
    return redirect(toApplication(result.id, result.isNew ? 'application-submitted' : 'already-applied'), 303);
  }
  if (result.reason === 'not_found') throw data('job_not_found', { status: 404 });
  const { [result.reason]: why } = TROUBLES;
  if (result.reason !== 'profile_changed') return again(fields, why);
  return preview(services, candidate, jobId, sent, fields, why);
}

const TROUBLES = {
  closed: { status: 409, trouble: 'closed' },
  profile_changed: { status: 409, trouble: 'profile_changed' },
  profile_incomplete: { status: 422, trouble: 'profile_incomplete' },
} as const satisfies Partial<Record<ApplyTrouble, Why>>;

const toApplication = (id: string, notice: 'application-submitted' | 'already-applied') =>
  withPageNotice(href('/applications/:id', { id }), notice);
