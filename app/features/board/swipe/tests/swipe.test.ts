import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { swipeJob, undoSwipe } from '#app/features/board/swipe/commands.server.ts';
import { drawDeck, listPassedJobs } from '#app/features/board/swipe/queries.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { likeJob } from '#app/features/people/profile/commands/likes.server.ts';
import { seedContent } from '#db/seed/seed-content.server.ts';
import { EMPTY_QUESTION } from '#domain/job/search/job-question.ts';
import { actingCandidate, addApplications, addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

let db: TestDatabase;
let me: Candidate;

const content = { search: { synonyms: [['forklift', 'FLT']] } };

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  // A search for a place needs the published places.
  await seedContent(db.database);
});

afterAll(() => db?.drop());

beforeEach(async () => {
  me = await newCandidate();
  await db.database.asSystem((transaction) => transaction.deleteFrom('jobs').execute());
});

async function newCandidate(): Promise<Candidate> {
  const [id = ''] = await addCandidates(db.database, 'Wren Halloran');
  return actingCandidate(id);
}

const addMany = (count: number, of: Parameters<typeof addJobs>[1] = {}) =>
  addJobs(
    db.database,
    ...Array.from({ length: count }, (_, n) => ({ title: `Job ${n}`, created_at: hoursFromNow(-n - 1), ...of })),
  );

const draw = (search = {}, as = me) =>
  drawDeck({ database: db.database, content }, as, { ...EMPTY_QUESTION, ...search });
const idsOf = ({ cards }: Awaited<ReturnType<typeof draw>>) => cards.map(({ id }) => id);

async function rowsOf({ id }: Candidate) {
  return db.database.asSystem(async (transaction) => ({
    swiped: await transaction
      .selectFrom('swiped_jobs')
      .select(['job_id', 'action'])
      .where('user_id', '=', id)
      .execute(),
    liked: await transaction.selectFrom('liked_jobs').select(['job_id', 'applied']).where('user_id', '=', id).execute(),
  }));
}

