import { readFile } from 'node:fs/promises';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { CV_REFUSALS, LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { cvPart, listCvs, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** U01: a CV may have 5,242,880 bytes and not one more, whatever its request says of its length. */
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

type Poured = { answer: string; readBeforeAnswer: number; readAfterAnswer: number };

/** Sends the headers, then the chunk over and over until the site closes the connection. Bytes read are 0 where the system does not count them. */
async function pour(path: string, headers: string[], chunk: Buffer | null, first = ''): Promise<Poured> {
  const before = await bytesRead();
  const socket = net.connect(site.port, '127.0.0.1');
  let answer = '';
  let answered: Promise<number> | undefined;
  socket.setEncoding('latin1').on('data', (text) => {
    answered ??= bytesRead();
    answer += text;
  });
  // Hung up in the middle of what it does not want.
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
/** What tasks may read of their queues in the seconds until the site closes the connection. */
const TASKS_READ = 1_048_576;

/** What the process reads for others at the same time, a CV for instance, comes on top: one of ten counts is free of it. */
async function expectReadLessThan(most: number, ask: () => Promise<Poured>): Promise<void> {
  const counts: Poured[] = [];
  const isSmall = (count: Poured) => count.readBeforeAnswer < most && count.readAfterAnswer < TASKS_READ;
  while (counts.length < 10 && !counts.some(isSmall)) counts.push(await ask());
  expect(counts).toContainEqual(expect.toSatisfy(isSmall));
}

test('U01: what says that it is too large is refused unread', async () => {
  const type = 'Content-Type: multipart/form-data; boundary=x';
  await expectReadLessThan(65_536, async () => {
    const poured = await pour('/profile/cv', [type, `Content-Length: ${LARGEST_CV_BYTES + 65_537}`], null);
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

/** Counts bytes read by system calls, sockets included; 0 where the system does not report them. */
async function bytesRead(): Promise<number> {
  const text = await readFile(`/proc/${site.pid}/io`, 'utf8').catch(() => '');
  return Number(/^rchar: (\d+)/m.exec(text)?.[1] ?? 0);
}
