import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { ROLE_NAMES } from '#domain/account/account.ts';
import { INVITATION_DAYS, type InvitedRole } from '#domain/account/staff.ts';
import { isUuid } from '#domain/uuid.ts';
import type { InvitationFields } from '../schema.ts';

type Services = Pick<RequestContext, 'database' | 'tasks'>;

const lifetime = sql<Date>`now() + make_interval(days => ${INVITATION_DAYS}::integer)`;

/** The audit trail omits names, because the invited person may never accept. */
const subjectOf = (id: string, role: InvitedRole) => ({ type: 'invitation', id, label: ROLE_NAMES[role] }) as const;

export type InviteResult = { ok: true } | { ok: false; reason: 'has_account' | 'already_invited' };

export function inviteColleague(
  { database, tasks }: Services,
  admin: Admin,
  { full_name, email, role }: InvitationFields,
): Promise<InviteResult> {
  return database.asActor(admin.id, async (transaction) => {
    const account = await transaction.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst();
    if (account) return { ok: false, reason: 'has_account' };
    const invitation = await transaction
      .insertInto('staff_invitations')
      .values({ email, full_name, role, invited_by: admin.id, expires_at: lifetime })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!invitation) return { ok: false, reason: 'already_invited' };
    await writeAudit(transaction, admin, 'invitation_sent', subjectOf(invitation.id, role));
    await tasks.send(transaction, 'send-mail', { mail: 'staff-invitation', invitationId: invitation.id });
    return { ok: true };
  });
}

export type ResendResult = { ok: true } | { ok: false; reason: 'not_found' | 'too_soon' };

/** Replaces the previous link, with a full lifetime. At most one email a minute. */
export async function resendInvitation({ database, tasks }: Services, admin: Admin, id: string): Promise<ResendResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return database.asActor(admin.id, async (transaction) => {
    const invitation = await transaction
      .selectFrom('staff_invitations')
      .select(['role', sql<boolean>`expires_at > ${lifetime} - interval '1 minute'`.as('isNew')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!invitation) return { ok: false, reason: 'not_found' };
    if (invitation.isNew) return { ok: false, reason: 'too_soon' };
    await transaction
      .updateTable('staff_invitations')
      .set({ token_hashes: [], expires_at: lifetime })
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, admin, 'invitation_resent', subjectOf(id, invitation.role));
    await tasks.send(transaction, 'send-mail', { mail: 'staff-invitation', invitationId: id });
    return { ok: true };
  });
}

export async function withdrawInvitation(
  { database }: Services,
  admin: Admin,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return database.asActor(admin.id, async (transaction) => {
    const withdrawn = await transaction
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .returning('role')
      .executeTakeFirst();
    if (!withdrawn) return { ok: false, reason: 'not_found' };
    await writeAudit(transaction, admin, 'invitation_withdrawn', subjectOf(id, withdrawn.role));
    return { ok: true };
  });
}
