/** Checks that there is a job: an empty board is a dead end for the first candidates. */
import { href } from 'react-router';
import { countOf } from '#domain/text/counts.ts';
import { type Check, ok, warning } from '../checks/check.server.ts';

const MOST_COUNTED = 1_000;

export const firstJob: Check = {
  id: 'first_job',
  group: 'pages',
  title: 'First job',
  mend: { label: 'Post a job', href: href('/employer/jobs/new') },
  run: async ({ database }) => {
    const rows = await database.asSystem((transaction) =>
      transaction.selectFrom('jobs').select('id').where('status', '=', 'open').limit(MOST_COUNTED).execute(),
    );
    if (rows.length === 0) return warning('No open jobs. Candidates will find an empty board.');
    return ok(
      rows.length === MOST_COUNTED
        ? 'More than a thousand jobs are open.'
        : `${countOf(rows.length, 'job is', 'jobs are')} open.`,
    );
  },
};
