/** The database of the site for commands on the server, whether or not the site runs. */
import type { Config } from '#config';
import { type Database, openDatabase } from './connections/client.server.ts';
import { startEmbeddedPostgres } from './embedded/embedded.server.ts';

export type DatabaseUrls = {
  appUrl: string;
  /** null: not configured. */
  ownerUrl: string | null;
  /** URL of a role that bypasses row-level security; null if not configured. */
  backupUrl: string | null;
};

type Settings = Pick<Config, 'database' | 'dataDir' | 'backupUrl'>;

/** An embedded server that runs for the site is joined and left running; one that does not run is started, and stopped again. */
export async function withDatabaseUrls<Result>(
  { database, dataDir, backupUrl }: Settings,
  work: (urls: DatabaseUrls) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'external') {
    return work({ appUrl: database.appUrl, ownerUrl: database.ownerUrl, backupUrl });
  }
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    const { appUrl, ownerUrl } = postgres;
    const adminUrl = new URL(postgres.adminUrl);
    adminUrl.pathname = new URL(appUrl).pathname;
    return await work({ appUrl, ownerUrl, backupUrl: adminUrl.href });
  } finally {
    await postgres.stop();
  }
}

/** The same for a command that acts as the site does. */
export const withDatabase = <Result>(
  settings: Settings,
  work: (database: Database, urls: DatabaseUrls) => Promise<Result>,
  options: Parameters<typeof openDatabase>[1] = { size: 1 },
): Promise<Result> =>
  withDatabaseUrls(settings, async (urls) => {
    const database = openDatabase(urls.appUrl, options);
    try {
      return await work(database, urls);
    } finally {
      await database.close();
    }
  });
