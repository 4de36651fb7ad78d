/** Sent twice, with slightly different words. */

import { agency } from '#domain/site/site.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';
import { type AccountMailFacts, signInAddress } from './mail-template.tsx';

export const unusedMailNames = ['account-unused', 'account-unused-reminder'] as const;
export type UnusedMailName = (typeof unusedMailNames)[number];

export type UnusedMailFacts = Pick<AccountMailFacts, 'fullName' | 'role' | 'publicOrigin'> & {
  lastSeenOn: Date;
  endsAt: Date;
};

/** Signing in keeps the account; following the link does not, because mail programs follow links too. */
function writeUnused(facts: UnusedMailFacts, subject: string): MailContent {
  const { fullName, role, lastSeenOn, endsAt } = facts;
  const end = formatLongDate(endsAt);
  return {
    subject,
    preview: `Sign in before ${end} to keep it.`,
    paragraphs: [
      `Hello ${fullName.replaceAll(/\s+/g, ' ')},`,
      `Your account at ${agency().name} has not been used since ${formatLongDate(lastSeenOn)}. We don’t keep unused accounts, so we’ll delete it on ${end} or soon after.`,
      role === 'employer'
        ? 'You’ll lose your sign-in, your company’s adverts, your notes on applications, and access to the applications you received.'
        : 'You’ll lose your sign-in, your profile, your CVs, your applications, and the jobs you liked or passed. We can’t restore any of it.',
      `To keep it, sign in before ${end}. That’s all you need to do. We won’t email you about this again unless it goes unused for as long again.`,
    ],
    button: { label: 'Sign in', href: signInAddress(facts) },
    notes: ['If you no longer need the account, you don’t have to do anything.'],
    reason: `You’re receiving this because this is the address of an account at ${agency().name}.`,
  };
}

export const unusedMails: Record<UnusedMailName, (facts: UnusedMailFacts) => MailContent> = {
  'account-unused': (facts) => writeUnused(facts, 'We’ll delete your account unless you sign in'),
  'account-unused-reminder': (facts) => writeUnused(facts, 'We’ll delete your account in a week'),
};
