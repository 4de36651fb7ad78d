/** The form of a candidate's profile. Imported by the server only. */

import { href } from 'react-router';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { saveProfile } from './commands/profile.server.ts';
import { profileForm } from './schema.ts';
import { PROFILE_CHANGED, PROFILE_FAILURES } from './texts.ts';

const FAILED = {
  title: PROFILE_FAILURES.updateProfile,
  text: 'Nothing was saved. What you typed is below.',
  tone: 'danger',
} as const;

const SIGNED_OUT = {
  title: 'You are signed out',
  text: 'Nothing was saved. What you typed is below. Sign in again in another tab, then save here.',
  tone: 'danger',
} as const;

const message = `${FAILED.title}.`;

export const profileAction = (gate: (args: FormArgs) => Promise<Candidate>) =>
  formAction({
    reply: replyWith<{ version: string }>(),
    form: profileForm,
    gate,
    keepsTyped: {
      signedOut: { notice: SIGNED_OUT, message: `${SIGNED_OUT.title}.` },
      unknown: { notice: FAILED, message, reason: 'failed' },
    },
    run: ({ services, proof: candidate, value }) => {
      const { next: _, version, full_name: fullName, ...profile } = value;
      return saveProfile(services, candidate, { fullName, ...profile }, version);
    },
    done: (_, { value }) => ({ to: readReturnPath(value.next) ?? href('/profile'), notice: 'profile-updated' }),
    refuse: ({ version }) => ({
      status: 409,
      reason: 'profile_changed',
      notice: { title: PROFILE_CHANGED.title, text: PROFILE_CHANGED.text, tone: 'danger' },
      message: PROFILE_CHANGED.message,
      more: { version },
    }),
    unexpected: { status: 503, notice: FAILED, message },
  });
