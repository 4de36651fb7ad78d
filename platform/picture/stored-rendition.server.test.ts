import { expect, test } from 'vitest';
import { drawn } from '#tests/support/pictures.ts';
import { drawRenditions } from './renditions.server.ts';
import { checkRendition } from './stored-rendition.server.ts';

test.each([
  [1_333, 777],
  [481, 301],
  [2_000, 77],
  [64, 999],
])('every file that is drawn of a picture of %i by %i is one', async (width, height) => {
  const result = await drawRenditions(await drawn('png', width, height), 'an account');
  if (!result.ok) throw new Error(result.reason);
  for (const { bytes, ...rendition } of result.renditions) {
    const expected = {
      ...rendition,
      height: Math.max(1, Math.round((result.height * rendition.width) / result.width)),
    };
    expect([expected, await checkRendition(bytes, expected, 'an account')]).toEqual([expected, 'fit']);
  }
});
