import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import type { MatrixActor } from '#tests/support/matrix.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { namesOf, type Stage, setStage } from '#tests/support/matrix-stage.ts';
import { request } from '#tests/support/request.ts';
import { TRACES } from '#tests/support/walls.ts';

/**
 * Z08: an employer cannot reach other people's jobs, and an employer without approval cannot reach any; also with one of the two walls
 * (policy and row-level security) removed.
 */
const WALLS = [
  ['both walls', {}],
  ['row-level security alone', { areGatesUp: false }],
  ['gates alone', { isRowSecurityUp: false }],
] as const;

// Z02 and Z03 test each wall alone, so the short run only tests both together.
describe.each(someOf(WALLS, 0))('with %s', (_name, walls) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await setStage(walls);
  });

  afterAll(() => stage?.stop());

  async function post(actor: MatrixActor, path: string, fields: Record<string, string>): Promise<number> {
    const { status } = await request(stage.site.url, path, {
      method: 'POST',
      headers: {
        ...(await stage.headersOf(actor)),
        Origin: stage.site.url,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
    return status;
  }

  /** Expects no change except log entries of the attempt. */
  async function expectNothing(attempt: () => Promise<number>): Promise<void> {
    const reading = { apartFrom: [...TRACES, 'public.sessions'] };
    await stage.watch.begin();
    expect(await attempt()).toBeGreaterThanOrEqual(400);
    expect(await stage.watch.listChanges(reading)).toEqual([]);
  }

  const foreign = (action: string) => `/jobs/${stage.targetOf('draft_of_employer')}/${action}`;
  const edit = () => ({ ...fieldsFor('jobs/:id/edit'), version: stage.version() });

  test('an employer does not edit, post, close, copy or delete another’s job', async () => {
    await expectNothing(() => post('other_employer', foreign('edit'), edit()));
    await expectNothing(() => post('other_employer', foreign('edit'), { ...edit(), intent: 'post' }));
    await expectNothing(() => post('other_employer', foreign('status'), { status: 'open' }));
    await expectNothing(() => post('other_employer', foreign('copy'), {}));
    await expectNothing(() => post('other_employer', foreign('delete'), {}));
  });

  test.each(['user_id', 'userId', 'user-id', 'owner', 'id', '__proto__[user_id]'])(
    'an employer gives no job away by the field %s',
    async (name) => {
      const [to = ''] = namesOf('other_employer');
      const editPath = foreign('edit');
      await expectNothing(() => post('employer', editPath, { ...edit(), [name]: to }));
      const posted = { ...fieldsFor('employer/jobs/new'), [name]: to };
      await expectNothing(() => post('employer', '/employer/jobs/new', posted));
    },
  );

  test.each(['post', 'draft'])('who waits posts nothing (%s)', async (intent) => {
    const fields = { ...fieldsFor('employer/jobs/new'), intent };
    await expectNothing(() => post('pending', '/employer/jobs/new', fields));
  });
});
