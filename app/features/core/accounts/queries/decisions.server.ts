import { sql } from 'kysely';
import type { Database } from '#db/connections/client.server.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Admin } from '../policy.ts';
import type { Account } from '../schema.ts';

export async function findAccount({ asActor }: Database, admin: Admin, accountId: string): Promise<Account | null> {
  if (!isUuid(accountId)) return null;
  return asActor(admin.id, async (transaction) => {
    const account = await transaction
      .selectFrom('profiles as p')
      .leftJoin('profiles as by', 'by.id', 'p.approved_by')
      .leftJoin('employer_logos as l', 'l.user_id', 'p.id')
      .select(['p.id', 'p.email', 'p.full_name as fullName', 'p.role', 'p.status', 'by.full_name as decidedBy'])
      .select('p.is_owner as isOwner')
      .select(['l.logo', 'l.company'])
      .where('p.id', '=', accountId)
      .executeTakeFirst();
    if (!account) return null;
    const { logo, company, role, status, ...accountFacts } = account;
    const companyLogo = logo !== null && company !== null ? { logo, company } : null;
    return { ...accountFacts, role: role as Role, status: status as AccountStatus, logo: companyLogo };
  });
}

export type Belongings = { jobs: number; savedJobs: number; applications: number; cvs: number };

/** Administrators cannot read what candidates save and store, so the system counts it and returns only the numbers. */
export async function countBelongings({ asSystem }: Database, _admin: Admin, accountId: string): Promise<Belongings> {
  const { rows } = await asSystem((transaction) =>
    sql<Belongings>`
      SELECT (SELECT count(*)::integer FROM jobs WHERE user_id = ${accountId}) AS jobs,
             (SELECT count(*)::integer FROM liked_jobs WHERE user_id = ${accountId}) AS "savedJobs",
             (SELECT count(*)::integer FROM applications WHERE candidate_id = ${accountId}) AS applications,
             (SELECT count(*)::integer FROM cvs WHERE user_id = ${accountId}) AS cvs`.execute(transaction),
  );
  return rows[0] ?? { jobs: 0, savedJobs: 0, applications: 0, cvs: 0 };
}
