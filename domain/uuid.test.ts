import { expect, test } from 'vitest';
import { isUuid, newUuid } from './uuid.ts';

test('ids have version 7 and the variant of RFC 9562, and stand in the order of their time', () => {
  const at = Date.UTC(2026, 10, 26);
  const id = newUuid(at);
  expect(isUuid(id)).toBe(true);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at);
  expect(newUuid(at + 1) > id).toBe(true);
  expect(newUuid(at)).not.toBe(id);
});
