import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { beginUpload, cvPart, listCvs, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;
let candidate: string;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

beforeEach(async () => {
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, candidate);
});

const requestFields = () => Object.entries(fieldsFor('send-your-cv')).map(([name, content]) => ({ name, content }));

const listOwn = async () => (await listCvs(site.database)).filter(({ user_id }) => user_id === candidate);

test.each<[string, Part[], number]>([
  ['a picture, by what the browser says', [cvPart(pdf(), 'cv.pdf', 'image/png')], 415],
  ['a page, by what the browser says', [cvPart(pdf(), 'cv.pdf', 'text/html')], 415],
  ['a DOC, by what the browser says', [cvPart(pdf(), 'cv.pdf', 'application/msword')], 415],
  ['no name', [cvPart(pdf(), '')], 400],
  ['no name, and no place for one', [{ name: 'cv', content: pdf(), type: 'application/octet-stream' }], 400],
  ['two files', [cvPart(pdf()), cvPart(pdf())], 400],
  ['another field', [{ ...cvPart(pdf()), name: 'photo' }], 400],
  ['a field that is not of this form', [{ name: 'user_id', content: 'x' }, cvPart(pdf())], 400],
  ['a field after the file that is not of this form', [cvPart(pdf()), { name: 'user_id', content: 'x' }], 400],
  ['7 MB', [cvPart(pdf(7_340_032))], 413],
  ['no file', [{ name: 'next', content: '/profile' }], 422],
])('U09: refused, and nothing kept: %s', async (_what, parts, expected) => {
  const { status, json } = await sendCv(site, cookie, parts);
  expect([status, json]).toEqual([expected, { ok: false, message: expect.stringMatching(/./) }]);
  expect(await listOwn()).toEqual([]);
});

test.each<[string, Part[], number]>([
  ['two CVs', [cvPart(pdf()), cvPart(pdf())], 400],
  ['a file of another name', [{ ...cvPart(pdf()), name: 'passport' }], 400],
  ['a field that is not of this form', [{ name: 'confirmed_at', content: 'now' }, cvPart(pdf())], 400],
  ['a photo that is a PDF', [{ name: 'photo', content: pdf(), filename: 'me.jpg', type: 'image/jpeg' }], 422],
  ['7 MB', [cvPart(pdf(7_340_032))], 413],
])('U09: with a form that needs no account, refused, and nothing kept: %s', async (_what, files, expected) => {
  const { status } = await sendCv(site, null, [...requestFields(), ...files], { path: '/send-your-cv', isForm: true });
  expect(status).toBe(expected);
  const enquiries = await site.database.database.asSystem((t) => t.selectFrom('enquiries').select('id').execute());
  expect(enquiries).toEqual([]);
});

test('U09: who is refused in the middle of a form gets the answer, and may send the rest', async () => {
  const { body, type } = multipart([...requestFields(), cvPart(pdf(7_340_032))]);
  const head = [
    'POST /send-your-cv HTTP/1.1',
    `Host: ${new URL(site.url).host}`,
    `Origin: ${site.url}`,
    'Connection: close',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ];
  const socket = net.connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  const faults: Error[] = [];
  let answer = '';
  socket
    .on('error', (fault) => faults.push(fault))
    .on('data', (piece) => {
      answer += piece;
    });
  const ended = once(socket, 'end');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, 6_000_000));
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  socket.end(body.subarray(6_000_000));
  await once(socket, 'close');
  expect(faults).toEqual([]);
});

test('U09: more bytes than were declared are no second request', async () => {
  const wholeUpload = beginUpload(site, cookie, cvPart(pdf()));
  await wholeUpload.write(0, wholeUpload.length);
  wholeUpload.socket.write(`${'x'.repeat(100)}\r\n\r\n`);
  await once(wholeUpload.socket, 'close');
  expect(
    wholeUpload
      .answer()
      .match(/HTTP\/1\.1 \d{3}/g)
      ?.at(-1),
  ).toBe('HTTP/1.1 400');
  expect(wholeUpload.answer().match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(wholeUpload.status() === 200 ? 1 : 0);
});

test('U08: hanging up before the answer changes nothing about what was sent whole', async () => {
  const upload = beginUpload(site, cookie, cvPart(pdf(1000), 'whole.pdf'));
  await upload.write(0, upload.length);
  upload.socket.end();
  await once(upload.socket, 'close');
  await eventually(async () => expect((await listOwn()).map(({ name }) => name)).toContain('whole.pdf'));
});

test('U09: fewer bytes than were declared are no form', async () => {
  const halfUpload = beginUpload(site, cookie, cvPart(pdf()));
  await halfUpload.write(0, halfUpload.length - 60);
  halfUpload.socket.end();
  await once(halfUpload.socket, 'close');
  expect(halfUpload.status()).not.toBe(200);
  expect(await listOwn()).toEqual([]);
});

test('U09: of twenty at once four are received, the others told to come back, and all four arrive', async () => {
  const content = pdf(400_000);
  const [other = ''] = await addCandidates(site.database.database, 'Robin Ashdown');
  const cookies = [cookie, await signInAs(site, other)];
  const uploads = Array.from({ length: 20 }, (_, index) =>
    beginUpload(site, cookies[index % 2] ?? '', cvPart(content)),
  );
  await Promise.all(uploads.map((upload) => upload.write(0, upload.length - 100)));
  const refused = () => uploads.filter((upload) => upload.status() !== 0);
  await eventually(() => expect(refused()).toHaveLength(16));
  for (const upload of refused()) {
    expect(upload.status()).toBe(503);
    expect(upload.answer()).toMatch(/\r\nRetry-After: 5\r\n/i);
  }
  const received = uploads.filter((upload) => upload.status() === 0);
  await Promise.all(received.map((upload) => upload.write(upload.length - 100, upload.length)));
  await eventually(() => expect(received.map((upload) => upload.status())).toEqual([200, 200, 200, 200]));
  expect(await listOwn()).toHaveLength(1);
  const [first] = refused().filter((upload) => upload.status() === 503);
  await first?.write(first.length - 100, first.length);
  first?.socket.write(`GET /robots.txt HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`);
  await eventually(() => expect(first?.answer()).toMatch(/^HTTP\/1\.1 503 [\s\S]+HTTP\/1\.1 200 /));
  for (const { socket } of uploads) socket.destroy();
  expect((await sendCv(site, cookie, [cvPart(content)])).status).toBe(200);
});
