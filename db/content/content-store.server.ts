/**
 * Published content in memory, so that pages need no query for it. Each process has a copy and reloads it when
 * something is published (db/content-changes.ts).
 */
import type { Database } from '#db/connections/client.server.ts';
import { type Content, type ContentFault, type KnownItems, readContent } from './content.ts';

export type ContentStore = {
  current(): Content;
  /** Returns the current path of a page whose slug an editor has changed. */
  redirectOf(path: string): string | null;
  /** False: the owner has not published the site yet. */
  isLaunched(): boolean;
  /** Reads it again. Resolves once that has succeeded, however often it takes: until then pages show what was before. */
  refresh(): Promise<void>;
  stop(): void;
};

type Telling = {
  faulty(faults: readonly ContentFault[]): void;
  failed(error: unknown): void;
};

const RETRY_MS = 1_000;

export async function openContent(database: Pick<Database, 'asSystem'>, tell: Telling): Promise<ContentStore> {
  const known: KnownItems = new Map();
  let { content, redirects, isLaunched } = await read();
  let underway: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function read() {
    const fresh = await database.asSystem((transaction) => readContent(transaction, known));
    if (fresh.faults.length > 0) tell.faulty(fresh.faults);
    return fresh;
  }

  /** Reads again if something changed during the read. */
  async function readUntilNewest(): Promise<void> {
    let hasTold = false;
    do {
      isAskedAgain = false;
      try {
        ({ content, redirects, isLaunched } = await read());
      } catch (error) {
        if (isStopped) return;
        if (!hasTold) tell.failed(error);
        hasTold = true;
        isAskedAgain = true;
        await new Promise<void>((resolve) => {
          retry = setTimeout(resolve, RETRY_MS);
        });
      }
    } while (isAskedAgain && !isStopped);
  }

  return {
    current: () => content,
    redirectOf: (path) => redirects.get(path) ?? null,
    isLaunched: () => isLaunched,
    refresh: () => {
      isAskedAgain = true;
      underway ??= readUntilNewest().finally(() => {
        underway = null;
      });
      return underway;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}
