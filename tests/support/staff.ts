import type { StaffRole } from '#domain/account/account.ts';
import { addAccounts } from './admin-desk.ts';
import type { TestDatabase } from './database.ts';
import { asSuperuser } from './faults.ts';

export async function addColleague(
  database: Pick<TestDatabase, 'database'>,
  role: StaffRole,
  fullName = 'Jo Bell',
): Promise<string> {
  const isOwner = role === 'owner';
  const [id = ''] = await addAccounts(database, {
    fullName,
    role: isOwner ? 'admin' : role,
    isOwner,
    status: 'approved',
  });
  return id;
}

/** Stores the setting directly, so that the test needs no passkey. */
export const requireFactors = (database: TestDatabase, isRequired: boolean): Promise<void> =>
  asSuperuser(
    database,
    `INSERT INTO settings (staff_second_factor) VALUES (${isRequired}) ON CONFLICT (id) DO UPDATE SET staff_second_factor = ${isRequired}`,
  );
