import { expect, test } from 'vitest';
import { JOBS_PER_PAGE } from '#domain/job-import/board/board-systems.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import { failed } from '#platform/outbound/outside-failure.ts';
import { pullBoard } from './pull-board.server.ts';

const LEVER = { system: 'lever', name: 'bramble' } as const;

function leverOf(count: number, statusAt: (skip: number) => number = () => 200) {
  const requestedPages: string[] = [];
  const fetchBoard: FetchOutside = async (address) => {
    requestedPages.push(address);
    const skip = Number(new URL(address).searchParams.get('skip'));
    const left = Math.max(0, Math.min(JOBS_PER_PAGE, count - skip));
    const page = Array.from({ length: left }, (_, at) => ({ id: `job-${skip + at}`, text: 'Cook' }));
    return { ok: true, status: statusAt(skip), headers: {}, body: Buffer.from(JSON.stringify(page)) };
  };
  return { requestedPages, fetchBoard };
}

test('a board is read to its last page', async () => {
  const { requestedPages, fetchBoard } = leverOf(250);
  const pulled = await pullBoard(LEVER, undefined, fetchBoard);
  expect(pulled.ok && pulled.jobs.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 250 }, (_, at) => `job-${at}`),
  );
  expect(requestedPages.map((address) => new URL(address).searchParams.get('skip'))).toEqual(['0', '100', '200']);
});

test.each([
  [100, 404, 'Lever has no careers page called ‘bramble’'],
  [0, 429, 'Lever is limiting requests. Try again later'],
  [0, 503, 'Lever returned status 503'],
])('if the page after %s jobs has status %s, no job of the board is read', async (at, status, problem) => {
  const { fetchBoard } = leverOf(250, (skip) => (skip === at ? status : 200));
  expect(await pullBoard(LEVER, undefined, fetchBoard)).toEqual({ ok: false, problem });
});

test('failures are reported, and no board name leads to another address', async () => {
  const away: FetchOutside = async () => failed('no_answer_in_time');
  expect(await pullBoard(LEVER, undefined, away)).toEqual({ ok: false, problem: 'The server did not answer in time.' });
  const never: FetchOutside = () => expect.unreachable();
  expect(await pullBoard({ system: 'lever', name: '../x' }, undefined, never)).toEqual({
    ok: false,
    problem: 'Lever has no careers page with this name',
  });
});

const SMART = { system: 'smartrecruiters', name: 'Bramble' } as const;

/** A SmartRecruiters company whose list has no adverts. Jobs 1 and 3 are gone by the time they are requested. */
function smartRecruitersOf(ids: readonly string[]) {
  const requestedPages: string[] = [];
  const fetchBoard: FetchOutside = async (address) => {
    const id = /postings\/(.+)$/.exec(new URL(address).pathname)?.[1];
    if (id) requestedPages.push(id);
    const job = { id, name: 'Cook', jobAd: { sections: { jobDescription: { text: 'Cook.' } } } };
    const list = { totalFound: ids.length, content: ids.map((each) => ({ id: each, name: 'Cook' })) };
    const body = Buffer.from(JSON.stringify(id ? job : list));
    return { ok: true, status: id === '1' ? 404 : id === '3' ? 410 : 200, headers: {}, body };
  };
  return { requestedPages, fetchBoard };
}

test('each job of a list without adverts is requested, and one that has gone is left out', async () => {
  const { requestedPages, fetchBoard } = smartRecruitersOf(['0', '1', '3', '4']);
  const pulled = await pullBoard(SMART, undefined, fetchBoard);
  expect(pulled.ok && pulled.jobs.map(({ reference, values }) => [reference, values.description])).toEqual(
    ['0', '4'].map((id) => [id, 'Cook.']),
  );
  expect(requestedPages).toEqual(['0', '1', '3', '4']);
});

test.each([
  ['is too long', Array.from({ length: 301 }, (_, at) => `${at + 2}`), 'The careers page has more than 300 jobs'],
  ['leads elsewhere', ['../../x'], 'SmartRecruiters returned a job without an ID'],
])('a list without adverts that %s is refused before any job is requested', async (_, ids, problem) => {
  const { requestedPages, fetchBoard } = smartRecruitersOf(ids);
  expect(await pullBoard(SMART, undefined, fetchBoard)).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
  });
  expect(requestedPages).toEqual([]);
});

test('a board that sends the same page again and again is refused', async () => {
  const { requestedPages, fetchBoard } = leverOf(250);
  const stuck: FetchOutside = (address, request) => fetchBoard(address.replace(/skip=\d+/, 'skip=0'), request);
  expect(await pullBoard(LEVER, undefined, stuck)).toEqual({
    ok: false,
    problem: 'Lever returned the same jobs twice',
  });
  expect(requestedPages).toHaveLength(2);
});
