import { expect, test, vi } from 'vitest';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { receiveUpload } from './receive-upload.server.ts';
import { MOST_FROM_ONE_SENDER, MOST_UPLOADS_AT_ONCE, PLACE_MS } from './upload-places.ts';

const EXPECTED = { fileFields: ['cv'], fieldNames: ['next', 'note'], largestBytes: 200_000 };

const file = (size: number, filename = 'cv.pdf'): Part => ({ name: 'cv', filename, content: Buffer.alloc(size, 'x') });

const WREN = { account: 'wren' };

function post(body: Buffer | ReadableStream, type: string, declared = true): Request {
  const length = declared && body instanceof Buffer ? { 'Content-Length': String(body.length) } : {};
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': type, ...length },
    body: body instanceof Buffer ? new Uint8Array(body) : body,
    duplex: 'half',
  } as RequestInit);
}

const send = (...parts: Part[]) => {
  const { body, type } = multipart(parts);
  return receiveUpload(post(body, type), EXPECTED, WREN);
};

test('a file comes as it was sent, with what was typed', async () => {
  const content = Buffer.from([0, 13, 10, 45, 45, 255]);
  const received = await send({ name: 'next', content: '/jobs' }, { name: 'cv', filename: 'My CV.pdf', content });
  expect(received).toEqual({
    ok: true,
    fields: { next: '/jobs' },
    files: { cv: { name: 'My CV.pdf', mediaType: 'application/octet-stream', bytes: content } },
  });
});

test('the folders of a name are left out', async () => {
  expect(await send(file(1, 'C:\\me\\cv.pdf'))).toMatchObject({ files: { cv: { name: 'cv.pdf' } } });
  expect(await send(file(1, '../../cv.pdf'))).toMatchObject({ files: { cv: { name: 'cv.pdf' } } });
});

test('if no file was chosen, the form has no files', async () => {
  expect(await send({ name: 'note', content: 'Hello' }, file(0, ''))).toEqual({
    ok: true,
    fields: { note: 'Hello' },
    files: {},
  });
  expect(await send({ name: 'note', content: 'Hello' })).toMatchObject({ ok: true, files: {} });
});

test('an empty file is one', async () => {
  expect(await send(file(0))).toMatchObject({ ok: true, files: { cv: { name: 'cv.pdf' } } });
});

test('a file may be as large as it may be, and no byte larger; what was typed before it is kept', async () => {
  expect(await send(file(200_000))).toMatchObject({ ok: true });
  expect(await send({ name: 'note', content: 'Hello' }, file(200_001))).toEqual({
    ok: false,
    reason: 'too_large',
    fields: { note: 'Hello' },
  });
});

test.each<[string, Part[]]>([
  ['two files', [file(1), file(1)]],
  ['a file under another name', [{ ...file(1), name: 'photo' }]],
  ['a file without a name', [file(1, '')]],
  ['a file of no name at all', [{ name: 'cv', content: 'x', type: 'application/octet-stream' }]],
  ['a text where the file belongs', [{ name: 'cv', content: 'x' }]],
  ['a field that the form does not have', [{ name: 'role', content: 'admin' }]],
  ['a field that every object has', [{ name: '__proto__', content: 'x' }]],
  [
    'a field twice',
    [
      { name: 'next', content: '1' },
      { name: 'next', content: '2' },
    ],
  ],
  ['many fields', Array.from({ length: 50 }, (_, index) => ({ name: `f${index}`, content: 'x' }))],
])('%s is not this form', async (_what, parts) => {
  expect(await send(...parts)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('more is kept of a long text than its field accepts, so that the form can say so', async () => {
  const received = await send({ name: 'next', content: 'x'.repeat(1_000_000) }, file(10));
  expect(received).toMatchObject({ ok: true, fields: { next: 'x'.repeat(32_768) } });
});

test('other requests than such forms are refused', async () => {
  const { body } = multipart([file(1)]);
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json',
    'multipart/mixed; boundary=x',
  ]) {
    expect(await receiveUpload(post(body, type), EXPECTED, WREN), type).toMatchObject({
      ok: false,
      reason: 'malformed',
    });
  }
  const empty = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  expect(await receiveUpload(empty, EXPECTED, WREN)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('a form cut off at any byte is refused', async () => {
  const { body, type } = multipart([{ name: 'next', content: '/jobs' }, file(500)]);
  // Only the last line break may be missing; a shorter body is incomplete.
  for (let length = 1; length < body.length - 2; length += 7) {
    expect(await receiveUpload(post(body.subarray(0, length), type), EXPECTED, WREN), `${length} bytes`).toMatchObject({
      ok: false,
      reason: 'malformed',
    });
  }
});

test('a sender who is cut off leaves room for others', async () => {
  for (let round = 0; round < MOST_UPLOADS_AT_ONCE * 3; round += 1) {
    const { body, type } = multipart([file(150_000)]);
    const cutOff = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(body.subarray(0, 100_000)));
      },
      pull: (controller) => controller.error(new Error('hung up')),
    });
    expect(await receiveUpload(post(cutOff, type), EXPECTED, WREN)).toMatchObject({ ok: false, reason: 'malformed' });
  }
  const { body, type } = multipart([file(150_000)]);
  expect(await receiveUpload(post(body, type, false), EXPECTED, WREN)).toMatchObject({ ok: true });
});

