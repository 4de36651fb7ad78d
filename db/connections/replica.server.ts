/**
 * A replica of the database (streaming replication) for public reads. It lags a little, so after a change it is used
 * again only once it has replayed that change. Until then, and while it is down, the primary answers
 * (docs/decisions/0026-more-than-one-machine.md).
 */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/types.ts';
import { type Database, PAGE_LIMITS, type Queries } from './client.server.ts';
import { isOutOfReach, isStatementTimeout } from './out-of-reach.server.ts';
import { openPool, type TellOfStall } from './pool.server.ts';

export type Replica = {
  /** Single statements that only read; no transactions. */
  queries: Queries;
  /** @returns a sentence for each misconfiguration; an empty list if it is down: the site then reads from the primary */
  listFaults(): Promise<string[]>;
  /** Called when content has changed; onPosition sets the position that the replica must reach. */
  onChange(): void;
  /** Sets the position that the replica must reach (`pg_lsn`). */
  onPosition(position: string): void;
  /** Changes cannot be heard, so nothing that is read is kept; should the primary be away, the copy answers as it is. */
  onSilence(): void;
  onHearing(): void;
  /** Returns its position in bytes of the log; null if unreachable. */
  findPosition(): Promise<number | null>;
  /** Like the primary's. */
  isStalled(): boolean;
  close(): Promise<void>;
};

type ReplicaOptions = {
  size: number;
  primary: Database;
  tell(event: 'away' | 'unfit' | 'back'): void;
  tellOfStall?: TellOfStall;
};

/** Pauses before an unreachable or a lagging replica is tried again. */
const AWAY_MS = 1_000;
const BEHIND_MS = 100;

export function openReplica(connectionString: string, options: ReplicaOptions): Replica {
  const { primary } = options;
  const copy = openCopy(connectionString, options);
  /** Null after a change whose position is not yet known. */
  let neededPosition: bigint | null = null;
  let isSilent = true;

  async function read(statement: string, values: readonly unknown[]): Promise<Answer> {
    if (isSilent) {
      return askPrimary(primary, statement, values).catch(async (error) => {
        const answer = isOutOfReach(error) && !isStatementTimeout(error) ? await copy.ask(0n, statement, values) : null;
        if (answer) return answer;
        throw error;
      });
    }
    const answer = neededPosition === null ? null : await copy.ask(neededPosition, statement, values);
    return answer ?? askPrimary(primary, statement, values);
  }

  return {
    queries: new Kysely<DB>({
      dialect: new PostgresDialect({
        pool: {
          options: {},
          connect: async () => ({ query: read as never, release: () => undefined }),
          end: copy.close,
        },
      }),
    }),
    listFaults: copy.listFaults,
    onChange: () => {
      neededPosition = null;
    },
    onPosition: (position) => {
      neededPosition = toNumber(position);
    },
    onSilence: () => {
      isSilent = true;
      neededPosition = null;
    },
    onHearing: () => {
      isSilent = false;
    },
    findPosition: copy.findPosition,
    isStalled: copy.isStalled,
    close: copy.close,
  };
}

type Copy = Pick<Replica, 'listFaults' | 'findPosition' | 'isStalled' | 'close'> & {
  /** @returns null if the primary must answer, because the copy is away or has not reached this position */
  ask(position: bigint, statement: string, values: readonly unknown[]): Promise<Answer | null>;
};

