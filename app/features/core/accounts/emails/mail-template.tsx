/** Facts available to emails about an account. */

import type { Role } from '#domain/account/account.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type AccountMailFacts = {
  fullName: string;
  email: string;
  role: Role;
  publicOrigin: string;
  /** An unconfirmed address cannot sign in. */
  isConfirmed: boolean;
  /** The account was requested with the link of a guest's application. */
  takesGuestApplications: boolean;
  /** Single-use token, for emails with a link. */
  token: string;
};

export type AccountMailTemplate = (facts: AccountMailFacts) => MailContent;

export const signInAddress = ({ role, publicOrigin }: Pick<AccountMailFacts, 'role' | 'publicOrigin'>): string =>
  `${publicOrigin}${role === 'job_seeker' ? '/candidate-login' : '/employer-login'}`;
