/** Whether the site can use its database. On the site itself it always can, or no page of the desk would open. */
import { type Check, fault, ok } from '../checks/check.server.ts';

export const database: Check = {
  id: 'database',
  group: 'running',
  title: 'Database',
  mend: null,
  run: async ({ findDatabaseFault }) => {
    const found = await findDatabaseFault();
    return found ? fault(found) : ok('It answers, and its tables are those of this version.');
  },
};