/** Opens the connections to the replica, and leaves it alone for a while after each failure. */
function openCopy(connectionString: string, { size, primary, tell, tellOfStall }: ReplicaOptions): Copy {
  const guarded = openPool({
    connectionString,
    max: size,
    connectionTimeoutMillis: 1_000,
    ...PAGE_LIMITS,
    ...(tellOfStall && { tell: tellOfStall }),
    application_name: 'recruitment-agency reads',
  });
  const { pool, connect } = guarded;
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const identify = rememberedIdentity(primary);
  let leftAloneUntil = Number.NEGATIVE_INFINITY;
  let isBack = true;
  /** Last known position of each connection's replica: the address may lead to several. */
  const replayed = new WeakMap<pg.PoolClient, bigint>();

  function leaveAlone(milliseconds: number, event?: 'away' | 'unfit'): void {
    leftAloneUntil = performance.now() + milliseconds;
    if (event && isBack) tell(event);
    if (event) isBack = false;
  }

  async function hasReached(client: pg.PoolClient, position: bigint): Promise<boolean> {
    const knownPosition = replayed.get(client);
    if (knownPosition !== undefined && knownPosition >= position) return true;
    if (knownPosition === undefined && (await listMismatches(client, identify)).length > 0) {
      leaveAlone(60 * AWAY_MS, 'unfit');
      return false;
    }
    const now = await readPosition(client);
    replayed.set(client, now);
    if (now < position) leaveAlone(BEHIND_MS);
    return now >= position;
  }

  return {
    ask: async (position, statement, values) => {
      if (performance.now() < leftAloneUntil) return null;
      const client = await connect().catch(() => null);
      if (!client) {
        leaveAlone(AWAY_MS, 'away');
        return null;
      }
      try {
        const isAhead = await hasReached(client, position);
        const answer = isAhead ? await client.query(statement, [...values]) : null;
        client.release();
        if (!answer) return null;
        if (!isBack) tell('back');
        isBack = true;
        return answer;
      } catch (error) {
        client.release(true);
        if (isStatementTimeout(error)) throw error;
        // A standby that restarts, one whose replay had to cut the statement short, one that lacks the newest procedures.
        leaveAlone(AWAY_MS, 'away');
        return null;
      }
    },
    listFaults: async () => {
      const client = await connect().catch(() => null);
      if (!client) {
        leaveAlone(AWAY_MS, 'away');
        return [];
      }
      try {
        return await listMismatches(client, identify);
      } finally {
        client.release();
      }
    },
    findPosition: () =>
      pool.query<{ position: number }>(POSITION).then(
        ({ rows }) => rows[0]?.position ?? null,
        () => null,
      ),
    isStalled: () => guarded.breaker.isOpen,
    close: guarded.close,
  };
}

/** Returns 0 for a server that is not a replica. */
async function readPosition(client: pg.PoolClient): Promise<bigint> {
  const { rows } = await client.query<{ position: string | null }>(
    'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position',
  );
  return toNumber(rows[0]?.position ?? '0/0');
}

const POSITION = "SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float AS position";

/** The part of node-postgres's result that Kysely reads. */
type Answer = { command: string; rowCount: number | null; rows: unknown[] };

async function askPrimary({ asPublic }: Database, statement: string, values: readonly unknown[]): Promise<Answer> {
  const { rows } = await asPublic.executeQuery(CompiledQuery.raw(statement, [...values]));
  return { command: 'SELECT', rowCount: rows.length, rows };
}

type Identity = { role: string; database: string; cluster: string; isCopy: boolean };

const WHO_ARE_YOU = `
  SELECT current_user::text AS role, current_database()::text AS database,
    (SELECT system_identifier::text FROM pg_control_system()) AS cluster, pg_is_in_recovery() AS "isCopy"`;

/** Asks the primary once and keeps the answer: it cannot change while this process runs, and the primary may go down. */
function rememberedIdentity({ asPublic }: Database): () => Promise<Identity | undefined> {
  let identity: Identity | undefined;
  return async () => {
    identity ??= (await asPublic.executeQuery<Identity>(CompiledQuery.raw(WHO_ARE_YOU))).rows[0];
    return identity;
  };
}

/** A copy has the roles and policies of its primary, so the same role sees the same rows on both. */
async function listMismatches(client: pg.PoolClient, identify: () => Promise<Identity | undefined>): Promise<string[]> {
  const original = await identify();
  const [copy] = (await client.query<Identity>(WHO_ARE_YOU)).rows;
  const faults: string[] = [];
  if (!copy?.isCopy) faults.push('REPLICA_DATABASE_URL names a server that is no replica: it takes changes itself');
  if (copy?.cluster !== original?.cluster || copy?.database !== original?.database) {
    faults.push('REPLICA_DATABASE_URL names a copy of another database than that of DATABASE_URL');
  }
  if (copy?.role !== original?.role) {
    faults.push(`REPLICA_DATABASE_URL signs in as ${copy?.role}; it must be ${original?.role}, as DATABASE_URL does`);
  }
  return faults;
}

/** A position such as `16/B374D848`: two halves of a 64-bit number. */
function toNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high || 0}`) << 32n) | BigInt(`0x${low || 0}`);
}
