import { formatDateAndTime } from '#domain/time/dates.ts';
import { type Check, fault, ok, warning } from '../checks/check.server.ts';

const HOUR_MS = 3_600_000;
/** After this many hours one nightly backup was missed; the alert BackupIsOld has the same limit. */
const LATE_HOURS = 26;
const LOST_HOURS = 24 * 7;
const DRILL_HOURS = 24 * 8;

export const backups: Check = {
  id: 'backups',
  group: 'running',
  title: 'Backups',
  mend: null,
  run: async ({ database, now }) => {
    const { takenAt, verifiedAt } = await database.asSystem((transaction) =>
      transaction
        .selectFrom('backups')
        .select((row) => [row.fn.max('taken_at').as('takenAt'), row.fn.max('verified_at').as('verifiedAt')])
        .executeTakeFirstOrThrow(),
    );
    if (!takenAt) return fault('No backups yet. Schedule npm run backup.');
    const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / HOUR_MS;
    const newest = `The latest is from ${formatDateAndTime(takenAt)}`;
    if (hoursSince(takenAt) > LOST_HOURS) return fault(`${newest}. Check the schedule for npm run backup.`);
    if (hoursSince(takenAt) > LATE_HOURS) return warning(`${newest}, so a night has been missed.`);
    if (!verifiedAt || hoursSince(verifiedAt) > DRILL_HOURS)
      return warning(`${newest}. No restore has been tested in the last eight days. Run npm run backup -- --verify.`);
    return ok(`${newest}. Restore last tested on ${formatDateAndTime(verifiedAt)}.`);
  },
};
