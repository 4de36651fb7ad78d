/** A few hundred applications with every possible outcome, the same in each run, to compute figures from. */
import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { ADMIN, EMPLOYER } from '#tests/support/jobs.ts';

type Step = readonly [status: string, hours: number];

/** Status changes of an application, in hours after it was sent. */
const ENDS: readonly (readonly Step[])[] = [
  [],
  [['viewed', 3]],
  [
    ['viewed', 5],
    ['shortlisted', 26],
    ['interview', 200],
    ['offered', 500],
  ],
  [['not_taken_forward', 7.5]],
  [
    ['shortlisted', 50],
    ['not_taken_forward', 51],
  ],
  // Withdrawn without a reply, after a reply, and after an offer.
  [['withdrawn', 30]],
  [
    ['shortlisted', 170],
    ['withdrawn', 171],
  ],
  [
    ['offered', 300],
    ['withdrawn', 320],
  ],
  // An offer that fell through and was made again, and one that was not made again.
  [
    ['offered', 100],
    ['not_taken_forward', 150],
    ['offered', 900],
  ],
  [
    ['interview', 96],
    ['offered', 120],
    ['not_taken_forward', 130],
  ],
  [
    ['interview', 24],
    ['not_taken_forward', 800],
  ],
];

/** Moments when the clocks change, and when the day in London differs from the day in UTC. */
const MOMENTS = [
  '2026-03-28T23:59:59.999Z',
  '2026-03-29T00:00:00Z',
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T22:59:59.999Z',
  '2026-03-29T23:00:00Z',
  '2026-03-31T22:59:59Z',
  '2026-03-31T23:30:00Z',
  '2026-10-24T22:59:59Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T23:59:59Z',
  '2026-10-26T00:00:00Z',
];

export type ReportedJob = {
  id: string;
  owner: string;
  company: string;
  /** The job's client, or its company without one. */
  client: string;
  category: 'white-collar' | 'blue-collar';
  status: 'open' | 'closed';
  postedAt: string;
  /** The last edit or reopening. */
  updatedAt: string;
  isDeleted: boolean;
};

/** One company has several spellings. */
const companyOf = (at: number) =>
  at === 1 ? 'NORTHGATE' : at % 3 === 1 ? 'Northgate' : at % 3 === 2 ? "O'Brien & Sons" : 'Quayside';

/** A client chosen for three of the agency's jobs, one that shares its name with a company, and one linked to an employer's account. */
const CHOSEN = { id: randomUUID(), name: 'Harbour Group' };
const NAMESAKE = { id: randomUUID(), name: 'northGate' };
const LINKED = { id: randomUUID(), name: 'Dunmore Lights' };
const chosenFor = (at: number) => (at === 2 || at === 5 ? CHOSEN : at === 7 ? NAMESAKE : null);
const DELETED = 11;
const clientOf = (at: number) => (at >= 8 && at !== DELETED ? LINKED.name : (chosenFor(at)?.name ?? null));

const SOURCES = ['account', 'guest', 'swipe', 'alert', null] as const;

