import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '#app/features/people/introductions/commands/check-ledger.server.ts';
import { verifyLedger } from '#app/features/people/introductions/queries/ledger.server.ts';
import { addCertificate, type Certificate } from '#db/backup/certificates.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { addApplications } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addIntroduction, checkLedger as readLedger, recordCheck } from '#tests/support/introductions.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** D05: a chain whose last entry was removed looks complete. A backup or the audit trail shows that it is not. */
let db: TestDatabase;
let job: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  [job = ''] = await addJobs(db.database, { user_id: ADMIN });
});

afterAll(() => db?.drop());

let guests = 0;
async function addGuest(): Promise<string> {
  guests += 1;
  const guest = { candidate_id: null, job_id: job, email: `guest-${guests}@mail.example`, full_name: 'Ida Marsh' };
  const [id = ''] = await addApplications(db.database, guest);
  return id;
}

describe('D05: the last entry, removed past all walls', () => {
  const removeLast = () =>
    asSuperuser(
      db,
      'SET session_replication_role = replica',
      'DELETE FROM introduction_details WHERE sequence = (SELECT max(sequence) FROM introduction_entries)',
      'DELETE FROM introduction_entries WHERE sequence = (SELECT max(sequence) FROM introduction_entries)',
    );
  const verify = () => db.database.asSystem(verifyLedger);
  const check = () => checkLedger({ database: db.database, log: createLog('silent') });
  const MANIFEST = { takenAt: new Date().toISOString(), tables: [], files: { stored: 0, missing: 0 } };

  test.each(['the audit trail', 'the certificate of a backup'])('is missed by %s', async (witness) => {
    await queryTasks(db, "DELETE FROM audit_entries WHERE subject_id = 'ledger'");
    await queryTasks(db, 'DELETE FROM backups');
    await recordCheck(db.database, await addIntroduction(db.database, await addGuest()), { kind: 'identity' });
    const { entries, fault } = await verify();
    expect(fault).toBeNull();
    if (witness === 'the audit trail') await check();
    else
      await addCertificate(db.database, {
        folder: 'a-backup',
        bytes: 1,
        manifest: MANIFEST as unknown as Certificate['manifest'],
        manifestSha256: randomUUID().replaceAll('-', '').repeat(2),
      });
    expect(await verify()).toMatchObject({ entries, fault: null });
    await removeLast();
    expect((await readLedger(db.database)).broken_at).toBeNull();
    expect(await verify()).toMatchObject({ brokenAt: entries, fault: 'missing' });
    await check();
    const auditRows = await queryTasks(db, "SELECT subject_label FROM audit_entries WHERE action = 'ledger_broken'");
    expect(auditRows).toContainEqual({ subject_label: `missing ${entries}` });
    await recordCheck(db.database, await addIntroduction(db.database, await addGuest()), { kind: 'identity' });
    expect(await verify()).toMatchObject({ brokenAt: entries, fault: 'missing' });
    await queryTasks(db, "DELETE FROM audit_entries WHERE subject_id = 'ledger'");
    await queryTasks(db, 'DELETE FROM backups');
  });
});
