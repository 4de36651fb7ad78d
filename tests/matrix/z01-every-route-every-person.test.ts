import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CREATING, trySameFormAgain } from '#tests/matrix/matrix-sent-again.ts';
import { someOf } from '#tests/support/form.ts';
import { MATRIX } from '#tests/support/matrix.ts';
import { ask, WRITES } from '#tests/support/matrix-cell.ts';
import { listBuiltRoutes, listMatrixFaults } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { isScriptedAt, tryReads, tryRefusedWrites, tryWrites } from '#tests/support/matrix-tries.ts';

let stage: Stage;
const routes = listBuiltRoutes();

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage?.stop());

test('every route has a line in the matrix, and every line a route', () => {
  expect(listMatrixFaults(routes)).toEqual([]);
});

describe.each(routes.filter(({ pattern }) => MATRIX[pattern]))('/$pattern', (route) => {
  test('shows everybody what the matrix says, and writes nothing', async () => {
    expect(await tryReads(stage, route)).toEqual([]);
  });

  if (route.hasAction) {
    test('refuses changes by any method, and nothing is changed', async () => {
      expect(await tryRefusedWrites(stage, route, WRITES)).toEqual([]);
    });

    test('takes changes from those who may make them', async () => {
      expect(await tryWrites(stage, route)).toEqual([]);
    });
  } else {
    test('takes no changes from anybody', async () => {
      const actors = ['admin', 'employer', 'candidate', 'anonymous'] as const;
      const all = WRITES.map((method, index) => ({ route, method, actor: actors[index] ?? ('anonymous' as const) }));
      const cells = someOf(all, route.pattern.length % all.length);
      const answers = await Promise.all(
        cells.map((cell) => ask(stage, isScriptedAt(route) ? { ...cell, isScripted: true } : cell)),
      );
      expect(answers.map(({ status }) => status)).toEqual(cells.map(() => 405));
    });
  }
});

test.each(someOf(Object.keys(CREATING), 2, 3, 8, 10, 20))(
  'R05: /%s sent again from the same page creates one row',
  async (pattern) => {
    expect(await trySameFormAgain(stage, pattern)).toEqual([]);
  },
);
