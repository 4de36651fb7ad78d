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
    if (!takenAt) return fault('None has been taken. Set up the timer for npm run backup.');
    const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / HOUR_MS;
    const newest = `The newest is of ${formatDateAndTime(takenAt)}`;
    if (hoursSince(takenAt) > LOST_HOURS) return fault(`${newest}: look at the timer of npm run backup.`);
    if (hoursSince(takenAt) > LATE_HOURS) return warning(`${newest}, so a night was missed.`);
    if (!verifiedAt || hoursSince(verifiedAt) > DRILL_HOURS)
      return warning(`${newest}. None was tried in the last eight days: npm run backup -- --verify does that.`);
    return ok(`${newest}. The last drill was on ${formatDateAndTime(verifiedAt)}.`);
  },
};
