/** Sent to the agency: a new account waits for approval (spec: accounts §7, notify-admin-new-user). */

import { ROLE_NAMES } from '#domain/account/account.ts';
import { agency } from '#domain/site/site.ts';
import type { AccountMailTemplate } from './mail-template.tsx';

export const accountWaiting: AccountMailTemplate = ({ fullName, email, role, publicOrigin }) => ({
  subject: 'New account to approve',
  preview: 'Approve or reject it in the admin dashboard.',
  paragraphs: ['We have received a request for an account.'],
  facts: [
    { label: 'Name', value: fullName.replaceAll(/\s+/g, ' ') },
    { label: 'Email', value: email },
    { label: 'Role requested', value: ROLE_NAMES[role] },
  ],
  button: { label: 'Open the admin dashboard', href: `${publicOrigin}/admin` },
  reason: `You’re receiving this because new accounts at ${agency().name} are announced to this address.`,
});