describe('a deck', () => {
  test('holds the twenty newest open jobs and counts those beyond', async () => {
    const ids = await addMany(27);
    await addJobs(
      db.database,
      { title: 'Closed', status: 'closed' },
      { title: 'Draft', status: 'draft' },
      { title: 'Past', closes_at: hoursFromNow(-1) },
    );
    const deck = await draw();
    expect(idsOf(deck)).toEqual(ids.slice(0, 20));
    expect(deck.beyond).toEqual({ count: 7, isMore: false });
    expect((await draw({}, await newCandidate())).cards).toHaveLength(20);
  });

  test('leaves out what the candidate swiped or liked, but not what others did', async () => {
    const [passed = '', liked = '', board = '', left = ''] = await addMany(4);
    await swipeJob(db, me, passed, 'pass');
    await swipeJob(db, me, liked, 'like');
    await likeJob(db, me, board);
    await swipeJob(db, await newCandidate(), left, 'pass');
    expect(idsOf(await draw())).toEqual([left]);
  });

  test('keeps to every filter of the board, for common and for rare things', async () => {
    const common = await addMany(15, { category: 'blue-collar', type: 'Contract' });
    const [rare = ''] = await addJobs(db.database, {
      title: 'Farrier',
      location: 'Cardiff',
      category: 'white-collar',
      type: 'Part-time',
      created_at: hoursFromNow(-99),
      salary: '£60,000 a year',
      salary_max: 60_000,
      salary_period: 'year',
    });
    for (const search of [
      { search: 'farriers' },
      { where: 'Cardiff' },
      { category: 'white-collar' },
      { type: 'Part-time' },
      { salary: 60_000 },
    ]) {
      const deck = await draw(search);
      expect([idsOf(deck), deck.beyond.count], JSON.stringify(search)).toEqual([[rare], 0]);
    }
    expect(idsOf(await draw({ category: 'blue-collar' }))).toEqual(common);
    expect(idsOf(await draw({ search: 'arrier' }))).toEqual([rare]);
    await swipeJob(db, me, rare, 'pass');
    expect(idsOf(await draw({ search: 'farriers' }))).toEqual([]);
  });

  test('understands words as the board does, and says how', async () => {
    const at = { title: 'FLT driver', location: 'Stockport', company: 'Mersey Pallets' };
    const [near = '', far = '', home = '', named = ''] = await addJobs(
      db.database,
      { ...at, created_at: hoursFromNow(-1) },
      { ...at, location: 'Norwich', created_at: hoursFromNow(-40 * 24) },
      { title: 'Data analyst', requirements: 'SQL.', work_mode: 'remote', created_at: hoursFromNow(-2) },
      { title: 'Cleaner', requirements: 'Nights. Forklift driver on site.', created_at: hoursFromNow(-3) },
    );
    for (const [search, expectedIds, note] of [
      [{ search: 'forklift' }, [near, named, far], undefined],
      [{ search: 'forclift' }, [near, named, far], 'These are jobs for “forklift”.'],
      [{ search: 'forklift -nights' }, [near, far], undefined],
      [{ search: 'forklift', where: 'Manchester' }, [near], undefined],
      [{ search: 'forklift', where: 'Manchester', miles: 1 }, [], undefined],
      [{ search: 'forklift in Stockport' }, [near], 'These are jobs for “forklift” within 10 miles of Stockport'],
      [{ search: 'forklift', posted: 7 }, [near, named], undefined],
      [{ mode: 'remote' as const }, [home], undefined],
      [{ search: 'analyst nowhere' }, [home], 'No exact matches in your deck. These are close.'],
      [{ search: 'forklift', where: 'Xyzzyville' }, [], 'We don’t know a place called Xyzzyville'],
    ] as const) {
      const deck = await draw(search);
      expect([idsOf(deck), deck.beyond.count], JSON.stringify(search)).toEqual([expectedIds, 0]);
      expect(deck.notes?.[0]?.text.slice(0, note?.length), JSON.stringify(search)).toBe(note);
    }
    expect((await draw({ where: 'Cheshire' })).search.whereKind).toBe('area');
    const [link] = (await draw({ search: 'forclift' })).notes?.[0]?.links ?? [];
    expect(link?.href).toBe('/job-swipe?search=%22forclift%22');
    await swipeJob(db, me, near, 'pass');
    expect(idsOf(await draw({ search: 'forklift', where: 'Manchester' }))).toEqual([]);
  });

  test('says that there are more than two hundred, and no more than that', async () => {
    await addMany(221);
    expect((await draw()).beyond).toEqual({ count: 200, isMore: true });
    await db.database.asSystem((transaction) =>
      sql`DELETE FROM jobs WHERE id = (SELECT id FROM jobs LIMIT 1)`.execute(transaction),
    );
    expect((await draw()).beyond).toEqual({ count: 200, isMore: false });
  });
});

describe('a swipe', () => {
  test('to the right also likes the job, to the left does not', async () => {
    const [a = '', b = ''] = await addMany(2);
    expect(await swipeJob(db, me, a, 'like')).toEqual({ ok: true, action: 'like', liked: true });
    expect(await swipeJob(db, me, b, 'pass')).toEqual({ ok: true, action: 'pass', liked: false });
    const { swiped, liked } = await rowsOf(me);
    expect(new Set(swiped.map(({ job_id, action }) => `${job_id} ${action}`))).toEqual(
      new Set([`${a} like`, `${b} pass`]),
    );
    expect(liked).toEqual([{ job_id: a, applied: false }]);
  });

  test('is made once: the first one stands, and the second is told which', async () => {
    const [id = ''] = await addMany(1);
    await swipeJob(db, me, id, 'pass');
    expect(await swipeJob(db, me, id, 'like')).toEqual({ ok: true, action: 'pass', liked: false });
    expect(await rowsOf(me)).toEqual({ swiped: [{ job_id: id, action: 'pass' }], liked: [] });
  });

  test('of a job that is closed, past, a draft or no job at all is refused and leaves nothing', async () => {
    const [closed = '', past = '', draft = ''] = await addJobs(
      db.database,
      { status: 'closed' },
      { closes_at: hoursFromNow(-1) },
      { status: 'draft' },
    );
    const reasons = [];
    for (const id of [closed, past, draft, '00000000-0000-4000-8000-0000000000ff', 'no-id']) {
      reasons.push(await swipeJob(db, me, id, 'like'));
    }
    const refused = (reason: string) => ({ ok: false, reason });
    expect(reasons).toEqual([
      refused('closed'),
      refused('closed'),
      refused('not_found'),
      refused('not_found'),
      refused('not_found'),
    ]);
    expect(await rowsOf(me)).toEqual({ swiped: [], liked: [] });
  });

  test('that was made before the job closed still stands', async () => {
    const [id = ''] = await addMany(1);
    await swipeJob(db, me, id, 'like');
    await close(id);
    expect(await swipeJob(db, me, id, 'like')).toEqual({ ok: true, action: 'like', liked: true });
  });
});

