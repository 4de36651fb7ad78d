/** Emails about accounts. Recipient and link are chosen when an email is sent, not when it is queued. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { Role } from '#domain/account/account.ts';
import { agency } from '#domain/site/site.ts';
import { EXAMPLE_MAIL } from '#platform/mail/example-facts.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-frame.tsx';
import { defineMails, type PayloadsOf, sendTaskMail } from '#platform/mail/mail-task.server.ts';
import type { AccountPurpose } from '#platform/token/emailed-links.server.ts';
import { issueAccountLink } from '../commands/links.server.ts';
import { type AccountMailName, accountMailNames, accountMails } from './account-mails.tsx';
import { type UnusedMailName, unusedMailNames, unusedMails } from './account-unused.tsx';

const LINKS: Partial<Record<AccountMailName, AccountPurpose>> = {
  'confirm-email': 'confirm_email',
  'reset-password': 'reset_password',
  'confirm-new-email': 'change_email',
};

/** @returns null without a recipient: the account was deleted, or its pending address withdrawn */
async function writeAccountMail(
  transaction: Transaction<DB>,
  { mail: name, accountId }: { mail: AccountMailName; accountId: string },
  publicOrigin: string,
) {
  const account = await transaction
    .selectFrom('profiles')
    .innerJoin('credentials', 'user_id', 'id')
    .select([
      'email',
      'full_name as fullName',
      'role',
      'pending_email as pendingEmail',
      'previous_email as previousEmail',
      'email_confirmed_at as emailConfirmedAt',
      'takes_guest_applications as takesGuestApplications',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return null;
  const { email, fullName, role, pendingEmail, previousEmail, takesGuestApplications } = account;
  const isConfirmed = account.emailConfirmedAt !== null;
  const recipients = {
    'account-waiting': agency().email,
    'confirm-new-email': pendingEmail,
    'email-changed': previousEmail,
  };
  const recipient = name in recipients ? recipients[name as keyof typeof recipients] : email;
  if (!recipient) return null;
  const purpose = name === 'account-approved' && !isConfirmed ? 'confirm_email' : LINKS[name];
  const token = purpose ? await issueAccountLink(transaction, accountId, purpose) : '';
  return {
    to: recipient,
    ...renderMail(
      accountMails[name]({ email, fullName, role, publicOrigin, isConfirmed, takesGuestApplications, token }),
    ),
  };
}

/** @returns null if the warning is no longer needed: its owner signed in, or the account was deleted */
async function writeUnusedMail(
  transaction: Transaction<DB>,
  { mail: name, accountId }: { mail: UnusedMailName; accountId: string },
  publicOrigin: string,
): Promise<Omit<Mail, 'messageId'> | null> {
  const { rows } = await sql<{ email: string; fullName: string; role: Role; lastSeenOn: Date; endsAt: Date }>`
    SELECT p.email::text, p.full_name AS "fullName", p.role, p.last_seen_on::timestamp AT TIME ZONE 'Europe/London' AS "lastSeenOn",
           coalesce(w.sent_at, now()) + interval '720 hours' AS "endsAt"
    FROM unused_warnings AS w JOIN profiles AS p ON p.id = w.user_id
    WHERE w.user_id = ${accountId}
      AND ${name === 'account-unused' ? sql`w.sent_at IS NULL` : sql`w.reminder_asked_at IS NOT NULL`}`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) return null;
  return { to: row.email, ...renderMail(unusedMails[name]({ ...row, publicOrigin })) };
}

/** The thirty days begin when the email leaves the queue. */
async function noteWarningSent({ asSystem }: Pick<Database, 'asSystem'>, accountId: string): Promise<void> {
  await asSystem((transaction) =>
    transaction
      .updateTable('unused_warnings')
      .set({ sent_at: sql<Date>`clock_timestamp()` })
      .where('user_id', '=', accountId)
      .where('sent_at', 'is', null)
      .execute(),
  );
}

const EXAMPLE = { ...EXAMPLE_MAIL, fullName: 'Amara Okafor', role: 'job_seeker' } as const;

export const accountMailEntries = {
  ...defineMails(accountMailNames, {
    schema: z.strictObject({ accountId: z.uuid() }),
    write: writeAccountMail,
    example: (name) =>
      accountMails[name]({
        ...EXAMPLE,
        email: 'amara@okafor.example',
        isConfirmed: true,
        takesGuestApplications: false,
      }),
  }),
  ...defineMails(unusedMailNames, {
    schema: z.strictObject({ accountId: z.uuid() }),
    isBulk: true,
    write: writeUnusedMail,
    send: async (services, content, taskId, { mail, accountId }) => {
      await sendTaskMail(services, content, taskId);
      if (mail !== 'account-unused') return;
      if (services.mailer.reachesNobody)
        return services.log.warn({ taskId }, 'a warning was not delivered: there is no mail server');
      await noteWarningSent(services.database, accountId);
    },
    example: (name) =>
      unusedMails[name]({
        ...EXAMPLE,
        lastSeenOn: new Date('2024-12-21T00:00:00Z'),
        endsAt: new Date('2026-12-21T04:10:00Z'),
      }),
  }),
};

declare module '#platform/mail/mail-task.server.ts' {
  interface MailPayloads extends PayloadsOf<typeof accountMailEntries> {}
}
