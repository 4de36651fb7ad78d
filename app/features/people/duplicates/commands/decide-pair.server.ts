import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isUuid } from '#domain/uuid.ts';
import type { PairDecision } from '../form.ts';

type MergeRefusal = 'same' | 'not_found' | 'account_stays' | 'two_accounts' | 'in_one_list';
export type PairResult = { ok: true; keptId: string | null } | { ok: false; reason: MergeRefusal };

/**
 * The database settles races: the second of two colleagues learns that a record is gone.
 *
 * @param id the record whose page it is
 */
export async function decidePair(
  { database }: Pick<RequestContext, 'database'>,
  consultant: Consultant,
  id: string,
  { other, decision }: PairDecision,
): Promise<PairResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const [keptId, goneId] = decision === 'keep_other' ? [other, id] : [id, other];
  return database.asActor(consultant.id, async (transaction): Promise<PairResult> => {
    const [keptName, goneName] = [await nameOf(transaction, keptId), await nameOf(transaction, goneId)];
    if (decision === 'apart') {
      const { rows } = await sql<{ isDone: boolean }>`SELECT app.tell_apart(${id}, ${other}) AS "isDone"`.execute(
        transaction,
      );
      if (!rows[0]?.isDone) return { ok: false, reason: id === other ? 'same' : 'not_found' };
      await note(transaction, consultant, 'person_told_apart', keptId, `${keptName} / ${goneName}`);
      return { ok: true, keptId: null };
    }
    const { rows } = await sql<{ result: 'merged' | MergeRefusal }>`
      SELECT app.merge_people(${keptId}, ${goneId}) AS result`.execute(transaction);
    const result = rows[0]?.result ?? 'not_found';
    if (result !== 'merged') return { ok: false, reason: result };
    await note(transaction, consultant, 'person_merged', keptId, `${keptName} / ${goneName}`);
    return { ok: true, keptId: keptId };
  });
}

async function nameOf(transaction: Transaction<DB>, id: string): Promise<string> {
  const person = await transaction.selectFrom('people').select('full_name').where('id', '=', id).executeTakeFirst();
  return person?.full_name ?? '';
}

const note = (
  transaction: Transaction<DB>,
  consultant: Consultant,
  action: 'person_merged' | 'person_told_apart',
  id: string,
  label: string,
) => writeAudit(transaction, consultant, action, { type: 'person', id, label });
