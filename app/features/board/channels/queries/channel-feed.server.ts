/** The jobs of a channel, written as they are read. */

import { sql } from 'kysely';
import { href } from 'react-router';
import { weakTagOf } from '#app/web/caching/cacheable.server.ts';
import { BoundedStreams } from '#app/web/streams/bounded-streams.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Channel, ChannelChoice, ChannelFeed, ChannelJob } from '#domain/job/channels/channel.ts';
import { CHANNEL_LIST } from '#domain/job/channels/channel-list.ts';
import { readChannelFacts, refusalOf } from '#domain/job/channels/channel-rules.ts';
import { type PublicJobRow, toPublicJob } from '#domain/job/fields.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';

type Asking = { asPublic: Queries; publicOrigin: string; now: Date };

/** A version is found by looking at all open jobs, so it is found no more often than this, however many ask. */
const VERSION_MS = 1_000;
/** How many jobs are held in memory at once. */
const JOBS_AT_ONCE = 250;
/** For so many days a channel is told of a job that went: as long as an agency may be away from its uploads. */
const ENDED_DAYS = 7;

const streams = new BoundedStreams({ atOnce: 4, longestMs: 300_000 });

export type ChannelVersion = { jobs: ChannelChoice; etag: string };

const versions = new WeakMap<Queries, Map<Channel, { version: Promise<ChannelVersion | null>; at: number }>>();

/** Whose jobs the channel is given, and which version of its feed this is; null: it is off. */
export function findChannelVersion(asking: Asking, channel: Channel): Promise<ChannelVersion | null> {
  const known = versions.get(asking.asPublic) ?? new Map();
  versions.set(asking.asPublic, known);
  const last = known.get(channel);
  if (last && performance.now() - last.at < VERSION_MS) return last.version;
  const version = readChannelVersion(asking, channel);
  known.set(channel, { version, at: performance.now() });
  // Forget a failed one. Callers that await it get the error themselves.
  version.catch(() => known.delete(channel));
  return version;
}

/** The same as it is now. */
export async function readChannelVersion(
  { asPublic, publicOrigin, now }: Asking,
  channel: Channel,
): Promise<ChannelVersion | null> {
  const { rows } = await sql<{ jobs: ChannelChoice; version: string }>`
    SELECT jobs, version FROM get_job_channel(_channel => ${channel})`.execute(asPublic);
  const [row] = rows;
  if (!row) return null;
  // References and days of an advert that is given again change with the day.
  const day = CHANNEL_LIST[channel].writer.ended ? londonDay(now) : '';
  // The name of the agency and of the site stand in every advert.
  return { jobs: row.jobs, etag: weakTagOf(`${row.version} ${agency().name} ${publicOrigin} ${day}`) };
}

/** @returns null where too many feeds are being read already */
export const streamChannel = (
  asking: Asking,
  channel: Channel,
  choice: ChannelChoice,
): ReadableStream<Uint8Array> | null => streams.open(writeChannel(asking, channel, choice));

/** The file of what the channel is to take down. @returns null where too many feeds are being read already */
export const streamEnded = (
  { asPublic }: Asking,
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

/** @param note told of the jobs before their text is given */
export async function* writeChannel(
  { asPublic, publicOrigin, now }: Asking,
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
  // While some are written, the database finds the next.
  let next: Promise<ChannelRow[]> | null = readJobs(asPublic, channel);
  while (next) {
    const rows: ChannelRow[] = await next;
    const last = rows.length === JOBS_AT_ONCE ? rows.at(-1) : undefined;
    next = last ? readJobs(asPublic, channel, last) : null;
    // If the reader leaves now, its failure is of no interest; otherwise it is thrown above.
    next?.catch(() => undefined);
    const taken = rows.filter(({ facts }) => refusalOf(rules, choice, readChannelFacts(facts)) === null);
    const jobs = taken.map(toChannelJob);
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

/** What closed, or is open and was taken out of the feed. A closed job that the feed would not have taken never was in it. */
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
    ...toPublicJob(row),
    place: name === null ? null : { name, county, postalCode, latitude, longitude, countryCode },
  };
}
