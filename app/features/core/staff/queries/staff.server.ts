import { sql } from 'kysely';
import type { Admin, Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { type Role, staffRoleOf } from '#domain/account/account.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Colleague, Heir, Invitation, Work } from '../schema.ts';

type Reader = Pick<Database, 'asActor'>;

type Row = Omit<Colleague, 'role'> & { role: Role; isOwner: boolean };

export async function listStaff({ asActor }: Reader, admin: Admin): Promise<Colleague[]> {
  const { rows } = await asActor(admin.id, (transaction) =>
    sql<Row>`
      SELECT id, email, full_name AS "fullName", role, is_owner AS "isOwner", status, last_seen_on::text AS "lastSeenOn",
             has_factor AS "hasFactor", sessions, jobs
      FROM app.list_staff()`.execute(transaction),
  );
  return rows.flatMap(({ isOwner, role, ...row }) => {
    const staffRole = staffRoleOf({ role, isOwner });
    return staffRole ? [{ ...row, role: staffRole }] : [];
  });
}

export async function findColleague(database: Reader, admin: Admin, id: string): Promise<Colleague | null> {
  return (await listStaff(database, admin)).find((colleague) => colleague.id === id) ?? null;
}

export function listHeirs({ asActor }: Reader, consultant: Consultant): Promise<Heir[]> {
  return asActor(consultant.id, (transaction) =>
    transaction
      .selectFrom('profiles')
      .select(['id', 'full_name as fullName'])
      .where('role', 'in', ['admin', 'consultant'])
      .where('status', '=', 'approved')
      .orderBy('full_name')
      .orderBy('id')
      .execute(),
  );
}

/** Private notes are hidden from administrators, so the system counts them and returns only the numbers. */
export async function countWork({ asSystem }: Pick<Database, 'asSystem'>, _admin: Admin, id: string): Promise<Work> {
  const { rows } = await asSystem((transaction) =>
    sql<Work>`
      SELECT (SELECT count(*)::integer FROM applications AS a JOIN jobs AS j ON j.id = a.job_id WHERE j.user_id = ${id}) AS applications,
             (SELECT count(*)::integer FROM application_notes WHERE author_id = ${id}) AS notes,
             (SELECT count(*)::integer FROM enquiries WHERE status_changed_by = ${id} AND status = 'in_hand') AS enquiries,
             (SELECT count(*)::integer FROM data_requests WHERE status_changed_by = ${id} AND status = 'in_hand')
               AS "dataRequests"`.execute(transaction),
  );
  return rows[0] ?? { applications: 0, notes: 0, enquiries: 0, dataRequests: 0 };
}

/** Oldest first. */
export function listInvitations({ asActor }: Reader, admin: Admin): Promise<Invitation[]> {
  return asActor(admin.id, (transaction) =>
    transaction
      .selectFrom('staff_invitations as i')
      .innerJoin('profiles as by', 'by.id', 'i.invited_by')
      .select(['i.id', 'i.email', 'i.full_name as fullName', 'i.role', 'by.full_name as invitedBy'])
      .select(['i.created_at as createdAt', 'i.expires_at as expiresAt'])
      .select(sql<boolean>`i.expires_at <= now()`.as('isExpired'))
      .orderBy('i.created_at')
      .orderBy('i.id')
      .execute(),
  );
}

export async function findInvitation(database: Reader, admin: Admin, id: string): Promise<Invitation | null> {
  if (!isUuid(id)) return null;
  return (await listInvitations(database, admin)).find((invitation) => invitation.id === id) ?? null;
}
