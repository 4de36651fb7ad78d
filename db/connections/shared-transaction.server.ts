/**
 * One transaction for all that a piece of work does in the database. What would be a transaction or a single statement of its
 * own becomes a savepoint of it. They take turns, because a transaction has one connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type DatabaseConnection } from 'kysely';

const BEGIN_PART = CompiledQuery.raw(`SAVEPOINT part; SET LOCAL app.actor_id = ''; SET LOCAL app.is_system = ''`);
const KEEP_PART = CompiledQuery.raw('RELEASE SAVEPOINT part');
const UNDO_PART = CompiledQuery.raw('ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part');

const currentTransaction = new AsyncLocalStorage<SharedTransaction | null>();

/** @param owner whose connections are shared: work may ask two databases */
export const findSharedTransaction = (owner: object): SharedTransaction | null => {
  const transaction = currentTransaction.getStore();
  return transaction?.owner === owner ? transaction : null;
};

/** Runs `work` on a separate connection: two callers never share a part of a transaction. */
export const onSeparateConnection = <Result>(work: () => Promise<Result>): Promise<Result> =>
  currentTransaction.run(null, work);

export class SharedTransaction {
  readonly owner: object;
  private readonly connection: DatabaseConnection;
  private lastTurn: Promise<void> = Promise.resolve();
  private endTurn: () => void = () => undefined;
  private hasEnded = false;
  private isPartEnded = false;

  constructor(owner: object, connection: DatabaseConnection) {
    this.owner = owner;
    this.connection = connection;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await currentTransaction.run(this, work);
    } finally {
      // Statements without a waiting caller end before the transaction does.
      await this.takeTurn();
      this.hasEnded = true;
      this.endTurn();
    }
  }

  /** @returns null once the transaction has ended, for statements that come late */
  async beginPart(): Promise<DatabaseConnection | null> {
    await this.takeTurn();
    if (this.hasEnded) {
      this.endTurn();
      return null;
    }
    this.isPartEnded = false;
    try {
      await this.connection.executeQuery(BEGIN_PART);
      return this.connection;
    } catch (error) {
      this.endTurn();
      throw error;
    }
  }

  /** Throws if a statement of the part has failed, as `COMMIT` would. */
  async keepPart(): Promise<void> {
    await this.connection.executeQuery(KEEP_PART);
    this.isPartEnded = true;
  }

  async undoPart(): Promise<void> {
    this.isPartEnded = true;
    await this.connection.executeQuery(UNDO_PART);
  }

  /** Keeps a single statement, or undoes it if it failed. */
  async endPart(): Promise<void> {
    try {
      // A broken connection has failed the statement already, and will fail the transaction.
      if (!this.isPartEnded) await this.keepPart().catch(() => this.undoPart().catch(() => undefined));
    } finally {
      this.endTurn();
    }
  }

  private async takeTurn(): Promise<void> {
    const previousTurn = this.lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.lastTurn = promise;
    await previousTurn;
    this.endTurn = resolve;
  }
}
