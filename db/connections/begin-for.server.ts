/**
 * Transactions name their caller while they begin: `BEGIN` and the setting that row-level security reads go in one message,
 * because each message is a way to the database and back.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';

export type Caller = { setting: 'app.actor_id' | 'app.is_system'; value: string };

type OwnConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

const callers = new AsyncLocalStorage<Caller>();

/** @param begin begins a transaction of a `CallerDialect` */
export const beginFor = <Result>(caller: Caller, begin: () => Promise<Result>): Promise<Result> =>
  callers.run(caller, begin);

export class CallerDialect extends PostgresDialect {
  private readonly config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.config = config;
  }

  override createDriver(): Driver {
    return new CallerDriver(this.config);
  }
}

class CallerDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const caller = callers.getStore();
    if (!caller)
      throw new Error('A transaction is for a person or for the site itself (db/connections/client.server.ts)');
    try {
      await connection.executeQuery(
        CompiledQuery.raw(`BEGIN; SET LOCAL ${caller.setting} = ${pg.escapeLiteral(caller.value)}`),
      );
    } catch (error) {
      // It may have begun. A connection that cannot end it is not used again.
      await this.rollbackTransaction(connection as OwnConnection).catch(() => undefined);
      throw error;
    }
  }
}
