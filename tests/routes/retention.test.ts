import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccounts } from '#tests/support/admin-desk.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { RETENTION_ENQUIRY_MONTHS: '18', RETENTION_INACTIVE_MONTHS: '0' } });
});

afterAll(() => site?.stop());

async function read(path: string, who?: string): Promise<string> {
  const headers: Record<string, string> = who ? { Cookie: await signInAs(site, who) } : {};
  const { status, body } = await request(site.url, path, { headers });
  expect(status).toBe(200);
  // React puts comments between adjacent texts.
  return body.toString().replaceAll('<!-- -->', '');
}

test('administrators see which accounts will be deleted because they are unused, and from which day', async () => {
  const people = ['Winifred Unused', 'Winifred Unsent', 'Winifred Used'].map((fullName) => ({
    fullName,
    status: 'approved' as const,
  }));
  const [unused, unsent] = await addAccounts(site.database, ...people);
  await asSuperuser(
    site.database,
    `UPDATE profiles SET last_seen_on = '2024-11-05' WHERE id IN ('${unused}', '${unsent}')`,
    `INSERT INTO unused_warnings (user_id, asked_at, sent_at) VALUES
       ('${unused}', '2026-10-06T04:10:00Z', '2026-10-06T23:30:00Z'), ('${unsent}', '2026-10-06T04:10:00Z', NULL)`,
  );
  const html = await read('/admin/accounts?search=winifred', castMember('Morag').id);
  expect(html.match(/Winifred Us|Winifred Un/g)?.length).toBeGreaterThanOrEqual(3);
  // Days in London: half past midnight in summer is already the 7th there, and the clocks go back within the period.
  expect(html.match(/Not used since [^<]*/g)).toEqual([
    'Not used since 05/11/2024; will be deleted from 05/11/2026 on',
  ]);
});

test('the privacy policy says the periods that this site is configured to', async () => {
  const html = await read('/privacy-policy');
  expect(html).toContain('by itself, 18 months after it came or its status was last changed');
  expect(html).not.toContain('nobody has signed in to it for');
});
