import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Board, boardAddress, findBoard, jobAddress, MOST_SKIPPED, withScheme } from './board-address.ts';
import { BOARD_SYSTEMS, type BoardSystem, JOBS_PER_PAGE } from './board-systems.ts';
import { readBoardPage } from './read-board.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const boardOf = (system: BoardSystem): Board => ({ system, name: 'bramble' });
const sample = (system: BoardSystem, file: string) =>
  readBoardPage(boardOf(system), readFileSync(new URL(`../samples/${file}`, import.meta.url)));

test('a board of Ashby: listed jobs, salary apart from equity, other currencies in words', async () => {
  expect(await sample('ashby', 'ashby.json')).toEqual({
    ok: true,
    nextSkip: null,
    jobs: [
      {
        reference: '7c1a8a3e-0000-4000-8000-000000000001',
        link: 'https://jobs.ashbyhq.com/bramble/7c1a8a3e-0000-4000-8000-000000000001',
        values: {
          title: 'Product manager',
          location: 'Kettering',
          description: 'Lead the product.\n\nBenefits\nFruit.',
          requirements: '- Five years of it',
          salary: '£60,000 to £70,000 a year',
          salary_min: '60000',
          salary_max: '70000',
          salary_period: 'year',
          type: 'Full-time',
          category: 'white-collar',
          work_mode: 'hybrid',
          posted_on: '2026-11-20',
          status: 'open',
        },
        remarks: ['Also in Leeds'],
      },
      {
        reference: '7c1a8a3e-0000-4000-8000-000000000002',
        link: 'https://jobs.ashbyhq.com/bramble/7c1a8a3e-0000-4000-8000-000000000002',
        values: {
          title: 'Design intern',
          location: 'Dublin',
          description: 'Draw.',
          salary: 'EUR 900',
          category: 'white-collar',
          work_mode: 'remote',
          status: 'open',
        },
        remarks: ['‘Intern’ isn’t a type of work that we know'],
      },
    ],
  });
});

test('a board of Greenhouse: coded HTML, fields of the company, pay in pence', async () => {
  expect(await sample('greenhouse', 'greenhouse.json')).toEqual({
    ok: true,
    nextSkip: null,
    jobs: [
      {
        reference: '127817',
        link: 'https://boards.greenhouse.io/bramble/jobs/127817',
        values: {
          title: 'Quantity surveyor',
          company: 'Bramble & Finch',
          location: 'Kettering',
          description: 'Measure & price.',
          requirements: '- RICS',
          salary: '£45,000 to £55,000 a year',
          salary_min: '45000',
          salary_max: '55000',
          salary_period: 'year',
          type: 'Full-time',
          basis: 'permanent',
          category: 'white-collar',
          work_mode: 'on-site',
          closes_at: '2026-12-31',
          posted_on: '2026-11-19',
          status: 'open',
        },
        remarks: [],
      },
      {
        reference: '127818',
        link: 'https://boards.greenhouse.io/bramble/jobs/127818',
        values: { title: 'Site manager', location: 'Corby', salary: '£50,000', status: 'open' },
        remarks: [],
      },
    ],
  });
});

test('a board of Lever: its lists are sections of the advert', async () => {
  expect(await sample('lever', 'lever.json')).toEqual({
    ok: true,
    nextSkip: null,
    jobs: [
      {
        reference: '5ac21346-0000-4000-8000-000000000001',
        link: 'https://jobs.lever.co/bramble/5ac21346-0000-4000-8000-000000000001',
        values: {
          title: 'Van driver',
          location: 'Kettering',
          description: 'Drive parcels.\n\nWhat you will do\n- Deliver\n\nWe answer every application.',
          requirements: '- A licence\n- Patience',
          salary: '£13 to £14.50 an hour',
          salary_min: '13',
          salary_max: '14.5',
          salary_period: 'hour',
          type: 'Part-time',
          basis: 'temporary',
          category: 'blue-collar',
          work_mode: 'on-site',
          posted_on: '2025-11-20',
          status: 'open',
        },
        remarks: ['Also in Corby'],
      },
      {
        reference: '5ac21346-0000-4000-8000-000000000002',
        link: 'https://jobs.lever.co/bramble/5ac21346-0000-4000-8000-000000000002',
        values: {
          title: 'Account manager',
          location: 'Leeds',
          description: 'Sell.',
          basis: 'permanent',
          category: 'white-collar',
          status: 'open',
        },
        remarks: [],
      },
    ],
  });
});

test('a board of Personio: the links that its answer leaves out', async () => {
  expect(await sample('personio', 'personio.xml')).toMatchObject({
    ok: true,
    nextSkip: null,
    jobs: [
      { link: 'https://bramble.jobs.personio.de/job/4103' },
      { link: 'https://bramble.jobs.personio.de/job/4104' },
    ],
  });
  expect(await readBoardPage(boardOf('personio'), bytes('<workzag-jobs/>'))).toEqual({
    ok: true,
    jobs: [],
    nextSkip: null,
  });
});

