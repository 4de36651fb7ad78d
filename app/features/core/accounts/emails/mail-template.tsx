/** What a mail about an account is made of. */

import type { Role } from '#domain/account/account.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type AccountMailFacts = {
  fullName: string;
  email: string;
  role: Role;
  publicOrigin: string;
  /** Whether the address was confirmed: without it, signing in is refused. */
  isConfirmed: boolean;
  /** The account was requested with the link of a guest's application. */
  takesGuestApplications: boolean;
  /** For mails with a link that works once. */
  token: string;
};

export type AccountMailTemplate = (facts: AccountMailFacts) => MailContent;

export const signInAddress = ({ role, publicOrigin }: Pick<AccountMailFacts, 'role' | 'publicOrigin'>): string =>
  `${publicOrigin}${role === 'job_seeker' ? '/candidate-login' : '/employer-login'}`;
