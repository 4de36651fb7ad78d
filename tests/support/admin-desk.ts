import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor, Admin } from '#app/features/core/accounts/policy.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import type { TestDatabase } from './database.ts';
import { queryTasks } from './task-queue.ts';
import { viewerOf } from './viewer.ts';

type NewAccount = {
  fullName?: string;
  email?: string;
  role?: Role;
  isOwner?: boolean;
  status?: AccountStatus;
  createdAt?: Date;
};

/** @returns the ids, in the given order; their email addresses are confirmed */
export function addAccounts(
  { database }: Pick<TestDatabase, 'database'>,
  ...accounts: NewAccount[]
): Promise<string[]> {
  return database.asSystem(async (transaction) => {
    const ids = accounts.map(() => randomUUID());
    const rows = accounts.map(({ fullName, email, role, isOwner, status, createdAt }, index) => ({
      id: ids[index],
      full_name: fullName ?? 'Wren Halloran',
      email: email ?? `${ids[index]}@mail.example`,
      role: role ?? 'job_seeker',
      status: status ?? 'pending',
      is_owner: isOwner ?? false,
      ...(createdAt ? { created_at: createdAt } : {}),
    }));
    await transaction.insertInto('profiles').values(rows).execute();
    await transaction
      .insertInto('credentials')
      .values(
        ids.map((id) => ({
          user_id: id,
          password_hash: '$argon2id$not-a-hash',
          email_confirmed_at: sql<Date>`now()`,
        })),
      )
      .execute();
    return ids;
  });
}

/** Builds the `Admin` that the gate mints from a full session. */
export const actingAdmin = (id: string, fullName: string): Admin =>
  viewerOf({ id, fullName, email: `${id}@agency.example`, role: 'admin' }) as Actor as Admin;

export type Traces = {
  status: string;
  approvedBy: string | null;
  approvedAt: Date | null;
  audit: string[];
  mails: string[];
};

/** Reads as superuser, because policies hide rows from other roles. */
export async function readTraces(database: TestDatabase, accountId: string): Promise<Traces | undefined> {
  const [row] = await queryTasks<Traces>(
    database,
    `SELECT status, approved_by AS "approvedBy", approved_at AS "approvedAt",
            ARRAY(SELECT action FROM audit_entries WHERE subject_id = $1::text ORDER BY id) AS audit,
            ARRAY(SELECT data->>'mail' FROM tasks.job WHERE data->>'accountId' = $1::text) AS mails
     FROM profiles WHERE id = $1::uuid`,
    [accountId],
  );
  return row;
}