test('only Lever answers in pages; a full one has a next, up to a bound', async () => {
  const full = bytes(JSON.stringify(Array.from({ length: JOBS_PER_PAGE }, (_, id) => ({ id, text: 'Cook' }))));
  expect(await readBoardPage(boardOf('lever-eu'), full, 200)).toMatchObject({ ok: true, nextSkip: 300 });
  expect(await readBoardPage(boardOf('lever'), bytes('[]'), 200)).toEqual({ ok: true, jobs: [], nextSkip: null });
  expect(await readBoardPage(boardOf('lever'), full, MOST_SKIPPED)).toEqual({
    ok: false,
    problem: 'The careers page has more than 50,000 jobs',
  });
});

test.each([
  ['ashby', '{}', 'Ashby answered without a list of jobs'],
  ['greenhouse', '{"status":404,"error":"Job not found"}', 'Greenhouse answered without a list of jobs'],
  ['lever', '{"ok":false,"error":"Document not found"}', 'Lever answered without a list of jobs'],
  ['ashby', '<html>', 'The response isn’t JSON'],
  ['ashby', '"\\', 'The response isn’t JSON'],
  ['greenhouse', `{"jobs":[${'['.repeat(40)}`, 'The response is nested more than 32 levels deep'],
  ['personio', '<html><body>Page not found</body></html>', 'This is a web page, not a file of jobs'],
] as const)('%s: an answer like %.30j is no empty board', async (system, answer, problem) => {
  expect(await readBoardPage(boardOf(system), bytes(answer))).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
  });
});

test('jobs of any other shape have no values that they do not name themselves', async () => {
  const odd = '[null, 1, "x", [], {"__proto__":{"text":"inherited"}}, {"text":{"a":1},"categories":"x","lists":[1]}]';
  const page = await readBoardPage(boardOf('lever'), bytes(odd));
  expect(page.ok && page.jobs.map(({ reference, values }) => [reference, values])).toEqual(
    Array.from({ length: 6 }, () => ['', { status: 'open' }]),
  );
});

test.each([
  [
    'ashby',
    'The Fruit Co.uk',
    'https://api.ashbyhq.com/posting-api/job-board/The%20Fruit%20Co.uk?includeCompensation=true',
  ],
  [
    'greenhouse',
    'bramble',
    'https://boards-api.greenhouse.io/v1/boards/bramble/jobs?content=true&pay_transparency=true',
  ],
  ['lever', 'bramble-finch', 'https://api.lever.co/v0/postings/bramble-finch?mode=json&skip=0&limit=100'],
  ['lever-eu', 'bramble', 'https://api.eu.lever.co/v0/postings/bramble?mode=json&skip=0&limit=100'],
  ['personio', 'Bramble', 'https://bramble.jobs.personio.de/xml?language=en'],
  ['pinpoint', 'bramble', 'https://bramble.pinpointhq.com/postings.json'],
  ['recruitee', 'bramble', 'https://bramble.recruitee.com/api/offers/'],
  [
    'smartrecruiters',
    'BrambleGroup',
    'https://api.smartrecruiters.com/v1/companies/BrambleGroup/postings?limit=100&offset=0',
  ],
  ['teamtailor', 'bramble.na', 'https://bramble.na.teamtailor.com/jobs.rss?per_page=100&offset=0'],
  ['workable', 'bramble', 'https://apply.workable.com/api/v1/widget/accounts/bramble?details=true'],
] as const)('a board of %s is read at its address', (system, name, address) => {
  expect(boardAddress({ system, name })).toBe(address);
});

test('no name of a board leads elsewhere', () => {
  const hostile = [
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'a@b',
    'a:80',
    'evil.example/',
    '@evil.example',
    'a%2f..',
    'a\nb',
    ' a',
    'bramble.evil.example/x',
    'x'.repeat(101),
    '🍓',
    'a\0',
    '127.0.0.1:80',
    '-a',
    'a-',
  ];
  for (const system of BOARD_SYSTEMS) {
    for (const name of hostile) expect([system, name, boardAddress({ system, name })]).toEqual([system, name, null]);
  }
  for (const system of ['personio', 'pinpoint', 'recruitee', 'teamtailor'] as const)
    expect(boardAddress({ system, name: 'a.b' })).toBeNull();
  expect(jobAddress({ system: 'smartrecruiters', name: 'a' }, '../b')).toBeNull();
  expect(jobAddress({ system: 'lever', name: 'a' }, '1')).toBeNull();
  expect(boardAddress({ system: 'lever', name: 'a' }, -1)).toBeNull();
});

