/** What comes back from the form of a profile, and how it is answered. Whatever is refused goes back with what was typed. */
import { data, href, type RouterContextProvider, redirect } from 'react-router';
import type { z } from 'zod';
import { findViewer, requireCandidate } from '#app/features/accounts/gates.server.ts';
import { saveProfile } from '#app/features/profile/commands/profile.server.ts';
import type { ProfileRefusal } from '#app/features/profile/components/profile-form.tsx';
import { toProfileValues } from '#app/features/profile/queries/profile.server.ts';
import { profileForm } from '#app/features/profile/schema.ts';
import { readForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { CANDIDATE_FAILURES } from '#domain/candidate-notices.ts';
import type { CandidateProfile } from '#domain/profile.ts';
import { readReturnPath } from '#domain/return-path.ts';

type Refusal = Pick<ProfileRefusal, 'values'> & Partial<ProfileRefusal>;
type Asking = { request: Request; context: Readonly<RouterContextProvider> };

const FAILED = { title: CANDIDATE_FAILURES.updateProfile, text: 'Nothing was saved. What you typed is below.' };
const SIGNED_OUT = {
  title: 'You are logged out',
  text: 'Nothing was saved. What you typed is below: log in again in another tab, then save here.',
  isSignedOut: true,
};

/** Their loader runs after the action, and must not lead them away from what they typed. */
const sentSignedOut = new WeakSet<object>();

export const isSentSignedOut = (context: object): boolean => sentSignedOut.has(context);

export async function answerProfile({ request, context }: Asking) {
  const services = context.get(requestContext);
  const form = await readForm(request, profileForm);
  const values = form.ok ? toProfileValues(readProfile(form.value)) : form.values;
  if (!(await findViewer({ request, context }))) {
    sentSignedOut.add(context);
    return refuse(401, { values, failure: SIGNED_OUT });
  }
  const candidate = await requireCandidate({ request, context });
  if (!form.ok) return refuse(422, { values, errors: form.errors });
  try {
    await saveProfile(services, candidate, readProfile(form.value));
  } catch (error) {
    const { log, requestId: errorId } = services;
    log.error({ err: error, errorId }, 'a profile could not be saved');
    return refuse(503, { values, failure: { ...FAILED, errorId } });
  }
  return redirect(withPageNotice(readReturnPath(form.value.next) ?? href('/profile'), 'profile-updated'), 303);
}

const readProfile = ({ full_name: fullName, next: _, ...rest }: z.output<typeof profileForm>): CandidateProfile => ({
  fullName,
  ...rest,
});

const refuse = (status: number, { values, errors = {}, failure = null }: Refusal) =>
  data<ProfileRefusal>({ values, errors, failure }, { status });
