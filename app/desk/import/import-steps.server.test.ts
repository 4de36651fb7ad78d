import { expect, test } from 'vitest';
import type { Database } from '#db/connections/client.server.ts';
import { runImport } from './import-steps.server.ts';

const database = { asActor: (_id: string, work: (transaction: never) => unknown) => work(null as never) } as Pick<
  Database,
  'asActor'
>;

function makeStep(log: string[], name: string, turns: number) {
  let remaining = turns;
  return async () => {
    log.push(name);
    remaining -= 1;
    return remaining === 0;
  };
}

test('each step is repeated until it is done, then comes the next', async () => {
  const log: string[] = [];
  expect(await runImport(database, 'owner', [makeStep(log, 'a', 2), makeStep(log, 'b', 1)], () => true)).toBe(true);
  expect(log).toEqual(['a', 'a', 'b']);
});

test('an import that may not continue stops between two transactions', async () => {
  const log: string[] = [];
  expect(await runImport(database, 'owner', [makeStep(log, 'a', 9)], () => log.length < 3)).toBe(false);
  expect(log).toEqual(['a', 'a', 'a']);
});
