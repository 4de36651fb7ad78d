// @form full
import { expect, test } from 'vitest';
import { addAccounts, readTraces } from '#tests/support/admin-desk.ts';
import { openDesk } from '#tests/support/job-desk.ts';
import { cutPower } from '#tests/support/killed-site.ts';
import { measured } from '#tests/support/measured.ts';
import { rounds } from '#tests/support/rounds.ts';
import { castMember, signInAs } from '#tests/support/session.ts';

const ROUNDS = rounds(3, 200);
const AT_ONCE = 5;

test('F03: killed while accounts are approved', { timeout: 3_600_000 }, async () => {
  const admin = castMember('Morag').id;
  const approved = {
    status: 'approved',
    approvedBy: admin,
    approvedAt: expect.any(Date),
    audit: ['account_approved'],
    mails: ['account-approved'],
  };
  const waiting = { status: 'pending', approvedBy: null, approvedAt: null, audit: [], mails: [] };
  let answered = 0;
  let decisionCount = 0;
  const database = await cutPower({
    rounds: ROUNDS,
    begin: async (site) => {
      const desk = openDesk(site, await signInAs(site, admin));
      const [first = '', ...ids] = await addAccounts(site.database, ...Array.from({ length: AT_ONCE + 1 }, () => ({})));
      const approve = async (id: string) => (await desk.send(`/admin/accounts/${id}/approve`, {})).status;
      return {
        warmUp: async () => expect(await approve(first)).toBe(303),
        sends: ids.map((id) => () => approve(id)),
        examine: async (answers) => {
          expect(answers.filter((status) => status !== null && status !== 303)).toEqual([]);
          for (const [n, id] of ids.entries()) {
            const traces = await readTraces(site.database, id);
            const isDone = answers[n] !== null || traces?.status === 'approved';
            expect(traces).toEqual(isDone ? approved : waiting);
            answered += answers[n] === null ? 0 : 1;
            decisionCount += isDone ? 1 : 0;
          }
        },
      };
    },
  });
  await database.drop();
  expect(answered).toBeGreaterThanOrEqual(AT_ONCE);
  measured(
    'F03',
    `${ROUNDS} kills: ${answered} of ${answered} answered approvals are there, and ${decisionCount} of ${ROUNDS * AT_ONCE} that ` +
      `were sent; status, stamp, mail and trail agree in all of them`,
  );
});
