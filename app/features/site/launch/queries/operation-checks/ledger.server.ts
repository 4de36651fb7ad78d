import { verifyLedger } from '#app/features/people/introductions/queries/ledger.server.ts';
import { countOf } from '#domain/text/counts.ts';
import { type Check, fault, ok } from '../checks/check.server.ts';

export const ledger: Check = {
  id: 'ledger',
  group: 'running',
  title: 'Ledger of introductions',
  mend: null,
  isSlow: true,
  run: async ({ database }) => {
    const { entries, brokenAt, fault: broken } = await database.asSystem(verifyLedger);
    if (broken === 'missing')
      return fault(
        `Entry ${brokenAt} is missing or was replaced: a backup or the audit trail names it. Compare the ledger with that backup.`,
      );
    if (broken !== null)
      return fault(`Entry ${brokenAt} was changed or removed. Compare the ledger with the newest backup.`);
    return ok(
      entries === 0
        ? 'It has no entries yet.'
        : `All ${countOf(entries, 'entry', 'entries')} are as they were written.`,
    );
  },
};
