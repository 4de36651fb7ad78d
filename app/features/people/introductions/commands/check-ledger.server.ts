/**
 * Verifies the ledger of introductions, and writes its head into the audit trail: later checks then notice if its last entry is missing.
 */
import { sql } from 'kysely';
import { THE_SITE, writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { TaskServices } from '#platform/tasks/tasks.server.ts';
import { verifyLedger } from '../queries/ledger.server.ts';

export async function checkLedger({ database, log }: Pick<TaskServices, 'database' | 'log'>): Promise<void> {
  const verdict = await database.asSystem(async (transaction) => {
    const verdict = await verifyLedger(transaction);
    const { entries, head, fault } = verdict;
    const label = fault === null ? `${entries} ${head}` : `${fault} ${verdict.brokenAt}`;
    const action = fault === null ? 'ledger_checked' : 'ledger_broken';
    const { rows } = await sql`
      SELECT FROM audit_entries WHERE subject_id = 'ledger' AND action = ${action} AND subject_label = ${label}`.execute(
      transaction,
    );
    if (rows.length === 0 && entries > 0)
      await writeAudit(transaction, THE_SITE, action, { type: 'settings', id: 'ledger', label });
    return verdict;
  });
  if (verdict.fault !== null) log.error({ ...verdict }, 'the ledger of introductions is not whole');
}
