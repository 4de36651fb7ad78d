import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseSuggestions } from '#app/features/board/suggestions/commands.server.ts';
import { findSuggestions } from '#app/features/board/suggestions/queries.server.ts';
import { swipeJob } from '#app/features/board/swipe/commands.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { likeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { actingCandidate, addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;
let me: Candidate;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  const [id = ''] = await addCandidates(db.database, 'Wren Halloran');
  me = actingCandidate(id);
  await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').execute());
});

const updateProfile = (fields: { skills?: string[]; location?: string; bio?: string; experience?: string }) =>
  db.database.asActor(me.id, (transaction) =>
    transaction.updateTable('profiles').set(fields).where('id', '=', me.id).execute(),
  );
const suggest = () => findSuggestions(db.database, me);
async function reasons(): Promise<string[][]> {
  const suggestions = await suggest();
  return suggestions.isOn ? suggestions.jobs.map(({ title, reason }) => [title, reason]) : [];
}

describe('jobs are suggested', () => {
  const others = [
    { title: 'Forklift driver nights', company: 'Pallets', location: 'Oldham' },
    { title: 'FORKLIFT DRIVERS', company: 'Crates', location: 'Stockport' },
    { title: 'Forklift driver', company: 'Far', location: 'Leeds' },
    { title: 'Forklift driver trainer', company: 'Home', location: 'UK', work_mode: 'remote' },
    { title: 'Van driver', company: 'Vans', location: 'Stockport' },
    { title: 'Forklift driver', company: 'Shut', location: 'Stockport', status: 'closed' },
    { title: 'Forklift driver', company: 'Late', location: 'Stockport', closes_at: hoursFromNow(-1) },
  ] as const;

  test('like one that was liked, also after it closed: near it first, then remote; what is seen comes no more', async () => {
    const [liked = '', ...ids] = await addJobs(
      db.database,
      { title: 'Forklift driver', company: 'Peel Ports', location: 'Stockport', requirements: 'None.' },
      ...others,
    );
    await likeJob(db, me, liked);
    await db.database.asSystem((t) =>
      t.updateTable('jobs').set({ status: 'closed' }).where('id', '=', liked).execute(),
    );
    const all = [
      ['FORKLIFT DRIVERS', 'You liked Forklift driver at Peel Ports, and this is in Stockport, too.'],
      ['Forklift driver nights', 'You liked Forklift driver at Peel Ports, and this is 9 miles from it.'],
      ['Forklift driver trainer', 'You liked Forklift driver at Peel Ports, and this is remote.'],
    ];
    expect(await reasons()).toEqual(all);
    await addApplications(db.database, { candidate_id: me.id, job_id: ids[1] ?? '' });
    const instead = [
      ['Forklift driver nights', 'You applied for FORKLIFT DRIVERS at Crates, and this is 9 miles from it.'],
      ['Forklift driver trainer', 'You applied for FORKLIFT DRIVERS at Crates, and this is remote.'],
    ];
    expect(await reasons()).toEqual(instead);
    // A pass removes the passed job, but not other jobs of a kind that the candidate likes.
    await swipeJob(db, me, ids[0] ?? '', 'pass');
    expect(await reasons()).toEqual(instead.slice(1));
  });

  test('that ask for a skill near the place of the profile, the most skills first; not those that deny it', async () => {
    const at = { location: 'Stockport', description: 'Work.', title: 'Banksman' };
    await addJobs(
      db.database,
      { ...at, title: 'Labourer', company: 'One', requirements: 'CSCS card.' },
      { ...at, title: 'Banksman', company: 'Two', location: 'Oldham', requirements: 'CSCS card and slinging.' },
      { ...at, title: 'Groundworker', company: 'None', requirements: 'No CSCS card needed.' },
      { ...at, title: 'Site agent', company: 'Far', location: 'Leeds', requirements: 'CSCS card.' },
      { ...at, title: 'Planner', company: 'Home', work_mode: 'remote', location: 'UK', requirements: 'CSCS card.' },
      { ...at, title: 'Passed role', company: 'Five', requirements: 'CSCS card.' },
    );
    expect(await suggest()).toEqual({ isOn: true, jobs: [], lacks: 'everything' });
    await updateProfile({ skills: ['CSCS card', 'Slinging', 'IT'] });
    expect(await suggest()).toMatchObject({ lacks: 'place', jobs: [{ title: 'Planner' }] });
    await updateProfile({ location: 'Stockport' });
    const [passed = ''] = await addJobs(db.database, { title: 'Passed role', location: 'Norwich' });
    await swipeJob(db, me, passed, 'pass');
    expect(await reasons()).toEqual([
      ['Banksman', 'Your profile lists CSCS card and Slinging, and this is 9 miles from Stockport.'],
      ['Labourer', 'Your profile lists CSCS card, and this is in Stockport.'],
      ['Planner', 'Your profile lists CSCS card, and this is remote.'],
    ]);
  });

  test('to no candidate who turned that off, and to each by their own likes alone', async () => {
    const [liked = ''] = await addJobs(db.database, { title: 'Forklift driver', location: 'Stockport' }, ...others);
    await likeJob(db, me, liked);
    const [id = ''] = await addCandidates(db.database, 'Someone Else');
    expect(await findSuggestions(db.database, actingCandidate(id))).toMatchObject({ jobs: [], lacks: 'everything' });
    await chooseSuggestions(db, me, false);
    expect(await suggest()).toEqual({ isOn: false });
    await chooseSuggestions(db, me, true);
    expect(await reasons()).toHaveLength(3);
  });

  test('six at most, each title of a company once', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({
      title: 'Forklift driver',
      company: `Firm ${n >> 1}${n > 5 ? n : ''}`,
    }));
    const [liked = '', ...ids] = await addJobs(db.database, { title: 'Forklift driver' }, ...many);
    expect(ids).toHaveLength(9);
    await likeJob(db, me, liked);
    const suggestions = await suggest();
    const companies = suggestions.isOn ? suggestions.jobs.map(({ company }) => company) : [];
    expect([companies.length, new Set(companies).size]).toEqual([6, 6]);
  });

  test('of titles that name no work, and of skills of two letters, are none', async () => {
    const [liked = ''] = await addJobs(db.database, { title: 'Part-time', location: 'Stockport' }, ...others);
    await likeJob(db, me, liked);
    await updateProfile({ skills: ['IT'], location: 'Stockport' });
    expect(await suggest()).toEqual({ isOn: true, jobs: [], lacks: null });
  });
});

