/** Deletes sent events after 30 days. Deliveries themselves are not tasks (commands/keep-delivering.server.ts). */
import { sql } from 'kysely';
import { z } from 'zod';
import type { TaskHandler } from '#platform/tasks/tasks.server.ts';
import { LOG_DAYS } from './schema.ts';

const emptyPayload = z.strictObject({});

declare module '#platform/tasks/tasks.server.ts' {
  interface TaskPayloads {
    'forget-webhook-events': z.infer<typeof emptyPayload>;
  }
}

/** Deletes old events, except those with pending deliveries: written in the last three days, or requeued by hand. */
export const forgetWebhookEvents: TaskHandler<z.infer<typeof emptyPayload>> = {
  schema: emptyPayload,
  cron: '50 4 * * *',
  run: async ({ database }) => {
    await database.asSystem((transaction) =>
      sql`DELETE FROM webhook_events AS e WHERE occurred_at < app.deletion_moment() - make_interval(days => ${LOG_DAYS}::int)
            AND NOT EXISTS (SELECT FROM webhook_deliveries WHERE event_id = e.id AND state = 'waiting')`.execute(
        transaction,
      ),
    );
  },
};
