/** To a person who is invited to work at the agency. */

import { ROLE_NAMES } from '#domain/account/account.ts';
import { INVITATION_DAYS, type InvitedRole } from '#domain/account/staff.ts';
import { agency } from '#domain/site/site.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { MailContent } from '#platform/mail/mail-frame.tsx';

export type StaffInvitationFacts = {
  fullName: string;
  role: InvitedRole;
  invitedBy: string;
  expiresAt: Date;
  publicOrigin: string;
  token: string;
};

const tidy = (name: string) => name.replaceAll(/\s+/g, ' ');

export const staffInvitation = (facts: StaffInvitationFacts): MailContent => ({
  subject: 'You are invited to join your colleagues',
  preview: `The link works until ${formatLongDate(facts.expiresAt)}.`,
  paragraphs: [
    `Hello ${tidy(facts.fullName)},`,
    `${tidy(facts.invitedBy)} invites you to work at ${agency().name}, as ${ROLE_NAMES[facts.role].toLowerCase()}. Choose a password, and you are in.`,
  ],
  button: { label: 'Accept the invitation', href: `${facts.publicOrigin}/accept-invitation?token=${facts.token}` },
  notes: [
    `The link works once, within ${INVITATION_DAYS} days.`,
    'If you do not expect this, do nothing. Without the link no account is made.',
  ],
  reason: `You get this because a member of staff at ${agency().name} entered this address.`,
});
