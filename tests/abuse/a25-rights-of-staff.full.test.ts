import { expect, test } from 'vitest';
import { removeColleague } from '#app/features/core/staff/commands/change-staff.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { addColleague } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';
import { db, morag, pool, provideStage } from './a25-rights-of-staff.stage.ts';

/** A25: no form gives rights that its sender does not have, no person acts on an owner, and one owner always stays. */
provideStage();

const services = () => ({ ...accountServices(db), database: pool });

test('A25: of jobs that are reassigned while their owner is removed none is lost', async () => {
  for (let round = 0; round < rounds(10, 100); round += 1) {
    const [leaver, heir] = [await addColleague(db, 'consultant'), await addColleague(db, 'consultant')];
    const ids = await addJobs(db.database, { user_id: leaver }, { user_id: leaver }, { user_id: leaver });
    const reassign = (to: string) =>
      queryTasks(db, `SELECT set_config('app.actor_id', $1, false), app.reassign_jobs($2::uuid[], $3)`, [
        morag.id,
        ids,
        to,
      ]);
    const [removed] = await Promise.all([
      removeColleague(services(), actingAdmin(morag.id, 'Test Person'), leaver, heir),
      reassign(morag.id),
      reassign(leaver).catch(() => undefined),
    ]);
    expect(removed).toEqual({ ok: true });
    const owners = await queryTasks<{ user_id: string }>(db, 'SELECT user_id FROM jobs WHERE id = ANY ($1)', [ids]);
    expect(owners).toHaveLength(3);
    for (const { user_id } of owners) expect([heir, morag.id]).toContain(user_id);
  }
});
