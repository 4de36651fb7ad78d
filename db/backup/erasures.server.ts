/** The list of erased accounts, enquiries, guests' applications, job alerts and people without an account, kept outside the database: a restore of an older backup erases them again. */
import { z } from 'zod';
import { BackupError } from './backup-fault.server.ts';
import { type Client, listTables } from './catalogue.server.ts';

const erasure = z.strictObject({
  kind: z.enum(['account', 'enquiry', 'application', 'alert', 'person']),
  id: z.uuid(),
  erasedAt: z.iso.datetime(),
});
export type Erasures = z.infer<typeof erasure>[];
export type ErasedAgain = { accounts: number; enquiries: number; applications: number; alerts: number; people: number };

/** The list's file: one line per erasure, oldest first. */
export const writeErasures = (erasures: Erasures) => erasures.map((each) => `${JSON.stringify(each)}\n`).join('');

export function parseErasures(text: string): Erasures {
  try {
    return z.array(erasure).parse(text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])));
  } catch (cause) {
    throw new BackupError('The list of erasures cannot be read', { cause });
  }
}

/** No backup is kept for longer, so an older erasure can be forgotten; the database does the same (app.purge_backups). */
const REMEMBERED_YEARS = 1;

/** Merges two lists without expired entries, oldest first; the later of two entries for one id wins. */
export function mergeErasures(first: Erasures, others: Erasures, now: Date): Erasures {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - REMEMBERED_YEARS);
  const all = [...first, ...others].sort((a, b) => Date.parse(a.erasedAt) - Date.parse(b.erasedAt));
  const latest = new Map(all.map((each) => [`${each.kind} ${each.id}`, each]));
  return [...latest.values()]
    .filter(({ erasedAt }) => Date.parse(erasedAt) > since.getTime())
    .sort((a, b) => Date.parse(a.erasedAt) - Date.parse(b.erasedAt));
}

/** @returns null from a database that is too old to keep them */
export async function readErasures(client: Client): Promise<Erasures | null> {
  if (!(await listTables(client)).includes('public.erasures')) return null;
  const { rows } = await client.query<{ kind: Erasures[number]['kind']; id: string; erasedAt: Date }>(
    'SELECT kind, subject_id AS id, erased_at AS "erasedAt" FROM public.erasures ORDER BY erased_at, kind, subject_id',
  );
  return rows.map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() }));
}

/**
 * Runs in the transaction of a restore once triggers are enabled. Uses the procedure by which administrators delete
 * accounts, so that it deletes the same rows and files.
 */
export async function eraseAgain(client: Client, erasures: Erasures): Promise<ErasedAgain> {
  const idsOf = (kind: string) => erasures.filter((each) => each.kind === kind).map(({ id }) => id);
  const { rows: accounts } = await client.query<{ id: string }>('SELECT id FROM public.profiles WHERE id = ANY ($1)', [
    idsOf('account'),
  ]);
  const { rows: admins } = await client.query<{ id: string }>(
    `SELECT id FROM public.profiles WHERE role = 'admin' AND status = 'approved' AND id <> ALL ($1) LIMIT 1`,
    [idsOf('account')],
  );
  // The procedure's role sees all rows through policies; only an administrator may call it.
  await client.query(`SELECT set_config('row_security', 'on', true)`);
  if (accounts.length > 0) {
    if (!admins[0]) {
      throw new BackupError('The backup holds no administrator in whose name accounts could be erased again');
    }
    await keepRecords(client, idsOf('account'), idsOf('enquiry'));
    await client.query(`SELECT set_config('app.actor_id', $1, true)`, [admins[0].id]);
    for (const { id } of accounts) await client.query('SELECT app.delete_account($1)', [id]);
    await client.query(`SELECT set_config('app.actor_id', '', true)`);
  }
  const { rowCount } = await client.query('DELETE FROM public.enquiries WHERE id = ANY ($1)', [idsOf('enquiry')]);
  const { rowCount: applications } = await client.query('DELETE FROM public.applications WHERE id = ANY ($1)', [
    idsOf('application'),
  ]);
  const { rowCount: alerts } = await client.query('DELETE FROM public.job_alerts WHERE id = ANY ($1)', [
    idsOf('alert'),
  ]);
  const { rowCount: people } = await client.query(
    'DELETE FROM public.people WHERE account_id IS NULL AND id = ANY ($1)',
    [idsOf('person')],
  );
  // A contact of a client is remembered as a person, too. Backups of earlier versions have none.
  if ((await listTables(client)).includes('public.client_contacts'))
    await client.query('DELETE FROM public.client_contacts WHERE id = ANY ($1)', [idsOf('person')]);
  await client.query(`SELECT set_config('row_security', 'off', true)`);
  return {
    accounts: accounts.length,
    enquiries: rowCount ?? 0,
    applications: applications ?? 0,
    alerts: alerts ?? 0,
    people: people ?? 0,
  };
}

/**
 * A user who deletes their account also deletes the enquiries they sent, but some records must be kept by law (Conduct
 * Regulations 2003, reg. 29). Keeps them for the listed accounts, as app.erase_account does.
 */
async function keepRecords(client: Client, accounts: string[], enquiries: string[]): Promise<void> {
  await client.query(
    `INSERT INTO public.kept_records (account_id, party, name, email, phone, company, location, experience, job_title, job_company,
                                      job_location, outcome, received_at, last_action_at)
     SELECT kept.* FROM unnest($1::uuid[]) AS account, LATERAL app.enquiries_to_keep(account) AS kept
     WHERE EXISTS (SELECT FROM public.enquiries AS e
                   WHERE e.id = ANY ($2) AND e.email = kept.email AND e.created_at = kept.received_at)`,
    [accounts, enquiries],
  );
}
