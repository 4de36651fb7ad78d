/** How a script sends the form of a profile: without a connection it is kept on this device, and stays as it is. */
import { data, href, redirect } from 'react-router';
import type { ProfileRefusal } from '#app/features/profile/components/profile-form.tsx';
import { sendOrSave } from '#app/site/shell/send-or-save.ts';
import { CANDIDATE_FAILURES } from '#domain/candidate-notices.ts';
import { profileVersion } from '#domain/profile.ts';

const LOST = {
  title: CANDIDATE_FAILURES.updateProfile,
  text: 'Nothing was saved. What you typed is below: try again in a moment.',
};

export async function sendProfile(request: Request) {
  const values = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
  const { version = '' } = values;
  // By the status the router knows that nothing on the page is to be loaded anew.
  const again = (status: number, why: Partial<ProfileRefusal>) =>
    data<ProfileRefusal>({ values, version, errors: {}, failure: null, ...why }, { status });

  const fields = Object.entries(values);
  const outcome = await sendOrSave({ kind: 'profile', title: 'Your profile', path: href('/profile'), fields });
  // Whatever is typed next is typed over this.
  if (outcome.state === 'saved') return again(503, { version: profileVersion(values), isSavedOffline: true });
  if (outcome.state === 'lost' || !outcome.answer) return again(503, { failure: LOST });
  const { status, answer } = outcome;
  // The site could not tell who sent it: nothing was saved, and what was typed stays.
  if (status === 503 && !('errors' in answer)) return again(503, { failure: LOST });
  if (typeof answer.path === 'string') return redirect(answer.path);
  if (!('errors' in answer)) throw data(answer.reason, { status });
  return again(status, answer as Partial<ProfileRefusal>);
}
