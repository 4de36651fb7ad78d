import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { ACTORS, MATRIX, type MatrixActor, type Row } from '#tests/support/matrix.ts';
import { ask } from '#tests/support/matrix-cell.ts';
import { type BuiltRoute, listBuiltRoutes, pickOnePerGate } from '#tests/support/matrix-routes.ts';
import { listLeaks, namesOf, type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { TRACES } from '#tests/support/walls.ts';

/**
 * Z02: the gates are open to every session. Row-level security cannot tell sessions apart, so the administrator before the passkey is left
 * out.
 */
let stage: Stage;
const gated = listBuiltRoutes().filter(({ pattern }) => MATRIX[pattern]?.isGated);

beforeAll(async () => {
  stage = await setStage({ areGatesUp: false });
});

afterAll(() => stage?.stop());

test('the gates are down', async () => {
  const route = gated.find(({ pattern }) => pattern === 'admin');
  const answer = route && (await ask(stage, { route, actor: 'candidate', method: 'GET' }));
  expect([302, 303, 403]).not.toContain(answer?.status);
});

const outsiders = (row: Row) =>
  ACTORS.filter((actor) => actor !== 'second_factor' && !['page', 'let_in'].includes(row[actor]));

const tried = pickOnePerGate(gated);

describe.each(tried)('/$pattern', (route) => {
  const line = MATRIX[route.pattern];
  const inTurn = (actors: readonly MatrixActor[]) =>
    actors.filter((_, place) => isFullForm || place % 4 === tried.indexOf(route) % 4);

  test.each(line ? inTurn(outsiders(line.read)) : [])('shows nothing of others to: %s', async (actor) => {
    // A page contains its data, so in the short form only one actor requests the page.
    const isAsked = isFullForm || actor === inTurn(outsiders(line?.read as Row))[0];
    expect(await tryToReach(route, actor, isAsked ? ['GET', 'DATA'] : ['DATA'])).toEqual([]);
  });

  test.each(line?.write ? inTurn(outsiders(line.write)) : [])('changes nothing of others for: %s', async (actor) => {
    expect(await tryToReach(route, actor, ['POST'])).toEqual([]);
  });
});

async function tryToReach(route: BuiltRoute, actor: MatrixActor, methods: readonly ('GET' | 'DATA' | 'POST')[]) {
  const reading = { apartFrom: TRACES, foreignTo: namesOf(actor) };
  await stage.settle();
  await stage.watch.begin();
  const faults: string[] = [];
  for (const method of methods) {
    const { body } = await ask(stage, { route, actor, method });
    faults.push(...listLeaks(actor, body.toString()).map((words) => `${method} shows '${words}'`));
  }
  const changes = await stage.watch.listChanges(reading);
  return [...faults, ...changes.map((table) => `foreign rows of ${table} are not what they were`)];
}
