import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import { listAccounts } from '#app/features/core/desk/queries/accounts.server.ts';
import { type AccountSearch, readAccountSearch } from '#app/features/core/desk/schema/lists.ts';
import type { Database } from '#db/connections/client.server.ts';
import { ownerIdOf } from '#db/seed/cast.ts';
import type { SearchTiming } from './database.ts';

const ROUNDS = 60;
const ACCOUNTS = 100_000;
/** Filled first, so that PostgreSQL has statistics of people before it plans the triggers that each further account fires. */
const FIRST_ACCOUNTS = 1_000;

/** A few accounts are called Zennor; every third one waits, every tenth is an employer's. */
async function fillAccounts({ asSystem }: Database, first: number, last: number): Promise<void> {
  await asSystem(async (transaction) => {
    await sql`
      INSERT INTO profiles (id, email, full_name, role, status, created_at)
      SELECT md5('filled account ' || n)::uuid, 'person.' || n || '@mail-' || n % 89 || '.example',
             (ARRAY['Ada', 'Bram', 'Cerys', 'Dilip', 'Esme', 'Fraser', 'Gwen'])[1 + n % 7] || ' ' ||
               CASE WHEN n % 9973 = 0 THEN 'Zennor' ELSE
               (ARRAY['Ashby', 'Barlow', 'Calder', 'Dunmore', 'Easton', 'Farrant', 'Garside', 'Holt'])[1 + n / 7 % 8] END,
             CASE WHEN n % 10 = 0 THEN 'employer' ELSE 'job_seeker' END,
             (ARRAY['approved', 'pending', 'rejected'])[1 + n % 3], now() - n * interval '1 minute'
      FROM generate_series(${first}::int, ${last}::int) AS n ON CONFLICT DO NOTHING`.execute(transaction);
    await sql`
      INSERT INTO credentials (user_id, password_hash, email_confirmed_at)
      SELECT md5('filled account ' || n)::uuid, '$argon2id$not-a-hash', now()
      FROM generate_series(${first}::int, ${last}::int) AS n ON CONFLICT DO NOTHING`.execute(transaction);
  });
}

const SEARCHES: { name: string; search: Partial<AccountSearch> }[] = [
  { name: 'all accounts, page 1', search: {} },
  { name: 'all accounts, last page', search: { page: ACCOUNTS / ROWS_PER_PAGE } },
  { name: 'those who wait, page 1', search: { status: 'pending' } },
  { name: 'employers who wait, page 1', search: { status: 'pending', role: 'employer' } },
  { name: 'rare name (zennor)', search: { search: 'zennor' } },
  { name: 'one e-mail', search: { search: 'person.77777@mail-80.example' } },
  { name: 'name without a match', search: { search: 'zygomorphic' } },
  { name: 'common name (barlow), page 1', search: { search: 'barlow' } },
  { name: 'what nearly all have (example), page 1', search: { search: 'example' } },
];

/** Milliseconds over the socket, in one transaction as the administrator, as the site would wait. */
export async function timeAccounts(database: Database, vacuum: () => Promise<void>): Promise<SearchTiming[]> {
  await fillAccounts(database, 1, FIRST_ACCOUNTS);
  await vacuum();
  await fillAccounts(database, FIRST_ACCOUNTS + 1, ACCOUNTS);
  await vacuum();
  const admin = { id: ownerIdOf('agency') };
  const timings: SearchTiming[] = [];
  for (const { name, search } of SEARCHES) {
    const wanted = { ...readAccountSearch(new URLSearchParams()), ...search };
    const times: number[] = [];
    let result = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { total } = await listAccounts(database, admin, wanted);
      times.push(performance.now() - startedAt);
      result = String(total);
    }
    times.sort((a, b) => a - b);
    timings.push({ name, p50: at(times, 0.5), p95: at(times, 0.95), matches: result });
  }
  return timings;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
