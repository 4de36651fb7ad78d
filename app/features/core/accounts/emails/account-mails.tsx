import { accountApproved } from './account-approved.tsx';
import { accountExists } from './account-exists.tsx';
import { accountLocked } from './account-locked.tsx';
import { accountRejected } from './account-rejected.tsx';
import { accountWaiting } from './account-waiting.tsx';
import { confirmEmail } from './confirm-email.tsx';
import { confirmNewEmail, emailChanged } from './email-change.tsx';
import type { AccountMailTemplate } from './mail-template.tsx';
import { passwordChanged, resetPassword } from './password.tsx';
import { sessionLocked } from './session-locked.tsx';

export const accountMailNames = [
  'confirm-email',
  'reset-password',
  'password-changed',
  'email-changed',
  'confirm-new-email',
  'account-exists',
  'account-locked',
  'session-locked',
  'account-waiting',
  'account-approved',
  'account-rejected',
] as const;

export type AccountMailName = (typeof accountMailNames)[number];

export const accountMails: Record<AccountMailName, AccountMailTemplate> = {
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'confirm-new-email': confirmNewEmail,
  'account-exists': accountExists,
  'account-locked': accountLocked,
  'session-locked': sessionLocked,
  'account-waiting': accountWaiting,
  'account-approved': accountApproved,
  'account-rejected': accountRejected,
};
