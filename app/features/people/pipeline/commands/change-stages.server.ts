import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { APPLICATION_STATUS_NAMES } from '#domain/application/application.ts';
import { MOST_STAGES } from '#domain/application/stage.ts';
import type { StagesChange } from '../form.ts';

export type StagesResult = { ok: true } | { ok: false; reason: 'name_taken' | 'too_many' | 'stage_gone' };

/** Applications in a removed stage keep its status. */
export function changeStages(
  { database }: Pick<RequestContext, 'database'>,
  admin: Admin,
  change: StagesChange,
): Promise<StagesResult> {
  return database.asActor(admin.id, async (transaction) => {
    // Changes run one at a time, because they count positions and stages.
    await sql`LOCK TABLE application_stages IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    const stages = await transaction.selectFrom('application_stages').selectAll().orderBy('position').execute();
    const stage = change.intent === 'add' ? null : stages.find(({ id }) => id === change.id);
    if (stage === undefined) return { ok: false, reason: 'stage_gone' };
    const isTaken = (name: string) => stages.some((each) => each !== stage && isSameName(each.name, name));
    if ('name' in change && isTaken(change.name)) return { ok: false, reason: 'name_taken' };
    if (change.intent === 'add') {
      if (stages.length >= MOST_STAGES) return { ok: false, reason: 'too_many' };
      const position = Math.max(0, ...stages.map((each) => each.position)) + 1;
      const { status, name } = change;
      await transaction.insertInto('application_stages').values({ status, name, position }).execute();
      await note(transaction, admin, `Stage added: ${name} (${APPLICATION_STATUS_NAMES[status]})`);
    } else if (stage && change.intent === 'rename') {
      if (stage.name === change.name) return { ok: true };
      await update(transaction, stage.id, { name: change.name });
      await note(transaction, admin, `Stage renamed: ${stage.name} to ${change.name}`);
    } else if (stage && change.intent === 'up') {
      const before = stages
        .filter(({ status, position }) => status === stage.status && position < stage.position)
        .at(-1);
      if (!before) return { ok: true };
      await update(transaction, stage.id, { position: before.position });
      await update(transaction, before.id, { position: stage.position });
      await note(transaction, admin, `Stage moved up: ${stage.name}`);
    } else if (stage) {
      await transaction.deleteFrom('application_stages').where('id', '=', stage.id).execute();
      await note(transaction, admin, `Stage removed: ${stage.name}`);
    }
    return { ok: true };
  });
}

/** Compares like the unique index on names. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function update(transaction: Transaction<DB>, id: string, values: { name?: string; position?: number }) {
  await transaction.updateTable('application_stages').set(values).where('id', '=', id).execute();
}

const note = (transaction: Transaction<DB>, admin: Admin, label: string) =>
  writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: 'application_stages', label });
