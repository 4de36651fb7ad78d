import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { requireFactors } from '#tests/support/staff.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  await requireFactors(site.database, false);
  cookie = await signInAs(site, castMember('Morag').id);
});
afterAll(() => site?.stop());

async function sendOrRead(path: string, fields?: Record<string, string>) {
  const { status, headers, body } = await request(site.url, path, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields).toString() }),
    headers: {
      Cookie: cookie,
      Origin: site.url,
      ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
  });
  return { status, location: headers.location, html: body.toString().replaceAll('<!-- -->', '') };
}

const LIST = '/admin/settings/webhooks';
const audited = async () =>
  (
    await queryTasks<{ label: string }>(
      site.database,
      `SELECT subject_label AS label FROM audit_entries WHERE subject_label LIKE 'Webhook to %' ORDER BY created_at`,
    )
  ).map(({ label }) => label);

test('a webhook is added, changed, tested, rotated, switched off and on, and removed', async () => {
  expect((await sendOrRead(LIST)).html).toContain('No webhooks yet');
  const noEvent = await sendOrRead(LIST, { address: 'https://hooks.harbour.test/in?key=tern' });
  expect(noEvent.status).toBe(422);
  expect(noEvent.html).toContain('Choose at least one event.');
  const inside = await sendOrRead(LIST, { address: 'https://127.0.0.1/', 'job.posted': 'yes' });
  expect(inside.status).toBe(422);
  expect(inside.html).toContain('private network');

  const added = await sendOrRead(LIST, { address: 'https://hooks.harbour.test/in?key=tern', 'job.posted': 'yes' });
  expect(added.status).toBe(200);
  const secret = /whsec_[A-Za-z0-9+/]{43}=/.exec(added.html)?.[0] ?? '';
  expect(secret).not.toBe('');
  const page = /\/admin\/settings\/webhooks\/[0-9a-f-]{36}/.exec(added.html)?.[0] ?? '';
  for (const path of [LIST, page]) expect((await sendOrRead(path)).html).not.toContain('whsec_');

  const saved = await sendOrRead(page, { intent: 'save', address: 'https://hooks.harbour.test/', 'job.closed': 'yes' });
  expect([saved.status, saved.location]).toEqual([303, `${page}?notice=webhook-saved`]);
  const tested = await sendOrRead(page, { intent: 'test' });
  expect(tested.status).toBe(200);
  expect(tested.html).toContain('The test failed');
  const rotated = await sendOrRead(page, { intent: 'rotate' });
  expect(rotated.html).toContain('whsec_');
  expect(rotated.html).not.toContain(secret);
  expect((await sendOrRead(page)).html).toContain('sign messages with the previous secret until');
  expect((await sendOrRead(page, { intent: 'off' })).status).toBe(303);
  expect((await sendOrRead(page)).html).toContain('Switched off since');
  await queryTasks(site.database, `UPDATE webhooks SET off_reason = 'failing'`);
  expect((await sendOrRead('/admin')).html).toContain('Webhooks were switched off');
  expect((await sendOrRead(page, { intent: 'on' })).status).toBe(303);
  expect((await sendOrRead('/admin')).html).not.toContain('Webhooks were switched off');
  expect((await sendOrRead(page, { intent: 'remove' })).location).toBe(`${LIST}?notice=webhook-removed`);
  expect((await sendOrRead(page)).status).toBe(404);
  expect((await sendOrRead(page, { intent: 'test' })).status).toBe(404);
  expect(await audited()).toEqual([
    'Webhook to hooks.harbour.test: added, for job.posted',
    'Webhook to hooks.harbour.test: changed, for job.closed',
    'Webhook to hooks.harbour.test: tested',
    'Webhook to hooks.harbour.test: new secret',
    'Webhook to hooks.harbour.test: switched off',
    'Webhook to hooks.harbour.test: switched on',
    'Webhook to hooks.harbour.test: removed',
  ]);
});

test('the log shows status, attempts and payload; one delivery, or all failed ones, can be sent again', async () => {
  const { html } = await sendOrRead(LIST, { address: 'https://hooks.harbour.test/', 'placement.made': 'yes' });
  const page = /\/admin\/settings\/webhooks\/[0-9a-f-]{36}/.exec(html)?.[0] ?? '';
  const id = page.slice(-36);
  expect((await sendOrRead(page)).html).toContain('No deliveries yet');
  await queryTasks(
    site.database,
    `INSERT INTO webhook_events (type, subject_id, data)
     SELECT 'placement.made', id, jsonb_build_object('id', id) FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 60)) AS made`,
  );
  await queryTasks(
    site.database,
    `UPDATE webhook_deliveries SET state = 'failed', tries = 10, last_try_at = now(), last_status = 503, last_reason = 'refused'`,
  );
  const log = await sendOrRead(page);
  expect(log.html).toContain('Tried 10 times');
  expect(log.html).toContain('status 503');
  expect(log.html).toContain('The endpoint didn’t return a status from 200 to 299.');
  expect(log.html).toContain('/admin/placements/');
  const moved = 'https://hooks.harbour.test/new';
  await queryTasks(
    site.database,
    `UPDATE webhook_deliveries SET last_status = 308, last_reason = 'redirected', last_location = $1`,
    [moved],
  );
  expect((await sendOrRead(page)).html).toContain(`It answered with the address ${moved}`);
  const olderQuery = /\?before=[0-9a-f-]{36}/.exec(log.html)?.[0] ?? '';
  expect((await sendOrRead(page + olderQuery)).html).not.toContain('Older deliveries');
  expect((await sendOrRead(`${page}?before=nothing`)).status).toBe(200);

  const [{ event } = { event: '' }] = await queryTasks<{ event: string }>(
    site.database,
    'SELECT event_id AS event FROM webhook_deliveries',
  );
  expect((await sendOrRead(page, { intent: 'again', event })).location).toBe(`${page}?notice=webhook-sent-again`);
  expect((await sendOrRead(page, { intent: 'again', event: 'nothing' })).status).toBe(409);
  expect((await sendOrRead(page, { intent: 'again_all', hours: '1' })).status).toBe(303);
  expect((await sendOrRead(page, { intent: 'again_all', hours: '1' })).status).toBe(409);
  expect((await sendOrRead(page, { intent: 'again_all', hours: '9' })).status).toBe(400);
  expect((await sendOrRead(page, { intent: 'explode' })).status).toBe(422);
  await queryTasks(site.database, 'DELETE FROM webhooks WHERE id = $1', [id]);
});