/** The test computes the reasons from the tables, without the search's functions. */
test('every reason is true, and no nearer job of that kind is left out', async () => {
  const towns = ['Stockport', 'Oldham', 'Leeds', 'Bradford', 'York', 'Hull'];
  const roles = ['Forklift driver', 'Staff nurse', 'Site carpenter', 'Payroll clerk'];
  const needs = ['Excel', 'CSCS card', 'Night shifts', 'A van'];
  const ids = await addJobs(
    db.database,
    ...Array.from({ length: 140 }, (_, n) => ({
      title: `${['', 'Senior ', 'Junior '][n % 3]}${roles[n % 4]}${n % 5 === 0 ? ', nights' : ''}`,
      company: `Firm ${n}`,
      location: `${towns[(n * 7) % 6]}`,
      description: 'Work.',
      requirements: `${needs[(n * 5) % 4]}. ${needs[(n * 3) % 4]}.`,
      work_mode: n % 11 === 0 ? ('remote' as const) : ('on-site' as const),
      status: n % 13 === 0 ? ('closed' as const) : ('open' as const),
      created_at: hoursFromNow(-n),
    })),
  );
  await updateProfile({ skills: ['Excel', 'CSCS card'], location: 'York' });
  const jobIdAt = (n: number) => ids[n] ?? '';
  for (const n of [1, 2]) await likeJob(db, me, jobIdAt(n));
  await swipeJob(db, me, jobIdAt(3), 'pass');
  const hands = new Set([1, 2, 3].map(jobIdAt));
  const { rows } = await db.database.asSystem((transaction) =>
    sql<{
      id: string;
      title: string;
      company: string;
      requirements: string;
      work_mode: string;
      isOpen: boolean;
      latitude: number;
      longitude: number;
    }>`
      SELECT j.id, j.title, j.company, j.requirements, j.work_mode, j.status = 'open' AS "isOpen", p.latitude, p.longitude
      FROM jobs AS j LEFT JOIN job_places AS p ON p.job_id = j.id AND p.number = 1`.execute(transaction),
  );
  const job = new Map(rows.map((row) => [row.id, row]));
  const roleOf = (title: string) => roles.find((role) => title.includes(role));
  const likes = [1, 2].map((n) => job.get(jobIdAt(n)) as (typeof rows)[number]);
  const expected = rows
    .filter(
      ({ id, title, isOpen }) => isOpen && !hands.has(id) && roleOf(title) !== roleOf(job.get(jobIdAt(3))?.title ?? ''),
    )
    .flatMap((row) => {
      const liked = likes.filter(({ title }) => roleOf(title) === roleOf(row.title));
      const near = Math.min(...liked.map((each) => milesBetween(each, row)).filter((miles) => miles <= 15));
      return near < Infinity ? [{ id: row.id, near }] : [];
    })
    .toSorted((one, other) => one.near - other.near);
  expect(expected.length).toBeGreaterThan(6);
  const suggestions = await suggest();
  const jobs = suggestions.isOn ? suggestions.jobs : [];
  expect(jobs).toHaveLength(6);
  const nearOf = new Map(expected.map(({ id, near }) => [id, near]));
  expect(jobs.map(({ id }) => Math.round(nearOf.get(id) ?? -1))).toEqual(
    expected.slice(0, 6).map(({ near }) => Math.round(near)),
  );
  for (const { id, reason } of jobs) {
    const [, title = '', company = '', miles] =
      /^You liked (.+) at (Firm \d+), and this is (?:(\d+) miles from it|in \w+, too)\.$/.exec(reason) ?? [];
    const liked = likes.find((each) => each.title === title && each.company === company);
    expect(liked && roleOf(liked.title), reason).toBe(roleOf(job.get(id)?.title ?? ''));
    expect(Math.round(milesBetween(liked as (typeof likes)[0], job.get(id) as (typeof likes)[0])), reason).toBe(
      Number(miles ?? 0),
    );
  }
});

type Spot = { latitude: number; longitude: number };

/** Uses the law of cosines, while the database uses the haversine formula. */
function milesBetween(one: Spot, other: Spot): number {
  const [a, b, c] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number, number];
  return 3958.8 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(c)));
}

test('the procedure reads skills and place as it is given them, and of people only who acts', async () => {
  const { rows } = await db.database.asSystem((transaction) =>
    sql<{ source: string; columns: string[] }>`
      SELECT prosrc AS source, ARRAY(
        SELECT attname::text FROM pg_attribute WHERE attrelid = 'profiles'::regclass AND attnum > 0 AND NOT attisdropped
          AND has_column_privilege('agency_reader', 'profiles', attname, 'SELECT') ORDER BY 1) AS columns
      FROM pg_proc WHERE proname = 'find_suggested_jobs'`.execute(transaction),
  );
  const tables = [...(rows[0]?.source ?? '').matchAll(/public\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(tables)).toEqual(new Set(['employer_logos', 'job_places', 'jobs', 'liked_jobs', 'swiped_jobs']));
  // The database role cannot read these columns of profiles.
  for (const column of ['skills', 'location', 'bio', 'experience', 'phone', 'cv_id'])
    expect(rows[0]?.columns).not.toContain(column);
});
