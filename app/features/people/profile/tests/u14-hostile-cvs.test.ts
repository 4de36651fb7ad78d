import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostileCv, hostileCvs } from '#app/features/people/profile/tests/hostile-cvs.ts';
import { BEHIND_PROXY, newAddress } from '#tests/support/account-forms.ts';
import { cvPart } from '#tests/support/cv-upload.ts';
import { pdfWith } from '#tests/support/documents.ts';
import { newGuestEmail } from '#tests/support/guests.ts';
import { solveHumanCheck } from '#tests/support/human-check.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { request } from '#tests/support/request.ts';
import { expectInFull, rounds } from '#tests/support/rounds.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;
let job = '';

beforeAll(async () => {
  site = await startSite({ env: BEHIND_PROXY });
  [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
});

afterAll(() => site?.stop());

async function send(path: string, parts: Part[], headers: Record<string, string> = {}) {
  const { body, type } = multipart(parts);
  const requestHeaders = {
    Origin: site.url,
    'Content-Type': type,
    'Content-Length': body.length,
    'X-Forwarded-For': newAddress(),
  };
  return request(site.url, path, { method: 'POST', headers: { ...requestHeaders, ...headers }, body: [body] });
}

const nameOf = ({ extension }: Pick<HostileCv, 'extension'>) => `cv.${extension}`;
const read = (cv: Pick<HostileCv, 'bytes' | 'extension'>) =>
  send('/cv-reading', [cvPart(cv.bytes, nameOf(cv))], { Accept: 'application/json' });

async function residentMegabytes(): Promise<number> {
  const [, pages] = (await readFile(`/proc/${site.pid}/statm`, 'utf8')).split(' ');
  return (Number(pages) * 4_096) / 1_048_576;
}

async function countReaders(): Promise<number> {
  const threads = await readdir(`/proc/${site.pid}/task`);
  const children = await Promise.all(
    threads.map((id) => readFile(`/proc/${site.pid}/task/${id}/children`, 'utf8').catch(() => '')),
  );
  const commands = await Promise.all(
    children
      .flatMap((ids) => ids.split(' ').filter(Boolean))
      .map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((command) => /\/reader\.(?:js|ts)\0/.test(command)).length;
}

/** Splits the run into four tests, so that each has its own time limit. */
const PARTS = [0, 1, 2, 3];
/** Memory of the site before the first file, in megabytes. */
let before = 0;

test.each(PARTS)(
  'U14: answered in time and with words; no process and no memory is left behind: part %i',
  async (part) => {
    const harmless = { bytes: pdfWith(['Wren Halloran', 'wren@mail.example']), extension: 'pdf' } as const;
    if (before === 0) {
      for (let n = 0; n < rounds(1, 10); n += 1) expect((await read(harmless)).status).toBe(200);
      before = await residentMegabytes();
    }
    let [slowest, most, largest] = ['', 0, before];
    const answers = new Map<number, number>();
    const count = rounds(4, 500) / PARTS.length;
    for (const cv of hostileCvs(count, part * count)) {
      const began = performance.now();
      const { status, body } = await read(cv);
      const took = performance.now() - began;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (took > most) [slowest, most] = [cv.kind, took];
      largest = Math.max(largest, await residentMegabytes());
      expect([200, 413, 415, 422], cv.kind).toContain(status);
      const answer = JSON.parse(body.toString());
      if (status === 200) expect(answer, cv.kind).toMatchObject({ ok: true, reading: { skills: expect.any(Array) } });
      else expect(answer.message ?? Object.values(answer.errors ?? {})[0], cv.kind).toMatch(/^[A-Z].{15,}/);
    }
    await eventually(async () => expect(await countReaders()).toBe(0));
    const counts = [...answers].sort(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`);
    const grown = Math.round(largest - before);
    measured(
      'U14',
      `${counts.join(', ')}; slowest ${Math.ceil(most)} ms (${slowest}); memory of the site grew by ${grown} MB`,
    );
    // Reading may take five seconds; the rest allows for sending from a busy machine.
    expectInFull(most, 5_500);
    expectInFull(grown, 64);
    expect((await read(harmless)).status).toBe(200);
  },
);

test('U14: sent with an application, one is refused beside what was typed, or goes with it', async () => {
  const outcomes = new Set<number>();
  for (const cv of hostileCvs(rounds(3, 12))) {
    const email = newGuestEmail();
    const fields = {
      fullName: 'Wren Halloran',
      email,
      phone: '0131 496 0321',
      coverNote: 'I like the sea.',
      job,
      human_check: await solveHumanCheck(site, 'candidate_form_submit'),
    };
    const parts = Object.entries(fields).map(([name, content]): Part => ({ name, content }));
    const { status, body } = await send(`/jobs/${job}/apply/without-account`, [...parts, cvPart(cv.bytes, nameOf(cv))]);
    outcomes.add(status);
    expect([303, 413, 422], cv.kind).toContain(status);
    if (status === 303) continue;
    for (const typed of ['Wren Halloran', email, '0131 496 0321', 'I like the sea.']) {
      expect(body.toString(), cv.kind).toContain(typed);
    }
    expect(body.toString(), cv.kind).toMatch(/try again|The file is empty|must be 5 MB/);
  }
  expect(outcomes).toContain(422);
});