test.each([
  ['https://jobs.ashbyhq.com/The%20Fruit%20Co/7c1a8a3e', { system: 'ashby', name: 'The Fruit Co' }],
  ['https://job-boards.greenhouse.io/bramble/jobs/1', { system: 'greenhouse', name: 'bramble' }],
  ['https://jobs.eu.lever.co/bramble', { system: 'lever-eu', name: 'bramble' }],
  [' https://bramble.jobs.personio.com/job/4?language=de ', { system: 'personio', name: 'bramble' }],
  ['http://jobs.lever.co/bramble', { system: 'lever', name: 'bramble' }],
  ['jobs.lever.co/bramble', { system: 'lever', name: 'bramble' }],
  ['https://www.jobs.lever.co/bramble/5ac21346/apply?lever-source=x', { system: 'lever', name: 'bramble' }],
  ['api.eu.lever.co/v0/postings/bramble?mode=json', { system: 'lever-eu', name: 'bramble' }],
  ['https://job-boards.eu.greenhouse.io/bramble', { system: 'greenhouse', name: 'bramble' }],
  ['boards.eu.greenhouse.io/bramble/jobs/4?gh_jid=4', { system: 'greenhouse', name: 'bramble' }],
  ['https://boards-api.greenhouse.io/v1/boards/bramble/jobs?content=true', { system: 'greenhouse', name: 'bramble' }],
  [
    'https://boards.greenhouse.io/embed/job_board?for=bramble&b=https%3A%2F%2Fx',
    { system: 'greenhouse', name: 'bramble' },
  ],
  ['https://boards.greenhouse.io/embed/job_board/js?for=bramble', { system: 'greenhouse', name: 'bramble' }],
  ['https://boards.eu.greenhouse.io/embed/job_app?token=4&for=bramble', { system: 'greenhouse', name: 'bramble' }],
  ['https://boards.greenhouse.io/embed/job_board', null],
  ['https://api.ashbyhq.com/posting-api/job-board/bramble', { system: 'ashby', name: 'bramble' }],
  ['bramble.teamtailor.com/jobs/81-cook', { system: 'teamtailor', name: 'bramble' }],
  ['https://bramble.na.teamtailor.com', { system: 'teamtailor', name: 'bramble.na' }],
  ['https://www.teamtailor.com/en/', null],
  ['https://apply.workable.com/bramble/j/5AC2134600/', { system: 'workable', name: 'bramble' }],
  ['https://apply.workable.com/api/v1/widget/accounts/bramble', { system: 'workable', name: 'bramble' }],
  ['https://apply.workable.com/j/5AC2134600', null],
  ['bramble.workable.com', { system: 'workable', name: 'bramble' }],
  ['https://www.workable.com/api/accounts/bramble?details=true', { system: 'workable', name: 'bramble' }],
  ['https://help.workable.com/hc', null],
  ['https://bramble.recruitee.com/o/cook', { system: 'recruitee', name: 'bramble' }],
  ['https://api.recruitee.com/c/1', null],
  [
    'https://jobs.smartrecruiters.com/BrambleGroup/744000-cook?oga=true',
    { system: 'smartrecruiters', name: 'BrambleGroup' },
  ],
  ['https://careers.smartrecruiters.com/BrambleGroup', { system: 'smartrecruiters', name: 'BrambleGroup' }],
  ['api.smartrecruiters.com/v1/companies/BrambleGroup/postings', { system: 'smartrecruiters', name: 'BrambleGroup' }],
  ['https://bramble.pinpointhq.com/en/postings/7c1a', { system: 'pinpoint', name: 'bramble' }],
  ['<https://jobs.lever.co/bramble>', { system: 'lever', name: 'bramble' }],
  ['“https://jobs.lever.co/bramble”.', { system: 'lever', name: 'bramble' }],
  ['http://jobs.lever.co:8080/bramble', null],
  ['ftp://jobs.lever.co/bramble', null],
  ['https://jobs.lever.co@evil.example/bramble', null],
  ['https://bramble.teamtailor.com.evil.example/', null],
  ['https://evil.example/.teamtailor.com', null],
  ['javascript:alert(1)', null],
  ['https://jobs.lever.co:8443/bramble', null],
  ['https://jobs.lever.co.evil.example/bramble', null],
  ['https://jobs.lever.co/', null],
  ['https://jobs.ashbyhq.com/%ff', null],
  ['https://bramble.example/jobs', null],
  ['bramble', null],
])('the pasted address %j is board %j', (address, board) => {
  expect(findBoard(address)).toEqual(board);
});

test('an address without a scheme gets https://', () => {
  expect(withScheme(' jobs.lever.co/bramble ')).toBe('https://jobs.lever.co/bramble');
  expect(withScheme('https://jobs.lever.co/bramble')).toBe('https://jobs.lever.co/bramble');
});
