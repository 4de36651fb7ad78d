import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReaders, residentMegabytes } from '#tests/attacks/reader-processes.ts';
import { DOOR_LIMITS, type Door, WORST_INPUTS } from '#tests/attacks/worst-inputs.ts';
import { BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { addApiKey } from '#tests/support/api-keys.ts';
import { OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { type LoopWatch, watchLoop } from '#tests/support/loop-delay.ts';
import { measured } from '#tests/support/measured.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { type Answer, request } from '#tests/support/request.ts';
import { expectInFull, hasAllRounds, inFull } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

/** U15: input that would block the event loop is refused with a message or read in time, and other requests are still answered. */
let site: Site;
let loop: LoopWatch;
let morag: string;
let employer: string;
let key: string;
let articlePath: string;

beforeAll(async () => {
  loop = watchLoop();
  site = await startSite({ env: { ...loop.env, ...BEHIND_PROXY } });
  morag = await signInAs(site, castMember('Morag').id);
  employer = await signInAs(site, OTHER_EMPLOYER);
  ({ key } = await addApiKey(site.database, castMember('Morag').id, ['jobs:write']));
  const [article] = await queryTasks<{ id: string }>(
    site.database,
    "SELECT id FROM content_items WHERE collection = 'articles' ORDER BY slug LIMIT 1",
  );
  articlePath = `/admin/studio/articles/${article?.id}`;
});

afterAll(() => site?.stop());

const FORM = 'application/x-www-form-urlencoded';

const post = (path: string, type: string, body: Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
  request(site.url, path, {
    method: 'POST',
    headers: {
      Origin: site.url,
      'Content-Type': type,
      'Content-Length': body.length,
      'X-Forwarded-For': newAddress(),
      ...headers,
    },
    body: [body],
  });

function send(path: string, cookie: string, fields: Record<string, string>, file: Omit<Part, 'type'>): Promise<Answer> {
  const parts = Object.entries(fields).map(([name, content]): Part => ({ name, content }));
  const { body, type } = multipart([...parts, { type: 'application/octet-stream', ...file }]);
  return post(path, type, body, cookie ? { Cookie: cookie, Accept: 'text/html' } : { Accept: 'application/json' });
}

const DOORS: Record<Door, (content: Buffer, name: string) => Promise<Answer>> = {
  jobs: (content) =>
    send(
      '/admin/imports',
      morag,
      { intent: 'upload', source: '', name: 'An ATS' },
      { name: 'file', content, filename: 'jobs.csv' },
    ),
  people: (content) =>
    send(
      '/admin/people/import',
      morag,
      { intent: 'upload', origin: 'A fair', agreement: 'By telephone', agreed_on: '' },
      { name: 'file', content, filename: 'people.csv' },
    ),
  archive: (content) =>
    send('/admin/studio/archive', morag, { replace: 'yes' }, { name: 'archive', content, filename: 'content.zip' }),
  cv: (content, name) =>
    send(
      '/cv-reading',
      '',
      {},
      { name: 'cv', content, filename: `cv.${name.slice(0, name.indexOf(' ')).toLowerCase()}` },
    ),
  logo: (content) =>
    send('/employer/logo', employer, { company: 'Northgate' }, { name: 'logo', content, filename: 'logo.png' }),
  picture: (content) =>
    send('/admin/media', morag, { alt: 'A square' }, { name: 'picture', content, filename: 'photo.png' }),
  studio: (content, name) =>
    post(name.startsWith('logo') ? '/admin/studio/brand/brand' : articlePath, FORM, content, { Cookie: morag }),
  form: (content) => post('/contact', FORM, content),
  api: (content) => post('/api/v1/jobs', 'application/json', content, { Authorization: `Bearer ${key}` }),
  'api lines': (content) =>
    post('/api/v1/sources/bullhorn/jobs', 'application/x-ndjson', content, { Authorization: `Bearer ${key}` }),
  assistant: (content) => post('/api/assistant', 'application/json', content),
  mcp: (content) => post('/mcp', 'application/json', content),
};

/** Durations of visitors' requests while `isOver` is false, in milliseconds. */
async function visit(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver() || times.length < 10) {
    for (const path of ['/livez', '/']) {
      const began = performance.now();
      const { status } = await request(site.url, path);
      times.push(performance.now() - began);
      expect([path, status]).toEqual([path, 200]);
    }
    await wait(5);
  }
  return times;
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** The highest memory use of the site and of its reader processes until `isOver`. */
async function watchMemory(isOver: () => boolean): Promise<{ site: number; reader: number }> {
  const most = { site: 0, reader: 0 };
  while (!isOver()) {
    most.site = Math.max(most.site, await residentMegabytes(site.pid));
    for (const pid of await listReaders(site)) most.reader = Math.max(most.reader, await residentMegabytes(pid));
    await wait(20);
  }
  return most;
}

/** The short form tries one input per door, below the maximum size. */
const TRIED = WORST_INPUTS.filter(({ name }, place) =>
  hasAllRounds
    ? new RegExp(process.env['U15_ONLY'] ?? '').test(name)
    : WORST_INPUTS.findIndex(({ door }) => door === WORST_INPUTS[place]?.door) === place,
);
const SHARE = inFull(0.02, 1);
const WORDS_FOR_PEOPLE = ['jobs', 'people', 'archive', 'cv', 'logo', 'picture'];

const MOST_TRIES = inFull(1, 3);
const LIMITS = { took: 30_000, p99: 100, delay: 100, busiest: 100, grown: 200 };

async function measure(work: () => Promise<Answer>) {
  const before = await residentMegabytes(site.pid);
  await loop.begin(site);
  const began = performance.now();
  let took = 0;
  const isOver = () => took > 0;
  const answered = work().finally(() => {
    took = performance.now() - began;
  });
  const [answer, times, memory] = await Promise.all([answered, visit(isOver), watchMemory(isOver)]);
  const { longest: delay, busiest } = await loop.end(site);
  const grown = Math.max(0, memory.site - before);
  const figures = { took, p99: p99(times), delay, busiest, grown };
  const isWithin = Object.entries(LIMITS).every(([name, most]) => figures[name as keyof typeof LIMITS] <= most);
  return { answer, figures, isWithin, reader: memory.reader };
}

const IDLE: Answer = { status: 200, headers: {}, body: Buffer.alloc(0) };
const describe = ({
  figures: { took, p99: answers, delay, busiest, grown },
  reader,
}: Awaited<ReturnType<typeof measure>>) =>
  `${took.toFixed(0)} ms; answers p99 ${answers.toFixed(0)} ms, event loop ${delay.toFixed(0)} ms late and one turn ${busiest.toFixed(0)} ms of the processor at most, site +${grown.toFixed(0)} MB, reader ${reader.toFixed(0)} MB`;

test.runIf(hasAllRounds)('U15: what is measured while nothing is sent', async () => {
  measured('U15', `nothing sent: ${describe(await measure(() => wait(5_000, IDLE)))}`);
});

test.each(TRIED)('U15: $door: $name', async ({ door, name, make }) => {
  const content = await make(Math.floor(DOOR_LIMITS[door] * SHARE));
  let best: Awaited<ReturnType<typeof measure>> | null = null;
  for (let tries = 0; tries < MOST_TRIES && !best?.isWithin; tries += 1) {
    const run = await measure(() => DOORS[door](content, name));
    const { status, body } = run.answer;
    expect(status, body.toString().slice(0, 300)).toBeLessThan(500);
    if (WORDS_FOR_PEOPLE.includes(door) && status >= 400) expect(body.toString()).toMatch(/[A-Z][a-z]+ [a-z]+ [a-z]+/);
    await eventually(async () => expect(await listReaders(site)).toEqual([]));
    if (!best || run.isWithin || run.figures.busiest < best.figures.busiest) best = run;
  }
  if (!best) throw new Error('Nothing was measured');
  measured('U15', `${door}, ${name}: ${best.answer.status} in ${describe(best)}`);
  for (const [limit, most] of Object.entries(LIMITS)) expectInFull(best.figures[limit as keyof typeof LIMITS], most);
});
