import { sql, type Transaction } from 'kysely';
import { ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { CHANNELS, type Channel, type ChannelChoice } from '#domain/channel/channel.ts';
import { CHANNEL_LIST } from '#domain/channel/channel-list.ts';
import { CHANNEL_REFUSALS, type ChannelRefusal, readChannelFacts, refusalOf } from '#domain/channel/channel-rules.ts';
import type { ChannelSearch } from '../schema.ts';

export type ChannelState = {
  channel: Channel;
  jobs: ChannelChoice;
  /** Null if the channel is off. */
  onSince: Date | null;
  lastRead: Date | null;
  /** Reads in the last 30 days. */
  reads: number;
  /** The last upload and the number of refused adverts, for the channel with uploads. */
  lastUpload: Date | null;
  refusedThere: number;
};

type FactCount = { channel: string | null; facts: string; jobs: number };

export function listChannels({ asActor }: Database, consultant: Consultant) {
  return asActor(consultant.id, async (transaction) => {
    const counts = await countFacts(transaction);
    return (await readStates(transaction)).map((state) => ({ ...state, ...countIn(counts, state) }));
  });
}

export function readChannel({ asActor }: Database, consultant: Consultant, channel: Channel, search: ChannelSearch) {
  return asActor(consultant.id, async (transaction) => {
    const counts = await countFacts(transaction);
    const state = (await readStates(transaction)).find((each) => each.channel === channel);
    if (!state) return null;
    const { reason, page } = search;
    const facts = counts
      .filter((row) => row.channel === null && refusalIn(state, row.facts, false) === reason)
      .map((row) => row.facts);
    const { rows } = await sql<{ id: string; title: string; company: string; location: string; createdAt: Date }>`
      SELECT id, title, company, location, created_at AS "createdAt" FROM app.find_channel_jobs(
        _channel => ${channel}, _is_left_out => ${reason === 'left_out'}, _facts => ${facts}::text[],
        _limit => ${ROWS_PER_PAGE}, _offset => ${(page - 1) * ROWS_PER_PAGE})`.execute(transaction);
    return { state, ...countIn(counts, state), jobs: rows };
  });
}

export function readJobChannels({ asActor }: Database, consultant: Consultant, job: { id: string; createdAt: Date }) {
  return asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<{ facts: string | null }>`
      SELECT app.get_channel_facts(_job_id => ${job.id}) AS facts`.execute(transaction);
    const facts = rows[0]?.facts ?? null;
    const out = await transaction.selectFrom('jobs_left_out').select('channel').where('job_id', '=', job.id).execute();
    const states = await readStates(transaction);
    return {
      isOpen: facts !== null,
      isAgency: facts !== null && readChannelFacts(facts).isAgency,
      channels: states.map((state) => {
        const isLeftOut = out.some(({ channel }) => channel === state.channel);
        const refusal = facts === null ? null : refusalIn(state, facts, isLeftOut);
        const since = state.onSince && new Date(Math.max(state.onSince.getTime(), job.createdAt.getTime()));
        return { channel: state.channel, isOn: state.onSince !== null, isLeftOut, refusal, since };
      }),
    };
  });
}

async function readStates(transaction: Transaction<DB>): Promise<ChannelState[]> {
  const { rows } = await sql<ChannelState>`
    SELECT n.channel, coalesce(c.jobs, 'agency') AS jobs, c.on_since AS "onSince", r.last AS "lastRead",
           coalesce(r.reads, 0)::integer AS reads, u.last AS "lastUpload", coalesce(u.refused, 0)::integer AS "refusedThere"
    FROM unnest(${[...CHANNELS]}::text[]) WITH ORDINALITY AS n (channel, number)
    LEFT JOIN job_channels AS c ON c.channel = n.channel
    LEFT JOIN LATERAL (
      SELECT max(last_at) AS last, sum(reads) FILTER (WHERE day > current_date - 30) AS reads
      FROM channel_reads WHERE channel = n.channel) AS r ON true
    LEFT JOIN LATERAL (
      SELECT uploaded_at AS last, (SELECT count(*) FROM find_a_job_adverts WHERE outcome = 'refused' AND gone_at IS NULL) AS refused
      FROM find_a_job_account WHERE n.channel = 'find-a-job') AS u ON true
    ORDER BY n.number`.execute(transaction);
  return rows;
}

const countFacts = async (transaction: Transaction<DB>): Promise<FactCount[]> =>
  (await sql<FactCount>`SELECT channel, facts, jobs FROM app.count_channel_jobs()`.execute(transaction)).rows;

const refusalIn = ({ channel, jobs }: ChannelState, facts: string, isLeftOut: boolean): ChannelRefusal | null =>
  refusalOf(CHANNEL_LIST[channel].rules, jobs, { ...readChannelFacts(facts), isLeftOut });

/**
 * Counts jobs in the feed, and excluded ones by reason. Jobs that the desk excluded are also in the total, so they are subtracted there.
 */
function countIn(counts: readonly FactCount[], state: ChannelState) {
  const jobsByRefusal = new Map<ChannelRefusal | null, number>();
  const add = (refusal: ChannelRefusal | null, jobs: number) =>
    jobsByRefusal.set(refusal, (jobsByRefusal.get(refusal) ?? 0) + jobs);
  for (const { channel, facts, jobs } of counts) {
    if (channel === null) add(refusalIn(state, facts, false), jobs);
    else if (channel === state.channel) {
      add(refusalIn(state, facts, false), -jobs);
      add('left_out', jobs);
    }
  }
  const refusalCounts = CHANNEL_REFUSALS.map((refusal) => ({ refusal, jobs: jobsByRefusal.get(refusal) ?? 0 }));
  return { includedCount: jobsByRefusal.get(null) ?? 0, refused: refusalCounts.filter(({ jobs }) => jobs > 0) };
}
