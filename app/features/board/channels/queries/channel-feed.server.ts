import { sql } from 'kysely';
import { href } from 'react-router';
import { weakTagOf } from '#app/web/caching/cacheable.server.ts';
import { BoundedStreams } from '#app/web/streams/bounded-streams.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Channel, ChannelChoice, ChannelFeed, ChannelJob } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import { readChannelFacts, refusalOf } from '#domain/channel/channel-rules.ts';
import { type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';

type FeedContext = { asPublic: Queries; publicOrigin: string; now: Date };

/** Finding the version reads all open jobs, so it is cached for this time. */
const VERSION_MS = 1_000;
const JOBS_AT_ONCE = 250;
/** Days for which a channel lists a removed job: the longest time an agency may go without an upload. */
const ENDED_DAYS = 7;

const streams = new BoundedStreams({ atOnce: 4, longestMs: 300_000 });

export type ChannelVersion = { jobs: ChannelChoice; etag: string };

const versions = new WeakMap<Queries, Map<Channel, { version: Promise<ChannelVersion | null>; at: number }>>();

export function findChannelVersion(context: FeedContext, channel: Channel): Promise<ChannelVersion | null> {
  const channelVersions = versions.get(context.asPublic) ?? new Map();
  versions.set(context.asPublic, channelVersions);
  const last = channelVersions.get(channel);
  if (last && performance.now() - last.at < VERSION_MS) return last.version;
  const version = readChannelVersion(context, channel);
  channelVersions.set(channel, { version, at: performance.now() });
  // Forget a failure; callers that await it get the error themselves.
  version.catch(() => channelVersions.delete(channel));
  return version;
}

export async function readChannelVersion(
  { asPublic, publicOrigin, now }: FeedContext,
  channel: Channel,
): Promise<ChannelVersion | null> {
  const { rows } = await sql<{ jobs: ChannelChoice; version: string }>`
    SELECT jobs, version FROM get_job_channel(_channel => ${channel})`.execute(asPublic);
  const [row] = rows;
  if (!row) return null;
  // References and dates of a re-listed advert depend on the day.
  const day = CHANNEL_LIST[channel].writer.ended ? londonDay(now) : '';
  // Every advert contains the names of the agency and the site.
  return { jobs: row.jobs, etag: weakTagOf(`${row.version} ${agency().name} ${publicOrigin} ${day}`) };
}

export const streamChannel = (
  context: FeedContext,
  channel: Channel,
  choice: ChannelChoice,
): ReadableStream<Uint8Array> | null => streams.open(writeChannel(context, channel, choice));

/** Streams the jobs that the channel has to remove. @returns null if too many feeds are being read */
export const streamEnded = (
  { asPublic }: FeedContext,
  channel: Channel,
  choice: ChannelChoice,
): ReadableStream<Uint8Array> | null => streams.open(writeEnded(asPublic, channel, choice));

type ChannelRow = PublicJobRow & {
  posted: string;
  place: string | null;
  county: string | null;
  postal_code: string | null;
  latitude: number;
  longitude: number;
  country_code: string;
  facts: string;
};

/** @param note receives each batch of jobs before its text is yielded */
export async function* writeChannel(
  { asPublic, publicOrigin, now }: FeedContext,
  channel: Channel,
  choice: ChannelChoice,
  note?: (jobs: readonly ChannelJob[]) => void,
): AsyncGenerator<string> {
  const { rules, writer } = CHANNEL_LIST[channel];
  const feed: ChannelFeed = {
    agency: agency().name,
    siteUrl: publicOrigin + href('/'),
    urlOf: ({ id }) => publicOrigin + href('/jobs/:id', { id }),
    now,
  };
  yield writer.open(feed);
  // Read the next batch while this one is written.
  let next: Promise<ChannelRow[]> | null = readJobs(asPublic, channel);
  while (next) {
    const rows: ChannelRow[] = await next;
    const last = rows.length === JOBS_AT_ONCE ? rows.at(-1) : undefined;
    next = last ? readJobs(asPublic, channel, last) : null;
    // If the reader stops here, the failure of the next batch does not matter; otherwise it is thrown above.
    next?.catch(() => undefined);
    const included = rows.filter(({ facts }) => refusalOf(rules, choice, readChannelFacts(facts)) === null);
    const jobs = included.map(toChannelJob);
    note?.(jobs);
    if (jobs.length > 0) yield jobs.map((job) => writer.job(job, feed)).join('');
  }
  yield writer.close;
}

async function readJobs(asPublic: Queries, channel: Channel, after?: ChannelRow): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    SELECT *
    FROM list_channel_jobs(_channel => ${channel}, _limit => ${JOBS_AT_ONCE}, _after_posted => ${after?.posted ?? null},
                           _after_id => ${after?.id ?? null})`.execute(asPublic);
  return rows;
}

/** Lists closed jobs, and open jobs that were excluded later. Leaves out closed jobs that the feed never included. */
async function* writeEnded(asPublic: Queries, channel: Channel, choice: ChannelChoice): AsyncGenerator<string> {
  const { rules, writer } = CHANNEL_LIST[channel];
  const { ended } = writer;
  if (!ended) return;
  yield ended.open;
  let after: string | undefined;
  do {
    const { rows } = await sql<{ id: string; created_at: Date; gone_at: Date; is_open: boolean; facts: string }>`
      SELECT id, created_at, gone_at, is_open, facts
      FROM list_gone_channel_jobs(_channel => ${channel}, _days => ${ENDED_DAYS}, _limit => ${JOBS_AT_ONCE},
                                  _after_id => ${after ?? null})`.execute(asPublic);
    const gone = rows.filter(
      ({ facts, is_open: isOpen }) => isOpen === (refusalOf(rules, choice, readChannelFacts(facts)) !== null),
    );
    const jobs = gone.map((row) => ({ id: row.id, createdAt: row.created_at, goneAt: row.gone_at }));
    if (jobs.length > 0) yield jobs.map(ended.job).join('');
    after = rows.length === JOBS_AT_ONCE ? rows.at(-1)?.id : undefined;
  } while (after);
  yield ended.close;
}

function toChannelJob(row: ChannelRow): ChannelJob {
  const { place: name, county, postal_code: postalCode, latitude, longitude, country_code: countryCode } = row;
  return {
    ...toPublicJob({ ...row, start_date: null }),
    place: name === null ? null : { name, county, postalCode, latitude, longitude, countryCode },
  };
}
