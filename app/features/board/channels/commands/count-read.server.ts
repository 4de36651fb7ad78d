/** Counts fetches of feeds by channel and day. Stores nothing about the reader. */
import { sql } from 'kysely';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { Channel } from '#domain/channel/channel.ts';

/** Reads not written to the database yet. One write runs at a time and includes all reads counted since the previous one. */
const waiting = new Map<Channel, number>();

/** Returns before the count is written: the feed is sent even if counting fails. */
export function countRead({ database, log }: Pick<RequestContext, 'database' | 'log'>, channel: Channel): void {
  const isUnderway = waiting.has(channel);
  waiting.set(channel, (waiting.get(channel) ?? 0) + 1);
  if (isUnderway) return;
  void writeReads(database, channel).catch((error: unknown) => {
    waiting.delete(channel);
    log.error({ err: error, channel }, 'a read of a feed could not be counted');
  });
}

async function writeReads(database: RequestContext['database'], channel: Channel): Promise<void> {
  for (let reads = waiting.get(channel) ?? 0; reads > 0; reads = waiting.get(channel) ?? 0) {
    waiting.set(channel, 0);
    await database.asSystem((transaction) =>
      sql`SELECT count_channel_read(_channel => ${channel}, _reads => ${reads})`.execute(transaction),
    );
  }
  waiting.delete(channel);
}
