import { listNewerThanThisVersion } from '#db/migrate.server.ts';
import { countOf } from '#domain/text/counts.ts';
import { type Check, fault, ok, warning } from '../checks/check.server.ts';

export const database: Check = {
  id: 'database',
  group: 'running',
  title: 'Database',
  mend: null,
  run: async ({ database: { asSystem }, findDatabaseFault }) => {
    const databaseFault = await findDatabaseFault();
    if (databaseFault) return fault(databaseFault);
    const appliedMigrations = await asSystem((transaction) =>
      transaction.selectFrom('schema_migrations').select('name').orderBy('name').execute(),
    );
    const newer = await listNewerThanThisVersion(appliedMigrations.map(({ name }) => name));
    if (newer.length === 0) return ok('It responds, and its tables match this version.');
    return warning(
      `It has ${countOf(newer.length, 'migration', 'migrations')} from a newer version: ${newer.join(', ')}. The site works and backs up, but only the newer version can restore or test the backups. Update again (deploy/update) as soon as you can.`,
    );
  },
};
