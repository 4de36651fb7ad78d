/** What comes back from the form of a profile, and how it is answered. Whatever is refused goes back with what was typed. */
import { data, href, type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import { findSender, requireCandidate } from '#app/features/accounts/gates.server.ts';
import { saveProfile } from '#app/features/profile/commands/profile.server.ts';
import type { ProfileRefusal } from '#app/features/profile/components/profile-form.tsx';
import { toProfileValues } from '#app/features/profile/queries/profile.server.ts';
import { profileForm } from '#app/features/profile/schema.ts';
import type { Refusal } from '#app/routes/script-answer.server.ts';
import { readForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { CANDIDATE_FAILURES, PROFILE_CHANGED } from '#domain/candidate-notices.ts';
import type { CandidateProfile } from '#domain/profile.ts';

type Again = Pick<ProfileRefusal, 'values' | 'version'> & Partial<ProfileRefusal>;
type Asking = { request: Request; context: Readonly<RouterContextProvider> };

const FAILED = { title: CANDIDATE_FAILURES.updateProfile, text: 'Nothing was saved. What you typed is below.' };
const SIGNED_OUT = {
  title: 'You are logged out',
  text: 'Nothing was saved. What you typed is below: log in again in another tab, then save here.',
  isSignedOut: true,
};

const CHANGED = { title: PROFILE_CHANGED.title, text: PROFILE_CHANGED.text };

/** Their loader runs after the action, and must not lead them away from what they typed. */
const sentSignedOut = new WeakSet<object>();

export const isSentSignedOut = (context: object): boolean => sentSignedOut.has(context);

export async function answerProfile({ request, context }: Asking) {
  const services = context.get(requestContext);
  const form = await readForm(request, profileForm);
  const values = form.ok ? toProfileValues(readProfile(form.value)) : form.values;
  const { version = '' } = form.ok ? form.value : form.values;
  const sender = await findSender({ request, context });
  if (sender === 'unknown') {
    return refuse(503, { values, version, failure: { ...FAILED, errorId: services.requestId } });
  }
  if (!sender) {
    sentSignedOut.add(context);
    return refuse(401, { values, version, failure: SIGNED_OUT });
  }
  const candidate = await requireCandidate({ request, context });
  if (!form.ok) return refuse(422, { values, version, errors: form.errors });
  try {
    const saved = await saveProfile(services, candidate, readProfile(form.value), version);
    if (!saved.ok) return refuse(409, { values, version: saved.version, failure: CHANGED });
  } catch (error) {
    const { log, requestId: errorId } = services;
    log.error({ err: error, errorId }, 'a profile could not be saved');
    return refuse(503, { values, version, failure: { ...FAILED, errorId } });
  }
  return redirect(withPageNotice(readReturnPath(form.value.next) ?? href('/profile'), 'profile-updated'), 303);
}

const readProfile = ({ next: _, version: __, ...fields }: z.output<typeof profileForm>): CandidateProfile => {
  const { full_name: fullName, ...rest } = fields;
  return { fullName, ...rest };
};

const refuse = (status: number, { errors = {}, failure = null, ...typed }: Again) =>
  data<ProfileRefusal>({ ...typed, errors, failure }, { status });

/** For scripts. */
export function describeRefusal({ errors, failure }: ProfileRefusal, status: number): Refusal {
  const [error] = Object.values(errors);
  if (status === 409) return { reason: 'profile_changed', message: PROFILE_CHANGED.message };
  if (status === 401) return { reason: 'not_signed_in', message: `${SIGNED_OUT.title}.` };
  return error ? { reason: 'invalid', message: error } : { reason: 'failed', message: `${failure?.title}.` };
}
