import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin, Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Channel } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ChannelChange, LeaveOut } from '../form.ts';
import { CHOICE_NAMES } from '../texts.ts';

type Services = Pick<RequestContext, 'database'>;

export function changeChannel({ database }: Services, admin: Admin, channel: Channel, change: ChannelChange) {
  const { is_on: isOn, jobs } = change;
  return database.asActor(admin.id, async (transaction) => {
    const { rows } = await sql`
      INSERT INTO job_channels AS c (channel, is_on, jobs, on_since)
      VALUES (${channel}, ${isOn}, ${jobs}, CASE WHEN ${isOn} THEN now() END)
      ON CONFLICT (channel) DO UPDATE SET is_on = EXCLUDED.is_on, jobs = EXCLUDED.jobs, changed_at = now(),
        on_since = CASE WHEN EXCLUDED.is_on THEN coalesce(c.on_since, now()) END
      WHERE (c.is_on, c.jobs) IS DISTINCT FROM (EXCLUDED.is_on, EXCLUDED.jobs)
      RETURNING c.channel`.execute(transaction);
    if (rows.length > 0) {
      const label = `Feed for ${CHANNEL_LIST[channel].name}: ${isOn ? CHOICE_NAMES[jobs].toLowerCase() : 'off'}`;
      await writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: `channel-${channel}`, label });
    }
    return { ok: true as const };
  });
}

/** Consultants may exclude only jobs of the agency. Row-level security checks this when the job changes. */
export function leaveJobOut(
  { database }: Services,
  consultant: Consultant,
  jobId: string,
  { channel, intent }: LeaveOut,
) {
  return database.asActor(consultant.id, async (transaction) => {
    const job = isUuid(jobId)
      ? await transaction.selectFrom('jobs').select('title').where('id', '=', jobId).executeTakeFirst()
      : undefined;
    if (!job) return { ok: false as const, reason: 'not_yours' as const };
    if ((await change()) > 0n) {
      const action = intent === 'leave-out' ? 'job_left_out' : 'job_put_back';
      const label = `${job.title} (${CHANNEL_LIST[channel].name})`;
      await writeAudit(transaction, consultant, action, { type: 'job', id: jobId, label });
    }
    return { ok: true as const };

    async function change(): Promise<bigint> {
      if (intent === 'put-back') {
        const gone = transaction.deleteFrom('jobs_left_out').where('job_id', '=', jobId).where('channel', '=', channel);
        return (await gone.executeTakeFirst()).numDeletedRows;
      }
      const added = transaction.insertInto('jobs_left_out').values({ job_id: jobId, channel });
      const { numInsertedOrUpdatedRows = 0n } = await added
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows;
    }
  });
}
