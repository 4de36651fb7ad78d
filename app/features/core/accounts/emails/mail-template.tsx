import type { Role } from '#domain/account/account.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type AccountMailFacts = {
  fullName: string;
  email: string;
  role: Role;
  publicOrigin: string;
  isConfirmed: boolean;
  /** The account was requested with the link of a guest's application. */
  takesGuestApplications: boolean;
  token: string;
};

export type AccountMailTemplate = (facts: AccountMailFacts) => MailContent;

export const signInAddress = ({ role, publicOrigin }: Pick<AccountMailFacts, 'role' | 'publicOrigin'>): string =>
  `${publicOrigin}${role === 'job_seeker' ? '/candidate-login' : '/employer-login'}`;
