import { expect, test } from 'vitest';
import { JOBS_PER_PAGE } from '#domain/job-source/board/board-systems.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import { failed } from '#platform/outbound/outside-failure.ts';
import { pullBoard } from './pull-board.server.ts';

const LEVER = { system: 'lever', name: 'bramble' } as const;

/** A board of Lever with so many jobs, and what it was asked. */
function leverOf(count: number, statusAt: (skip: number) => number = () => 200) {
  const asked: string[] = [];
  const fetchBoard: FetchOutside = async (address) => {
    asked.push(address);
    const skip = Number(new URL(address).searchParams.get('skip'));
    const left = Math.max(0, Math.min(JOBS_PER_PAGE, count - skip));
    const page = Array.from({ length: left }, (_, at) => ({ id: `job-${skip + at}`, text: 'Cook' }));
    return { ok: true, status: statusAt(skip), headers: {}, body: Buffer.from(JSON.stringify(page)) };
  };
  return { asked, fetchBoard };
}

test('a board is read to its last page', async () => {
  const { asked, fetchBoard } = leverOf(250);
  const pulled = await pullBoard(LEVER, undefined, fetchBoard);
  expect(pulled.ok && pulled.jobs.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 250 }, (_, at) => `job-${at}`),
  );
  expect(asked.map((address) => new URL(address).searchParams.get('skip'))).toEqual(['0', '100', '200']);
});

test.each([
  [404, 'Lever has no board called ‘bramble’'],
  [429, 'Lever asks to be read less often. It is read again at the next time'],
  [503, 'Lever answered with status 503'],
])('a page with status %s leaves no half of a board', async (status, problem) => {
  const { fetchBoard } = leverOf(250, (skip) => (skip === 100 ? status : 200));
  expect(await pullBoard(LEVER, undefined, fetchBoard)).toEqual({ ok: false, problem });
});

test('what goes wrong on the way is told, and no name of a board leads elsewhere', async () => {
  const away: FetchOutside = async () => failed('no_answer_in_time');
  expect(await pullBoard(LEVER, undefined, away)).toEqual({ ok: false, problem: 'The server did not answer in time.' });
  const never: FetchOutside = () => expect.unreachable();
  expect(await pullBoard({ system: 'lever', name: '../x' }, undefined, never)).toEqual({
    ok: false,
    problem: 'Lever has no board of this name',
  });
});

/** A company of SmartRecruiters whose list has no adverts. `job`: how each of its jobs answers. */
function smartRecruitersOf(count: number, job: (id: string) => { status: number; body: string }) {
  const asked: string[] = [];
  const fetchBoard: FetchOutside = async (address) => {
    asked.push(address);
    const url = new URL(address);
    const id = /postings\/(.+)$/.exec(url.pathname)?.[1];
    const skip = Number(url.searchParams.get('offset'));
    const content = Array.from({ length: Math.min(JOBS_PER_PAGE, count - skip) }, (_, at) => ({ id: `${skip + at}` }));
    const list = { status: 200, body: JSON.stringify({ totalFound: count, content }) };
    const { status, body } = id ? job(id) : list;
    return { ok: true, status, headers: {}, body: Buffer.from(body) };
  };
  return { asked, fetchBoard };
}
const SMART = { system: 'smartrecruiters', name: 'Bramble' } as const;
const advert = (id: string) =>
  JSON.stringify({ id, name: 'Cook', jobAd: { sections: { jobDescription: { text: 'Cook.' } } } });

test('a list without adverts is read page after page, and then each of its jobs; one that has gone is left out', async () => {
  const { asked, fetchBoard } = smartRecruitersOf(103, (id) => ({ status: id === '7' ? 404 : 200, body: advert(id) }));
  const pulled = await pullBoard(SMART, undefined, fetchBoard);
  expect(pulled.ok && [pulled.jobs.length, pulled.jobs[0]?.values.description]).toEqual([102, 'Cook.']);
  expect(asked).toHaveLength(105);
  expect(asked.at(-1)).toBe('https://api.smartrecruiters.com/v1/companies/Bramble/postings/102');
});

test.each([
  [
    'asks for too much',
    { status: 429, body: '' },
    'SmartRecruiters asks to be read less often. It is read again at the next time',
  ],
  ['answers with no JSON', { status: 200, body: '<html>' }, 'The answer is no JSON'],
])('a job that %s leaves no half of a board', async (_, answer, problem) => {
  const { fetchBoard } = smartRecruitersOf(3, () => answer);
  expect(await pullBoard(SMART, undefined, fetchBoard)).toEqual({ ok: false, problem });
});

test('a list that is too long to ask for each job, leads elsewhere or repeats itself is refused', async () => {
  const { asked, fetchBoard } = smartRecruitersOf(2_000, (id) => ({ status: 200, body: advert(id) }));
  const twice: FetchOutside = async (address, request) =>
    fetchBoard(address.replace(/offset=\d+/, 'offset=0'), request);
  expect(await pullBoard(SMART, undefined, twice)).toEqual({
    ok: false,
    problem: 'SmartRecruiters answered with the same jobs twice',
  });
  expect(asked.length).toBeLessThan(110);
  const away: FetchOutside = async (address) =>
    address.endsWith('offset=0')
      ? { ok: true, status: 200, headers: {}, body: Buffer.from('{"totalFound":1,"content":[{"id":"../../x"}]}') }
      : expect.unreachable();
  expect(await pullBoard(SMART, undefined, away)).toMatchObject({
    problem: 'SmartRecruiters answered with a job without a number',
  });
});
