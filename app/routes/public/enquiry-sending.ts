/**
 * How a script sends a request form: without a connection it is kept on this device, and where anything else fails the form
 * stays as it is and says so, instead of an error page.
 */
import { data, redirect } from 'react-router';
import { rememberAppliedJob } from '#app/site/applied-jobs.ts';
import { enquirySentPath } from '#app/site/enquiry-request.ts';
import type { FormAnswer } from '#app/site/form-answer.tsx';
import { type Outcome, sendOrSave } from '#app/site/shell/send-or-save.ts';
import { ENQUIRY_ACTIONS, ENQUIRY_KIND_NAMES, type EnquiryKind } from '#domain/enquiry.ts';
import { ENQUIRY_TEXTS } from '#domain/enquiry-texts.ts';
import { HUMAN_CHECK_FIELD } from '#platform/human-check/actions.ts';

const NOTHING: FormAnswer = { errors: {}, values: {}, notice: null };

/** By the status the router knows whether anything on the page is to be loaded anew. */
export async function sendEnquiryForm(kind: EnquiryKind, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const form = await request.formData();
  const outcome = await send(kind, pathname, form);
  if (outcome.state === 'saved') return data<FormAnswer>({ ...NOTHING, isSavedOffline: true }, { status: 503 });
  const answer = outcome.state === 'answered' ? outcome.answer : null;
  if (typeof answer?.path === 'string') {
    const isConfirmed = answer.path === enquirySentPath(kind);
    if (isConfirmed) rememberAppliedJob(String(form.get('job') ?? ''));
    // From a dialog or a section nobody is led away, but to hear that there is more to do.
    const isDone = searchParams.has('here') && isConfirmed;
    return isDone ? data<FormAnswer>({ ...NOTHING, isDone }) : redirect(answer.path);
  }
  const refusal =
    answer && 'errors' in answer ? (answer as Partial<FormAnswer>) : { notice: ENQUIRY_TEXTS[kind].failed };
  return data<FormAnswer>({ ...NOTHING, ...refusal }, { status: outcome.state === 'answered' ? 422 : 503 });
}

async function send(kind: EnquiryKind, path: string, form: FormData): Promise<Outcome> {
  const check = form.get(HUMAN_CHECK_FIELD);
  const fields = [...form].filter(([name, value]) => name !== HUMAN_CHECK_FIELD && !isNoFile(value));
  const { [kind]: humanCheck } = ENQUIRY_ACTIONS;
  const item = { kind: 'enquiry', title: ENQUIRY_KIND_NAMES[kind], path, fields, humanCheck } as const;
  try {
    // The form lets go without a check only where there was no connection to get one by.
    if (typeof check !== 'string' || check === '') return await sendOrSave(item, { mustWait: true });
    return await sendOrSave(item, { proof: [HUMAN_CHECK_FIELD, check] });
  } catch {
    // An answer that is not of this site: whatever it is, people can only try again.
    return { state: 'lost' };
  }
}

/** What a field for files says where none was chosen. */
const isNoFile = (value: FormDataEntryValue) => value instanceof File && value.size === 0 && value.name === '';
