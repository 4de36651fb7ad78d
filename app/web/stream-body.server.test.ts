import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { bodyOf } from './stream-body.server.ts';

test('a stream is sent as it is', async () => {
  const body = bodyOf(Readable.from([Buffer.from('one, '), Buffer.from('two')]));
  expect(await new Response(body).text()).toBe('one, two');
});

test('an error before the first read is passed to the reader, and does not end the process', async () => {
  const stream = new Readable({ read: () => undefined });
  const body = bodyOf(stream);
  stream.destroy(new Error('the file is gone'));
  await new Promise((resolve) => stream.once('close', resolve));
  await expect(new Response(body).text()).rejects.toThrow('the file is gone');
});

test('a reader that cancels closes the stream', async () => {
  const stream = Readable.from([Buffer.from('one'), Buffer.from('two')]);
  const reader = bodyOf(stream).getReader();
  await reader.read();
  await reader.cancel();
  expect(stream.destroyed).toBe(true);
});
