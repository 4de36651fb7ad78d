/** Finds what stops deletion by age: a jump of the clock, or deletions that wait for an administrator. */
import { sql, type Transaction } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { describeHeld, describeJump } from '../components/health/deletion-texts.ts';
import type { DeletionKind, ShownDeletions } from '../schema.ts';
import { describeSilence, isSilent, readSilence } from './operation-checks/background-tasks.server.ts';

type ClockJump = {
  from: Date;
  to: Date;
  setBackAt: Date | null;
};
type HeldDeletion = { kind: DeletionKind; due: number; total: number; heldAt: Date };
export type DeletionState = { jump: ClockJump | null; heldDeletions: HeldDeletion[] };

/** Days for which a jump is still reported after the clock was set back. */
const TOLD_DAYS = 7;

export async function findDeletionState(transaction: Transaction<DB>): Promise<DeletionState> {
  const { rows } = await sql<ClockJump>`
    SELECT jumped_from AS "from", jumped_to AS "to", settled_at AS "setBackAt" FROM deletion_clock
    WHERE is_doubted OR settled_at > moment - make_interval(days => ${TOLD_DAYS}::int)`.execute(transaction);
  const heldDeletions = await transaction
    .selectFrom('held_deletions')
    .select(['kind', 'due', 'total', 'held_at'])
    .where('approved_at', 'is', null)
    .orderBy('kind')
    .execute();
  return {
    jump: rows[0] ?? null,
    heldDeletions: heldDeletions.map(({ kind, due, total, held_at }) => ({
      kind,
      due: Number(due),
      total: Number(total),
      heldAt: held_at,
    })),
  };
}

/** One sentence for the jump, and one for each held deletion. */
export function describeDeletion({ jump, heldDeletions }: DeletionState): string[] {
  const lines = heldDeletions.map(describeHeld);
  return jump ? [describeClockJump(jump), ...lines] : lines;
}

const describeClockJump = ({ from, to, setBackAt }: ClockJump): string =>
  describeJump(formatDateAndTime(from), formatDateAndTime(to), setBackAt && formatDateAndTime(setBackAt));

export async function showDeletions({ database }: { database: Database }, admin: Admin): Promise<ShownDeletions> {
  const { jump, heldDeletions } = await database.asActor(admin.id, findDeletionState);
  return {
    heldDeletions: heldDeletions.map(({ heldAt, ...each }) => ({ ...each, since: formatDateAndTime(heldAt) })),
    jump: jump && jump.setBackAt === null ? describeClockJump(jump) : null,
  };
}

export async function listOperationLines({ database }: { database: Database }, admin: Admin): Promise<string[]> {
  const lines = describeDeletion(await database.asActor(admin.id, findDeletionState));
  const silence = await readSilence(database);
  return isSilent(silence) ? [describeSilence(silence), ...lines] : lines;
}
