import { verifyLedger } from '#app/features/people/introductions/queries/ledger.server.ts';
import { countOf } from '#domain/text/counts.ts';
import { type Check, fault, ok } from '../checks/check.server.ts';

export const ledger: Check = {
  id: 'ledger',
  group: 'running',
  title: 'Introductions audit trail',
  mend: null,
  isSlow: true,
  run: async ({ database }) => {
    const { entries, brokenAt, fault: broken } = await database.asSystem(verifyLedger);
    if (broken === 'missing')
      return fault(
        `Entry ${brokenAt} listed in a backup or the audit trail is missing or has been replaced. Compare this site’s entries with that backup.`,
      );
    if (broken !== null) return fault(`Entry ${brokenAt} was changed or removed. Compare it with the latest backup.`);
    return ok(entries === 0 ? 'No entries yet.' : `All ${countOf(entries, 'entry', 'entries')} are unchanged.`);
  },
};
