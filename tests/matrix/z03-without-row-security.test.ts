import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MATRIX } from '#tests/support/matrix.ts';
import { listBuiltRoutes, pickOnePerGate } from '#tests/support/matrix-routes.ts';
import { type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { tryReads, tryRefusedWrites } from '#tests/support/matrix-tries.ts';

/** Z03: row-level security is off. Gates, policies and commands answer exactly as with it. */
let stage: Stage;

beforeAll(async () => {
  stage = await setStage({ isRowSecurityUp: false });
});

afterAll(() => stage?.stop());

test('row-level security is down', async () => {
  const profiles = await stage.site.database.database.asPublic.selectFrom('profiles').select('id').execute();
  expect(profiles.length).toBeGreaterThan(1);
});

const gated = listBuiltRoutes().filter(({ pattern }) => MATRIX[pattern]?.isGated);

describe.each(pickOnePerGate(gated))('/$pattern', (route) => {
  test('shows everybody what the matrix says', async () => {
    // Requests data only: a page shows nothing else, and Z01 requests pages.
    expect(await tryReads(stage, route, { isRendered: false })).toEqual([]);
  });

  if (!route.hasAction) return;
  test('refuses the same changes', async () => {
    expect(await tryRefusedWrites(stage, route, ['POST'])).toEqual([]);
  });
});
