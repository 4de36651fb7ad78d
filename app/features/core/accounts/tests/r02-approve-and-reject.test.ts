import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const TIMEOUT_MS = 600_000;

let site: Site;
let cookies: string[];

beforeAll(async () => {
  site = await startSite();
  const [second = ''] = await addAccounts(site.database, { role: 'admin', status: 'approved' });
  cookies = await Promise.all([castMember('Morag').id, second].map((who) => signInAs(site, who)));
});

afterAll(() => site?.stop());

const decide = (id: string, verb: 'approve' | 'reject', Cookie = '') =>
  request(site.url, `/admin/accounts/${id}/${verb}`, {
    method: 'POST',
    headers: { Cookie, Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'back=',
  });

test(
  'R02: if one administrator approves and another rejects at once, one wins, the other is told, and one email leaves',
  async () => {
    for (let round = 0; round < rounds(5, 200); round += 1) {
      const [id = ''] = await addAccounts(site.database, {});
      const [approval, rejection] = await Promise.all([
        decide(id, 'approve', cookies[round % 2]),
        decide(id, 'reject', cookies[(round + 1) % 2]),
      ]);
      const status = approval.status === 303 ? 'approved' : 'rejected';
      const [winner, refused] = status === 'approved' ? [approval, rejection] : [rejection, approval];
      expect([winner.status, winner.headers.location]).toEqual([303, `/admin/accounts?notice=user-${status}`]);
      expect(refused.status).toBe(409);
      expect(refused.body.toString()).toContain('This account has already been approved or rejected.');
      expect(await readTraces(site.database, id)).toMatchObject({
        status,
        audit: [`account_${status}`],
        mails: [`account-${status}`],
      });
    }
  },
  TIMEOUT_MS,
);
