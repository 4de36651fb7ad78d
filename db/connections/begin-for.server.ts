/**
 * Transactions name their caller while they begin: `BEGIN` and the setting that row-level security reads go in one message,
 * because each message is a way to the database and back.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { findSharedTransaction, SharedTransaction } from './shared-transaction.server.ts';

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
    return new CallerDriver(this, this.config);
  }

  /** @param connection in a transaction, of which everything becomes a part that `work` asks of this database */
  share<Result>(connection: DatabaseConnection, work: () => Promise<Result>): Promise<Result> {
    return new SharedTransaction(this, connection).run(work);
  }
}

class CallerDriver extends PostgresDriver {
  private readonly dialect: CallerDialect;
  private readonly parts = new Map<DatabaseConnection, SharedTransaction>();

  constructor(dialect: CallerDialect, config: PostgresDialectConfig) {
    super(config);
    this.dialect = dialect;
  }

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const transaction = findSharedTransaction(this.dialect);
    const connection = await transaction?.beginPart();
    if (!transaction || !connection) return super.acquireConnection(options);
    this.parts.set(connection, transaction);
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const caller = callers.getStore();
    if (!caller)
      throw new Error('A transaction is for a person or for the site itself (db/connections/client.server.ts)');
    if (this.parts.has(connection)) {
      await setCaller(connection, caller, '');
      return;
    }
    try {
      await setCaller(connection, caller, 'BEGIN; ');
    } catch (error) {
      // The transaction may have begun. A connection that cannot end it is discarded.
      await this.rollbackTransaction(connection as OwnConnection).catch(() => undefined);
      throw error;
    }
  }

  override async commitTransaction(connection: OwnConnection): Promise<void> {
    const transaction = this.parts.get(connection);
    return transaction ? transaction.keepPart() : super.commitTransaction(connection);
  }

  override async rollbackTransaction(connection: OwnConnection): Promise<void> {
    const transaction = this.parts.get(connection);
    return transaction ? transaction.undoPart() : super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection: OwnConnection): Promise<void> {
    const transaction = this.parts.get(connection);
    if (!transaction) return super.releaseConnection(connection);
    this.parts.delete(connection);
    await transaction.endPart();
  }
}

async function setCaller(
  connection: DatabaseConnection,
  { setting, value }: Caller,
  begin: '' | 'BEGIN; ',
): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(`${begin}SET LOCAL ${setting} = ${pg.escapeLiteral(value)}`));
}