test('few uploads are received at once; others are refused as busy, except small forms', async () => {
  const { body, type } = multipart([file(150_000)]);
  const ends: (() => void)[] = [];
  const waiting = Array.from({ length: MOST_UPLOADS_AT_ONCE }, (_, index) => {
    const slow = new ReadableStream({
      start: (controller) => {
        ends.push(() => {
          controller.enqueue(new Uint8Array(body));
          controller.close();
        });
      },
    });
    return receiveUpload(post(slow, type), EXPECTED, { account: `sender ${index}` });
  });
  expect(await receiveUpload(post(body, type), EXPECTED, WREN)).toEqual({ ok: false, reason: 'busy', fields: {} });
  expect(await send(file(1000))).toMatchObject({ ok: true });
  for (const end of ends) end();
  for (const each of await Promise.all(waiting)) expect(each).toMatchObject({ ok: true });
  expect(await receiveUpload(post(body, type), EXPECTED, WREN)).toMatchObject({ ok: true });
});

test('visitors cannot keep signed-in users waiting, nor one visitor all others', async () => {
  const { body, type } = multipart([file(150_000)]);
  const ends: (() => void)[] = [];
  const send = (from: string | null) =>
    receiveUpload(post(body, type), EXPECTED, from === null ? WREN : { network: from });
  const sendSlowly = (network: string) => {
    const slow = new ReadableStream({
      start: (controller) => void ends.push(() => controller.error(new Error('cut'))),
    });
    return receiveUpload(post(slow, type), EXPECTED, { network });
  };
  const busy = { ok: false, reason: 'busy' };
  const waiting = Array.from({ length: MOST_FROM_ONE_SENDER }, () => sendSlowly('203.0.113.1'));
  expect(await send('203.0.113.1')).toMatchObject(busy);
  expect(await send('203.0.113.2')).toMatchObject({ ok: true });
  for (let count = waiting.length; count < MOST_UPLOADS_AT_ONCE; count += 1)
    waiting.push(sendSlowly(`192.0.2.${count}`));
  expect(await send('203.0.113.2')).toMatchObject(busy);
  expect(await send(null)).toMatchObject({ ok: true });
  for (const end of ends) end();
  for (const each of await Promise.all(waiting)) expect(each).toMatchObject({ reason: 'malformed' });
  expect(await send('203.0.113.1')).toMatchObject({ ok: true });
});

test('a slow sender goes on without keeping others waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { body, type } = multipart([file(150_000)]);
    const pipes: ReadableStreamDefaultController[] = [];
    const sendSlowly = (account: string) => {
      const slow = new ReadableStream({ start: (controller) => void pipes.push(controller) });
      return receiveUpload(post(slow, type), EXPECTED, { account });
    };
    const slow = ['a', 'a', 'b', 'b'].map(sendSlowly);
    const busy = { ok: false, reason: 'busy' };
    expect(await receiveUpload(post(body, type), EXPECTED, WREN)).toMatchObject(busy);
    vi.advanceTimersByTime(PLACE_MS);
    expect(await receiveUpload(post(body, type), EXPECTED, WREN)).toMatchObject({ ok: true });
    expect(await receiveUpload(post(body, type), EXPECTED, { account: 'a' })).toMatchObject(busy);
    for (const pipe of pipes) {
      pipe.enqueue(new Uint8Array(body));
      pipe.close();
    }
    for (const each of await Promise.all(slow)) expect(each).toMatchObject({ ok: true });
  } finally {
    vi.useRealTimers();
  }
});
