import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApplicants } from '#db/seed/desk/applicants.ts';
import { demoQuestions, demoWorkers } from '#db/seed/desk/people.ts';
import { seedDesk } from '#db/seed/desk/seed-desk.server.ts';
import { demoJobs } from '#db/seed/jobs.ts';
import { seedCandidates } from '#db/seed/seed-candidates.server.ts';
import { seedEnquiries } from '#db/seed/seed-enquiries.server.ts';
import { checkQuestion } from '#domain/advert/check-advert.ts';
import { qualifyingWeeks, REMINDER_WEEK } from '#domain/assignment/qualifying-weeks.ts';
import { lowestWage, wageFloor } from '#domain/pay/minimum-wage.ts';
import { addDays, londonDay } from '#domain/time/calendar-day.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { checkLedger } from '#tests/support/introductions.ts';

const NOW = new Date();
const TODAY = londonDay(NOW);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  await database.database.asSystem(async (transaction) => {
    await seedCandidates(transaction, NOW);
    await seedEnquiries(transaction, NOW);
    await seedDesk(transaction, NOW);
  });
});

afterAll(() => database?.drop());

const read = <Row>(query: string): Promise<Row[]> =>
  database.database.asSystem(async (transaction) => (await sql.raw<Row>(query).execute(transaction)).rows);

test.each(demoApplicants.map((applicant) => [applicant.fullName, applicant] as const))(
  '%s applied for an open job of the agency after it was posted, and is owed no reply yet',
  (_, { jobKey, daysAgo, email }) => {
    const job = demoJobs.find(({ key }) => key === jobKey);
    expect(job?.owner).toBe('agency');
    expect(job?.status ?? 'open').toBe('open');
    expect(job?.closesInDays ?? 0).toBeGreaterThan(0);
    expect(job?.postedDaysAgo).toBeGreaterThan(daysAgo);
    expect(daysAgo).toBeLessThan(7);
    expect(email).toMatch(/@mail\.example$/);
  },
);

test('candidates of the agency’s jobs are told what the agency did, and not that a client did it', async () => {
  const events = await read<{ message: string }>(`
    SELECT DISTINCT e.message FROM application_events AS e JOIN applications AS a ON a.id = e.application_id
    WHERE app.is_agency_job(a.job_id) AND e.message IS NOT NULL`);
  expect(events.length).toBeGreaterThan(4);
  for (const { message } of events)
    expect(message).not.toMatch(/they will|they’ll|[Tt]he employer|has put you|would like to (meet|offer)/);
});

test('no candidate is told late, and what was sent by one person stands in one record', async () => {
  expect(
    await read(`SELECT count(*)::int AS late FROM reply_promises WHERE replied_at IS NULL AND due_at < now()`),
  ).toEqual([{ late: 0 }]);
  const [nikhil] = await read(`
    SELECT p.full_name, p.tags, (SELECT count(*)::int FROM applications AS a WHERE a.person_id = p.id) AS applications,
           (SELECT count(*)::int FROM enquiries AS e WHERE e.person_id = p.id) AS enquiries,
           (SELECT count(*)::int FROM person_notes AS n WHERE n.person_id = p.id) AS notes
    FROM people AS p WHERE p.email = 'nikhil.sharma@mail.example'`);
  expect(nikhil).toEqual({
    full_name: 'Nikhil Sharma',
    tags: ['finance', 'interim'],
    applications: 1,
    enquiries: 1,
    notes: 2,
  });
});

test('the ledger of introductions is whole; one introduction is made, with every check, and one is not', async () => {
  expect(await checkLedger(database.database)).toMatchObject({ entries: '11', broken_at: null, fault: null });
  expect(
    await read(`
      SELECT i.client_name, app.gaps_of_introduction(i.id) AS gaps,
             EXISTS (SELECT FROM introduction_entries AS e WHERE e.introduction_id = i.id AND e.kind = 'introduced') AS made
      FROM introductions AS i ORDER BY i.client_name`),
  ).toEqual([
    { client_name: 'Aireholme Groundworks', gaps: [], made: true },
    { client_name: 'Corstorphine Mutual', gaps: ['experience', 'authorisation', 'suitability'], made: false },
  ]);
});

test('interviews that are to come are on working days, and nothing waits to be emailed', async () => {
  const times = await read<{ at: Date }>(`
    SELECT starts_at AS at FROM interviews WHERE state = 'booked' UNION ALL SELECT starts_at FROM interview_slots`);
  expect(times).toHaveLength(4);
  for (const { at } of times) {
    expect(at.getTime()).toBeGreaterThan(NOW.getTime());
    expect([0, 6]).not.toContain(at.getUTCDay());
  }
  expect(await read('SELECT id FROM interviews WHERE told_sequence < sequence')).toEqual([]);
});

test('temporary workers got their document before they started, earn the minimum wage, and one is near week twelve', () => {
  const weeks = demoWorkers.map(({ startedDaysAgo, endsInDays, documentDaysAgo, pay, absence }) => {
    expect(documentDaysAgo).toBeGreaterThanOrEqual(startedDaysAgo);
    expect(pay).toBeGreaterThanOrEqual(lowestWage(wageFloor(NOW)));
    const absenceTexts = absence && {
      reason: absence.reason,
      from: addDays(TODAY, -absence.fromDaysAgo),
      back: addDays(TODAY, -absence.backDaysAgo),
    };
    const period = { from: addDays(TODAY, -startedDaysAgo), to: addDays(TODAY, endsInDays), likelyTo: null };
    return qualifyingWeeks([period], absenceTexts ? [absenceTexts] : [], TODAY).weeks;
  });
  expect(weeks).toEqual([REMINDER_WEEK, 5]);
});

test('the questions to applicants are lawful', () => {
  expect(demoQuestions.questions.flatMap((question) => checkQuestion(question, NOW))).toEqual([]);
});