describe('taking back', () => {
  test('a like takes the liked job along, a pass only itself; the card is in the deck again', async () => {
    const [id = ''] = await addMany(1);
    for (const action of ['like', 'pass'] as const) {
      await swipeJob(db, me, id, action);
      expect(await undoSwipe(db, me, id)).toEqual({ ok: true, action, isOpen: true });
      expect(await rowsOf(me)).toEqual({ swiped: [], liked: [] });
      expect(idsOf(await draw())).toEqual([id]);
    }
    expect(await undoSwipe(db, me, id)).toEqual({ ok: true, action: null, isOpen: true });
  });

  test('leaves a like that the swipe did not make', async () => {
    const [first = '', second = ''] = await addMany(2);
    await likeJob(db, me, first);
    await swipeJob(db, me, first, 'like');
    await swipeJob(db, me, second, 'pass');
    await likeJob(db, me, second);
    await undoSwipe(db, me, first);
    await undoSwipe(db, me, second);
    const { swiped, liked } = await rowsOf(me);
    expect([swiped, new Set(liked.map(({ job_id }) => job_id))]).toEqual([[], new Set([first, second])]);
  });

  test('is refused once the candidate has applied', async () => {
    const [id = ''] = await addMany(1);
    await swipeJob(db, me, id, 'like');
    await addApplications(db.database, { candidate_id: me.id, job_id: id });
    expect(await undoSwipe(db, me, id)).toEqual({ ok: false, reason: 'applied' });
    expect(await rowsOf(me)).toEqual({
      swiped: [{ job_id: id, action: 'like' }],
      liked: [{ job_id: id, applied: true }],
    });
  });

  test('says when the job has closed meanwhile', async () => {
    const [id = ''] = await addMany(1);
    await swipeJob(db, me, id, 'pass');
    await close(id);
    expect(await undoSwipe(db, me, id)).toEqual({ ok: true, action: 'pass', isOpen: false });
  });

  test('reaches no swipes of others', async () => {
    const [id = ''] = await addMany(1);
    const other = await newCandidate();
    await swipeJob(db, other, id, 'like');
    expect(await undoSwipe(db, me, id)).toEqual({ ok: true, action: null, isOpen: true });
    expect((await rowsOf(other)).liked).toHaveLength(1);
  });
});

test('passed jobs are listed the last one first, 50 a page, without those that closed or are liked by now', async () => {
  const ids = await addMany(54);
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('swiped_jobs')
      .values(ids.map((job_id, n) => ({ user_id: me.id, job_id, action: 'pass', created_at: hoursFromNow(-100 + n) })))
      .execute(),
  );
  await close(ids[53] ?? '');
  await likeJob(db, me, ids[52] ?? '');
  const page = async (number: number) => {
    const { jobs, total } = await listPassedJobs(db.database, me, number);
    return [jobs.map(({ id }) => id), total];
  };
  const newestFirst = ids.slice(0, 52).reverse();
  expect(await page(1)).toEqual([newestFirst.slice(0, 50), 52]);
  expect(await page(2)).toEqual([newestFirst.slice(50), 52]);
  expect((await listPassedJobs(db.database, await newCandidate(), 1)).total).toBe(0);
});

const close = (id: string) =>
  db.database.asSystem((transaction) =>
    transaction.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute(),
  );
