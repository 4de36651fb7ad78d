import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { type Fields, openDesk, textOf } from '#tests/support/job-desk.ts';
import { ADMIN, addJobs, EMPLOYER, hoursFromNow } from '#tests/support/jobs.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let desk: ReturnType<typeof openDesk>;
let candidate = '';
let job = '';

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

beforeEach(async () => {
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper', company: 'Skerryvore Trust' });
  desk = openDesk(site, await signInAs(site, candidate));
});

const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
  site.database.database.asSystem(work);
const card = (id = job) => `/job-swipe/cards/${id}`;
const send = (fields: Fields, id = job, headers: Fields = {}) => desk.send(card(id), fields, undefined, headers);
async function ask(fields: Fields, id = job, headers: Fields = {}) {
  const { status, body } = await send(fields, id, { Accept: 'application/json', ...headers });
  return { status, answer: JSON.parse(body.toString()) };
}
const swipes = () =>
  asSystem((t) => t.selectFrom('swiped_jobs').select(['job_id', 'action']).where('user_id', '=', candidate).execute());
const likes = () =>
  asSystem((t) => t.selectFrom('liked_jobs').select('job_id').where('user_id', '=', candidate).execute());
const close = (id: string) =>
  asSystem((t) => t.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute());

describe('who may', () => {
  test('a signed-out visitor is led to the candidate login, and back with the filters', async () => {
    const { status, headers } = await desk.read('/job-swipe?search=keeper', '');
    expect([status, headers.location]).toEqual([302, '/candidate-login?next=%2Fjob-swipe%3Fsearch%3Dkeeper']);
    expect((await desk.send(card(), { action: 'like' }, '')).status).toBe(401);
  });

  test.each([
    ['an employer who waits', castMember('Siân').id, 'restricted'],
    ['a candidate who was rejected', castMember('Gary').id, 'restricted'],
  ] as const)('%s swipes nothing', async (_who, id, kind) => {
    const as = await signInAs(site, id, { kind });
    for (const page of ['/job-swipe', '/job-swipe/passed']) expect((await desk.read(page, as)).status).not.toBe(200);
    expect((await desk.send(card(), { action: 'like' }, as)).status).toBeGreaterThanOrEqual(401);
    const rows = await asSystem((t) =>
      t.selectFrom('swiped_jobs').select('job_id').where('user_id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
  });
});

test('an employer swipes the jobs of others: their own are no cards, and are refused', async () => {
  const as = await signInAs(site, EMPLOYER);
  const title = 'Lantern trimmer of Muckle Flugga';
  const [ownJob = '', others = ''] = await addJobs(
    site.database.database,
    { title },
    { title, user_id: ADMIN, company: 'Flugga Lights' },
  );
  const page = textOf(await desk.read('/job-swipe?search=flugga', as));
  expect(page).toContain('1 job remaining');
  expect(page).toContain('Flugga Lights');
  const cardOf = (id: string) => `/job-swipe/cards/${id}`;
  expect((await desk.send(cardOf(ownJob), { action: 'like' }, as)).status).toBe(303);
  expect((await desk.send(`/jobs/${ownJob}/like`, { like: 'yes' }, as)).headers.location).toContain('notice=own-job');
  expect((await desk.send(cardOf(others), { action: 'like' }, as)).headers.location).toContain('notice=job-liked');
  const liked = textOf(await desk.read('/profile/liked', as));
  expect(liked).toContain('Flugga Lights');
});

describe('the page', () => {
  test('shows the newest job that was not swiped yet, and is not stored by caches', async () => {
    const page = await desk.read('/job-swipe');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const text = textOf(page);
    for (const words of ['Job Swipe', 'Swipe right to like, left to pass', '20 jobs remaining', 'Lighthouse keeper']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Skerryvore Trust , Leeds £13 an hour');
    expect(text).toContain('Posted ');
    expect(text).toContain('View Details');
  });

  test('says what a job has in common with the profile, and with the pay asked for, and nothing else', async () => {
    const [other = ''] = await addJobs(site.database.database, {
      title: 'Zither tuner',
      requirements: '- Patience\n- No welding',
      salary_min: 32_000,
      salary_max: 36_000,
      salary_period: 'year',
    });
    const search = '/job-swipe?search=zither&salary=30000';
    expect((await desk.read(search)).body.toString()).toContain(`card-${other}`);
    expect((await desk.read('/job-swipe?search=zither')).body.toString()).not.toContain('From your profile');
    await asSystem((t) =>
      t
        .updateTable('profiles')
        .set({ skills: ['Welding', 'patience'], location: 'Leeds' })
        .where('id', '=', candidate)
        .execute(),
    );
    expect(textOf(await desk.read(search))).toContain('£13 an hour From your profile patience in Leeds over £30,000 ');
  });

  test('keeps to the filters of the board, names them and leads back to them', async () => {
    await addJobs(site.database.database, { title: 'Zeppelin painter', category: 'white-collar' });
    const page = await desk.read('/job-swipe?search=lighthouse&category=blue-collar&page=7&sort=pay&colour=red');
    expect(textOf(page)).toContain('No more jobs!');
    const deck = await desk.read('/job-swipe?search=zeppelin&category=white-collar');
    expect(textOf(deck)).toContain('1 job remaining');
    expect(textOf(deck)).toContain('“zeppelin” White Collar Change filters on the board');
    expect(deck.body.toString()).toContain('href="/jobs?search=zeppelin&amp;category=white-collar"');
  });

  test('ends with words and a way to look again', async () => {
    const text = textOf(await desk.read('/job-swipe?search=zygomorphic'));
    expect(text).toContain('No more jobs!');
    expect(text).toContain("You've seen all available jobs. Check back later for new opportunities!");
    expect(text).toContain('Refresh Jobs');
  });

  test('says so when the cards could not be loaded, once in the log, too', async () => {
    await asSuperuser(site.database, 'ALTER FUNCTION draw_swipe_deck RENAME TO draw_swipe_deck_away');
    const page = await desk.read('/job-swipe');
    await asSuperuser(site.database, 'ALTER FUNCTION draw_swipe_deck_away RENAME TO draw_swipe_deck');
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('Failed to load jobs');
    expect(site.log().match(/a deck could not be drawn/g)).toHaveLength(1);
  });

  test('a job that has closed is on no card', async () => {
    const [other = ''] = await addJobs(
      site.database.database,
      { title: 'Zephyr tamer' },
      { title: 'Zephyr tamer two' },
    );
    await close(other);
    const text = textOf(await desk.read('/job-swipe?search=zephyr'));
    expect(text).toContain('Zephyr tamer two');
    expect(text).toContain('1 job remaining');
  });
});

describe('a card, asked by a script', () => {
  test('is liked, passed and brought back', async () => {
    expect(await ask({ action: 'like' })).toEqual({ status: 200, answer: { ok: true, action: 'like', liked: true } });
    expect([await swipes(), await likes()]).toEqual([[{ job_id: job, action: 'like' }], [{ job_id: job }]]);
    expect(await ask({ action: 'undo' })).toEqual({ status: 200, answer: { ok: true, action: 'like', isOpen: true } });
    expect([await swipes(), await likes()]).toEqual([[], []]);
    expect((await ask({ action: 'pass' })).answer).toEqual({ ok: true, action: 'pass', liked: false });
    expect((await ask({ action: 'like' })).answer).toEqual({ ok: true, action: 'pass', liked: false });
  });

  test('that is repeated under its key is answered the same, also after it was taken back', async () => {
    const key = { 'Idempotency-Key': 'swipe-1' };
    const first = await ask({ action: 'like' }, job, key);
    await ask({ action: 'undo' });
    expect(await ask({ action: 'like' }, job, key)).toEqual(first);
    expect(await swipes()).toEqual([]);
  });

  test('is refused where the job has closed, is gone, or was applied for', async () => {
    const [closed = '', applied = ''] = await addJobs(
      site.database.database,
      { title: 'Closed' },
      { title: 'Applied' },
    );
    await close(closed);
    const refused = (status: number, reason: string, message: string) => ({
      status,
      answer: { ok: false, reason, message },
    });
    expect(await ask({ action: 'like' }, closed)).toEqual(
      refused(409, 'closed', 'This job has closed. It no longer takes applications.'),
    );
    expect(await ask({ action: 'like' }, 'no-id')).toEqual(
      refused(404, 'not_found', 'This job is no longer on the board.'),
    );
    await ask({ action: 'like' }, applied);
    await addApplications(site.database.database, { candidate_id: candidate, job_id: applied });
    expect(await ask({ action: 'undo' }, applied)).toEqual(
      refused(409, 'applied', 'You have applied for this job. It will stay in your liked jobs.'),
    );
  });

  test('that could not be recorded says so, and is in the log', async () => {
    await asSuperuser(site.database, 'ALTER TABLE swiped_jobs RENAME TO swiped_jobs_away');
    const failed = await ask({ action: 'like' });
    await asSuperuser(site.database, 'ALTER TABLE swiped_jobs_away RENAME TO swiped_jobs');
    expect(failed).toMatchObject({ status: 503, answer: { ok: false, reason: 'failed' } });
    expect(site.log().match(/a swipe could not be recorded/g)).toHaveLength(1);
    expect(await swipes()).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['another word', { action: 'superlike' }],
    ['a field too many', { action: 'like', user_id: EMPLOYER }],
  ])('sent with %s is no form of ours', async (_what, fields) => {
    expect((await send(fields as Fields)).status).toBe(400);
    expect(await swipes()).toEqual([]);
  });

  test('is changed by no GET', async () => {
    expect((await desk.read(card())).status).toBe(405);
  });
});

describe('a card, without a script', () => {
  const next = '/job-swipe?search=lighthouse';
  const where = async (fields: Fields, id = job) => {
    const { status, headers } = await send({ next, ...fields }, id);
    return [status, headers.location];
  };

  test('leads back to the deck, which tells what was done and how to take it back', async () => {
    expect(await where({ action: 'like' })).toEqual([303, `${next}&last=${job}&notice=job-liked`]);
    const page = await desk.read(`${next}&last=${job}&notice=job-liked`);
    expect(textOf(page)).toContain('Job Liked! ❤️');
    expect(page.body.toString()).toContain(`action="${card()}"`);
    expect(await where({ action: 'undo' })).toEqual([303, `${next}&notice=card-brought-back`]);
    expect(await where({ action: 'pass' })).toEqual([303, `${next}&last=${job}&notice=job-passed`]);
  });

  test('tells what could not be done, and leads to no other site', async () => {
    await close(job);
    expect(await where({ action: 'like' })).toEqual([303, `${next}&notice=card-closed`]);
    const elsewhere = await send({ action: 'like', next: 'https://elsewhere.example/' });
    expect(elsewhere.headers.location).toBe('/job-swipe?notice=card-closed');
  });
});

describe('passed jobs', () => {
  test('are listed and come back to the deck', async () => {
    expect(textOf(await desk.read('/job-swipe/passed'))).toContain('No passed jobs');
    await ask({ action: 'pass' });
    const page = await desk.read('/job-swipe/passed');
    expect(textOf(page)).toContain('1 passed job');
    expect(textOf(page)).toContain('Bring back Lighthouse keeper');
    const back = await send({ action: 'undo', next: '/job-swipe/passed' });
    expect([back.status, back.headers.location]).toEqual([303, '/job-swipe/passed?notice=card-brought-back']);
    expect(textOf(await desk.read('/job-swipe?search=lighthouse'))).toContain('Lighthouse keeper');
  });

  test('have pages of fifty; a page too far is the last one', async () => {
    const many = Array.from({ length: 51 }, (_, n) => ({ title: `Buoy ${n}`, created_at: hoursFromNow(-n) }));
    const ids = await addJobs(site.database.database, ...many);
    await asSystem((t) =>
      t
        .insertInto('swiped_jobs')
        .values(ids.map((job_id) => ({ user_id: candidate, job_id, action: 'pass' })))
        .execute(),
    );
    expect(textOf(await desk.read('/job-swipe/passed'))).toContain('51 passed jobs');
    expect((await desk.read('/job-swipe/passed?page=9')).headers.location).toBe('/job-swipe/passed?page=2');
    expect((await desk.read('/job-swipe/passed?page=2')).body.toString().match(/Bring back/g)).toHaveLength(1);
  });
});

test('the board leads everybody who is signed in to a deck with its filters', async () => {
  const link = 'href="/job-swipe?search=lighthouse&amp;category=blue-collar"';
  const board = '/jobs?search=lighthouse&category=blue-collar&sort=pay&page=1';
  for (const as of [undefined, await signInAs(site, EMPLOYER), await signInAs(site, ADMIN)]) {
    expect((await desk.read(board, as)).body.toString()).toContain(link);
  }
  expect((await desk.read(board, '')).body.toString()).not.toContain('/job-swipe?');
});
