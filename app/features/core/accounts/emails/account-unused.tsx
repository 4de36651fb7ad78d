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
      `your account at ${agency().name} has not been used since ${formatLongDate(lastSeenOn)}. We do not keep unused accounts, so we will delete it on ${end} or soon after.`,
      role === 'employer'
        ? 'With it go your sign-in, your company’s adverts, what you wrote down about applications, and your access to the applications that you received.'
        : 'With it go your sign-in, your profile, your CVs, your applications, and the jobs that you liked or passed. None of it can be brought back.',
      `To keep it, sign in before ${end}. Nothing else is needed, and you will not hear of this again until it has been unused for as long once more.`,
    ],
    button: { label: 'Sign in', href: signInAddress(facts) },
    notes: ['If you do not need the account any more, you need not do anything.'],
    reason: `You get this because this is the address of an account at ${agency().name}.`,
  };
}

export const unusedMails: Record<UnusedMailName, (facts: UnusedMailFacts) => MailContent> = {
  'account-unused': (facts) => writeUnused(facts, 'Your account will be deleted unless you sign in'),
  'account-unused-reminder': (facts) => writeUnused(facts, 'In a week your account will be deleted'),
};
