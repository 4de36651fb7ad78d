// @form full
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { sendApplication } from '#app/features/people/applications/commands/send-application.server.ts';
import { findApplying } from '#app/features/people/applications/queries/preview.server.ts';
import { accountServices } from '#tests/support/account-services.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { cvPart, letMinutePass, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { ADMIN, addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { hasAllRounds, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

let site: Site;
let job: string;

beforeAll(async () => {
  site = await startSite();
  [job = ''] = await addJobs(site.database.database, {});
});

afterAll(() => site?.stop());

const remove = (id: string) => deleteAccount(accountServices(site.database), actingAdmin(ADMIN, 'The Admin'), id);

async function demandNothingLeft(id: string) {
  const remaining = await queryTasks<{ rows: number }>(
    site.database,
    `SELECT (SELECT count(*) FROM cvs WHERE user_id = $1) + (SELECT count(*) FROM applications WHERE candidate_id = $1)
          + (SELECT count(*) FROM liked_jobs WHERE user_id = $1) + (SELECT count(*) FROM profiles WHERE id = $1) AS rows`,
    [id],
  );
  expect(remaining).toEqual([{ rows: '0' }]);
}

async function demandNoFiles() {
  await letMinutePass(site);
  expect(await listCvs(site.database)).toEqual([]);
  expect(await listFiles(site)).toEqual([]);
  expect(await queryTasks(site.database, 'SELECT FROM loose_files')).toEqual([]);
}

/** @returns the milliseconds of an undisturbed upload, whose candidate is deleted afterwards */
async function timeUpload(content: Buffer): Promise<number> {
  const [id = ''] = await addCandidates(site.database.database, 'Sam Halloran');
  const cookie = await signInAs(site, id);
  const startedAt = performance.now();
  expect((await sendCv(site, cookie, [cvPart(content)])).status).toBe(200);
  const took = performance.now() - startedAt;
  expect(await remove(id)).toEqual({ ok: true });
  await demandNothingLeft(id);
  return took;
}

test('R07: deleted while a CV comes in', async () => {
  const content = pdf(2_000_000);
  // The first upload is slower than any other.
  await timeUpload(content);
  const took = await timeUpload(content);
  const outcomes = { stored: 0, cut: 0, refused: 0 };
  for (let round = 0; round < rounds(8, 200); round += 1) {
    const [id = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    const cookie = await signInAs(site, id);
    const upload = sendCv(site, cookie, [cvPart(content)]);
    // Deletes at one of eight moments, from the first byte until after the response.
    await wait(took * 1.5 * ((round % 8) / 8));
    expect(await remove(id)).toEqual({ ok: true });
    const { status } = await upload;
    expect([200, 401, 503]).toContain(status);
    outcomes[status === 200 ? 'stored' : status === 503 ? 'cut' : 'refused'] += 1;
    await demandNothingLeft(id);
  }
  await demandNoFiles();
  // Outcomes depend on chance: only many rounds reach both.
  if (hasAllRounds) {
    expect(outcomes.stored).toBeGreaterThan(0);
    expect(outcomes.cut).toBeGreaterThan(0);
  }
  measured(
    'R07',
    `${outcomes.stored} uploads were stored before their candidate was deleted, ${outcomes.cut} were cut short by it, ` +
      `${outcomes.refused} came too late`,
  );
}, 600_000);

test('R07: the files of a deleted account are gone soon, by themselves', async () => {
  const [id = ''] = await addCandidates(site.database.database, 'Robin Halloran');
  const { status } = await sendCv(site, await signInAs(site, id), [cvPart(pdf())]);
  expect(status).toBe(200);
  expect(await listFiles(site)).toHaveLength(1);
  const cookie = await signInAs(site, ADMIN);
  const answer = await fetch(`${site.url}/admin/accounts/${id}/delete`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ back: '' }),
    headers: { Cookie: cookie, Origin: site.url },
  });
  expect(answer.status).toBe(303);
  await demandNothingLeft(id);
  await eventually(async () => expect(await listFiles(site)).toEqual([]));
});

test('R07: deleted while they apply', async () => {
  const services = accountServices(site.database);
  for (let round = 0; round < rounds(20, 200); round += 1) {
    const [id = ''] = await addCandidates(site.database.database, 'Jay Halloran');
    const { status } = await sendCv(site, await signInAs(site, id), [cvPart(pdf())]);
    expect(status).toBe(200);
    const candidate = { id } as Candidate;
    const version = (await findApplying(site.database.database, candidate, job))?.version ?? '';
    const applying = sendApplication(services, candidate, job, { coverNote: null, withCv: true, version }).then(
      (result) => (result.ok ? 'sent' : result.reason),
      ({ code }: { code?: string }) => code,
    );
    const [applied, removed] = await Promise.all([applying, remove(id)]);
    expect(removed).toEqual({ ok: true });
    // Either the application went first, or it is refused; never a deadlock.
    expect(['sent', 'profile_incomplete']).toContain(applied);
    await demandNothingLeft(id);
  }
  await letMinutePass(site);
  expect(await listFiles(site)).toEqual([]);
}, 600_000);
