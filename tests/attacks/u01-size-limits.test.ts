import { readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { LARGEST_PHOTO_BYTES } from '#domain/enquiry/enquiry.ts';
import { CV_REFUSALS, LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { cvPart, listCvs, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { isFullForm } from '#tests/support/form.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** U01: a CV has at most 5,242,880 bytes, whatever its Content-Length says. */
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Tom').id);
});

afterAll(() => site?.stop());

test.each([
  ['that says how long it is', false],
  ['that does not', true],
])('U01: the largest CV is taken, one byte more is not: a request %s', async (_how, isChunked) => {
  const largest = await sendCv(site, cookie, [cvPart(pdf(LARGEST_CV_BYTES))], { isChunked });
  expect(largest).toMatchObject({ status: 200, json: { ok: true, cv: { sizeBytes: LARGEST_CV_BYTES } } });
  const larger = await sendCv(site, cookie, [cvPart(pdf(LARGEST_CV_BYTES + 1))], { isChunked });
  expect(larger).toMatchObject({ status: 413, json: { ok: false, message: CV_REFUSALS.too_large } });
  expect((await listCvs(site.database)).filter(({ user_id }) => user_id === castMember('Tom').id)).toEqual([
    expect.objectContaining({ size_bytes: LARGEST_CV_BYTES }),
  ]);
});

test('U01: what is typed beside the largest CV has room', async () => {
  const parts = [{ name: 'next', content: `/profile?${'x'.repeat(400)}` }, cvPart(pdf(LARGEST_CV_BYTES))];
  const { status, headers } = await sendCv(site, cookie, parts, { isForm: true });
  expect(status).toBe(303);
  expect(headers.location).toContain('notice=cv-uploaded');
});

test('U01: without a script the page says what was wrong', async () => {
  const { status, headers } = await sendCv(site, cookie, [cvPart(pdf(LARGEST_CV_BYTES + 1))], { isForm: true });
  expect([status, headers.location]).toEqual([303, '/profile?notice=cv-too-large']);
});

test.each([
  ['that says how long it is', false],
  ['that does not', true],
])('U01: nor is it with a form that needs no account: a request %s', async (_how, isChunked) => {
  const fields = Object.entries(fieldsFor('send-your-cv')).map(([name, content]) => ({ name, content }));
  const send = (bytes: number) =>
    sendCv(site, null, [...fields, cvPart(pdf(bytes))], { path: '/send-your-cv', isForm: true, isChunked });
  const before = await countEnquiryCvs();
  expect((await send(LARGEST_CV_BYTES)).status).toBe(303);
  expect(await countEnquiryCvs()).toBe(before + 1);
  const larger = await send(LARGEST_CV_BYTES + 1);
  expect(larger.status).toBe(413);
  expect(larger.body.toString()).toContain(FILE_TEXTS.tooLarge);
  expect(await countEnquiryCvs()).toBe(before + 1);
});

type PourResult = { answer: string; readBeforeAnswer: number; readAfterAnswer: number };

/**
 * Sends the headers, then the chunk repeatedly until the site closes the connection. Bytes read are 0 on systems that do not count them.
 */
async function sendEndlessly(path: string, headers: string[], chunk: Buffer | null, first = ''): Promise<PourResult> {
  const before = await bytesRead();
  const socket = net.connect(site.port, '127.0.0.1');
  let answer = '';
  let answered: Promise<number> | undefined;
  socket.setEncoding('latin1').on('data', (text) => {
    answered ??= bytesRead();
    answer += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const head = [`POST ${path} HTTP/1.1`, `Host: localhost:${site.port}`, `Origin: ${site.url}`, `Cookie: ${cookie}`];
  socket.write(`${[...head, 'Accept: application/json', ...headers].join('\r\n')}\r\n\r\n${first}`);
  if (chunk) {
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', more);
    more();
  }
  await closed;
  const atAnswer = (await answered) ?? 0;
  return { answer, readBeforeAnswer: atAnswer - before, readAfterAnswer: (await bytesRead()) - atAnswer };
}
/** Bytes that background tasks may read while the site closes the connection. */
const TASKS_READ = 1_048_576;

/** The process may read other things at the same time; at least one of ten measurements is undisturbed. */
async function expectReadLessThan(most: number, ask: () => Promise<PourResult>): Promise<void> {
  const counts: PourResult[] = [];
  const isSmall = (count: PourResult) => count.readBeforeAnswer < most && count.readAfterAnswer < TASKS_READ;
  while (counts.length < 10 && !counts.some(isSmall)) counts.push(await ask());
  expect(counts).toContainEqual(expect.toSatisfy(isSmall));
}

test('U01: what says that it is too large is refused unread', async () => {
  const type = 'Content-Type: multipart/form-data; boundary=x';
  await expectReadLessThan(65_536, async () => {
    const poured = await sendEndlessly('/profile/cv', [type, `Content-Length: ${LARGEST_CV_BYTES + 65_537}`], null);
    expect(poured.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(poured.answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(poured.answer).toContain(CV_REFUSALS.too_large);
    return poured;
  });
});

async function countEnquiryCvs(): Promise<number> {
  const rows = await site.database.database.asSystem((t) => t.selectFrom('enquiry_files').select('id').execute());
  return rows.length;
}

/** Counts bytes read by system calls, sockets included; 0 on systems that do not report them. */
async function bytesRead(): Promise<number> {
  const text = await readFile(`/proc/${site.pid}/io`, 'utf8').catch(() => '');
  return Number(/^rchar: (\d+)/m.exec(text)?.[1] ?? 0);
}

const OWN_READS = 65_536;

test.runIf(isFullForm)(
  'U01: of what says so to a page that answers by itself no more is read than 64 KiB beyond the bound',
  async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
    const headers = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000000'];
    const bound = LARGEST_CV_BYTES + LARGEST_PHOTO_BYTES + 65_536;
    await expectReadLessThan(bound + 65_536 + OWN_READS, async () => {
      const poured = await sendEndlessly('/send-your-cv', headers, Buffer.alloc(65_536, 'x'), head);
      expect(poured.answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(poured.answer).toMatch(/\r\nConnection: close\r\n/i);
      expect(poured.answer).toContain(FILE_TEXTS.tooLarge);
      return poured;
    });
  },
);

test.runIf(isFullForm).each([
  ['for a CV', '/profile/cv', 'multipart/form-data; boundary=x', LARGEST_CV_BYTES + 65_536],
  ['for a form', '/profile/cv/remove', 'application/x-www-form-urlencoded', 1_048_576],
])('U01: of what never ends no more is read than 64 KiB beyond the bound: %s', async (_what, path, type, bound) => {
  const text = Buffer.alloc(65_536, 'x');
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), text, Buffer.from('\r\n')]);
  const headers = [`Content-Type: ${type}`, 'Transfer-Encoding: chunked'];
  await expectReadLessThan(bound + 65_536 + OWN_READS, async () => {
    const poured = await sendEndlessly(path, headers, chunk);
    expect(poured.answer).toMatch(/^HTTP\/1\.1 (400|413) /);
    return poured;
  });
});

test.runIf(isFullForm)(
  'U01: a CV costs no more than 16 MB of memory while it is taken',
  async () => {
    const grown: number[] = [];
    // Warms up everything except large files, so that memory allocated earlier cannot hide what they need.
    for (let round = 0; round < rounds(2, 10); round += 1) {
      const fresh = await startSite({ alone: true });
      const tomsCookie = await signInAs(fresh, castMember('Tom').id);
      for (let small = 0; small < 50; small += 1) await sendCv(fresh, tomsCookie, [cvPart(pdf())]);
      const before = await startPeak(fresh.pid);
      // Only Linux reports memory.
      if (before !== null) {
        expect((await sendCv(fresh, tomsCookie, [cvPart(pdf(LARGEST_CV_BYTES))])).status).toBe(200);
        grown.push((await memory(fresh.pid, 'VmHWM')) - before);
      }
      await fresh.stop();
    }
    measured('U01', `resident memory grew by ${grown.map((each) => (each / 1024).toFixed(1)).join(', ')} MB`);
    // Garbage collection is delayed on a busy machine: the short form takes the minimum of its few measurements.
    const verdict = hasAllRounds ? Math.max(...grown) : Math.min(...grown);
    if (grown.length > 0) expect(verdict).toBeLessThan(16 * 1024);
  },
  300_000,
);

async function memory(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
}

async function startPeak(pid: number): Promise<number | null> {
  const isKnown = await writeFile(`/proc/${pid}/clear_refs`, '5').then(
    () => true,
    () => false,
  );
  return isKnown ? memory(pid, 'VmRSS') : null;
}