/** @param consultant a consultant who posts jobs, like the administrator */
export async function addReported(db: TestDatabase, consultant: string, count = 320): Promise<ReportedJob[]> {
  const jobs = Array.from({ length: 12 }, (_, at): ReportedJob => {
    const day = String(1 + at).padStart(2, '0');
    return {
      id: randomUUID(),
      owner: at < 4 ? ADMIN : at < 8 ? consultant : EMPLOYER,
      client: clientOf(at) ?? companyOf(at),
      company: at === 1 ? 'NORTHGATE' : at % 3 === 1 ? 'Northgate' : at % 3 === 2 ? "O'Brien & Sons" : 'Quayside',
      category: at % 2 ? 'blue-collar' : 'white-collar',
      // The third job was closed and reopened.
      status: at % 4 === 3 ? 'closed' : 'open',
      postedAt: `2026-02-${day}T09:00:00Z`,
      updatedAt: at === 2 ? '2026-04-20T09:00:00Z' : `2026-02-${day}T09:00:00Z`,
      isDeleted: at === DELETED,
    };
  });
  const applications = Array.from({ length: count }, (_, at) => {
    const day = String(1 + ((at * 7) % 28)).padStart(2, '0');
    const hour = String((at * 5) % 24).padStart(2, '0');
    const month = String(3 + (at % 3) + (at % 11 === 0 ? 5 : 0)).padStart(2, '0');
    const sent = new Date(MOMENTS[at] ?? `2026-${month}-${day}T${hour}:15:00Z`);
    const steps = ENDS[(at * 3 + Math.floor(at / 11)) % ENDS.length] ?? [];
    return { id: randomUUID(), job: jobs[(at * 5) % jobs.length], sent, steps, source: SOURCES[at % SOURCES.length] };
  });
  const after = (sent: Date, hours: number) => new Date(sent.getTime() + hours * 3_600_000).toISOString();
  const text = (value: string | null | undefined) => (value == null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);
  await asSuperuser(
    db,
    // Triggers would set today's times.
    'SET session_replication_role = replica',
    `INSERT INTO clients (id, name, account_id)
     VALUES ('${CHOSEN.id}', '${CHOSEN.name}', NULL), ('${NAMESAKE.id}', '${NAMESAKE.name}', NULL),
            ('${LINKED.id}', '${LINKED.name}', '${EMPLOYER}')`,
    `INSERT INTO jobs (id, user_id, title, company, location, salary, description, requirements, category, status, client_id, created_at, updated_at, closes_at)
     VALUES ${jobs
       .filter(({ isDeleted }) => !isDeleted)
       .map(
         ({ id, owner, company, category, status, postedAt, updatedAt }, at) =>
           `('${id}', '${owner}', 'Job of ${id.slice(0, 4)}', ${text(company)}, 'Leeds', '£13 an hour', 'Work', 'Care', '${category}', '${status}', ${text(chosenFor(at)?.id)},
             '${postedAt}', '${updatedAt}', now() + interval '30 days')`,
       )
       .join()}`,
    `INSERT INTO applications (id, job_id, job_title, job_company, job_location, full_name, email, phone, skills, status, sent_at,
                               status_changed_at, source)
     VALUES ${applications
       .map(({ id, job, sent, steps, source }, at) => {
         const [status = 'sent', hours = 0] = steps.at(-1) ?? [];
         return `('${id}', ${job?.isDeleted ? 'NULL' : `'${job?.id}'`}, 'A job', ${text(job?.company)}, 'Leeds', 'Candidate ${at}',
           'candidate${at}@mail.example', '0113 496 0100', '{}', '${status}', '${sent.toISOString()}', '${after(sent, hours)}', ${text(source)})`;
       })
       .join()}`,
    `INSERT INTO application_events (application_id, status, created_at)
     VALUES ${applications
       .flatMap(({ id, sent, steps }) =>
         [['sent', 0] as Step, ...steps].map(([status, hours]) => `('${id}', '${status}', '${after(sent, hours)}')`),
       )
       .join()}`,
    // Placements for half of the offers that hold, for some that fell through, and for a few applications without an offer; and one whose
    // application was deleted.
    `INSERT INTO placements (application_id, client_id, job_title, starts_on, fee_pence)
     VALUES (NULL, '${CHOSEN.id}', 'A job', '2026-06-01', 0), ${applications
       .filter(({ steps }, at) => (steps.some(([status]) => status === 'offered') ? at % 2 === 0 : at % 41 === 0))
       .map(({ id }) => `('${id}', '${CHOSEN.id}', 'A job', '2026-06-01', 0)`)
       .join()}`,
    `UPDATE applications AS a
     SET replied_at = e.replied_at, shortlisted_at = e.shortlisted_at, interview_at = e.interview_at, offered_at = e.offered_at
     FROM (
       SELECT application_id, min(created_at) AS replied_at,
              min(created_at) FILTER (WHERE status <> 'not_taken_forward') AS shortlisted_at,
              min(created_at) FILTER (WHERE status IN ('interview', 'offered')) AS interview_at,
              min(created_at) FILTER (WHERE status = 'offered') AS offered_at
       FROM application_events WHERE status IN ('shortlisted', 'interview', 'offered', 'not_taken_forward') GROUP BY application_id
     ) AS e
     WHERE e.application_id = a.id`,
  );
  return jobs;
}
