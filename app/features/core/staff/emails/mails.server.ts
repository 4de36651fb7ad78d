import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { ROLE_NAMES } from '#domain/account/account.ts';
import { INVITATION_DAYS, type InvitedRole } from '#domain/account/staff.ts';
import { agency } from '#domain/site/site.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import { type MailContent, renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf } from '#platform/mail/mail-task.server.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';

type StaffInvitationFacts = {
  fullName: string;
  role: InvitedRole;
  invitedBy: string;
  expiresAt: Date;
  publicOrigin: string;
  token: string;
};

const collapseSpaces = (name: string) => name.replaceAll(/\s+/g, ' ');

const staffInvitation = (facts: StaffInvitationFacts): MailContent => ({
  subject: 'You’re invited to join your colleagues',
  preview: `The link works until ${formatLongDate(facts.expiresAt)}.`,
  paragraphs: [
    `Hello ${collapseSpaces(facts.fullName)},`,
    `${collapseSpaces(facts.invitedBy)} invites you to join ${agency().name} as ${ROLE_NAMES[facts.role].toLowerCase()}. Choose a password to get started.`,
  ],
  button: { label: 'Accept invitation', href: `${facts.publicOrigin}/accept-invitation?token=${facts.token}` },
  notes: [
    `The link works once, within ${INVITATION_DAYS} days.`,
    'If you weren’t expecting this, ignore this email. We won’t create an account unless you use the link.',
  ],
  reason: `You’re receiving this because a member of staff at ${agency().name} entered this address.`,
});

/**
 * The token exists only in the email.
 *
 * @returns null for an invitation that was withdrawn, accepted or has expired
 */
async function writeInvitation(
  transaction: Transaction<DB>,
  { invitationId }: { invitationId: string },
  publicOrigin: string,
) {
  const token = newToken();
  const invitation = await transaction
    .updateTable('staff_invitations')
    .from('profiles as by')
    .set({ token_hashes: sql<Buffer[]>`token_hashes || ${hashToken(token)}::bytea` })
    .whereRef('by.id', '=', 'invited_by')
    .where('staff_invitations.id', '=', invitationId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['staff_invitations.email', 'staff_invitations.full_name as fullName', 'staff_invitations.role'])
    .returning(['by.full_name as invitedBy', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (!invitation) return null;
  const { email, ...facts } = invitation;
  return { to: email, ...renderMail(staffInvitation({ ...facts, publicOrigin, token })) };
}

export const staffMailEntries = defineMails(['staff-invitation'], {
  schema: z.strictObject({ invitationId: z.uuid() }),
  write: writeInvitation,
  example: () =>
    staffInvitation({
      ...EXAMPLE_MAIL,
      fullName: 'Jo Bell',
      role: 'consultant',
      invitedBy: 'Sam Petherick',
      expiresAt: new Date('2026-12-02T10:00:00Z'),
    }),
});

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof staffMailEntries> {}
}
