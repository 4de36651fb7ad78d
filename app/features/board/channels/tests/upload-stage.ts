/** A database with jobs for Find a job, and the server that receives the uploads. */
import { inject } from 'vitest';
import { changeUploadAccount } from '#app/features/board/channels/commands/upload-account.server.ts';
import { uploadAdverts } from '#app/features/board/channels/commands/upload-adverts.server.ts';
import { uploadForm } from '#app/features/board/channels/form.ts';
import { readUploads } from '#app/features/board/channels/queries/find-a-job.server.ts';
import { startSftp } from '#app/features/board/channels/tests/sftp-counterpart.ts';
import { provideOpenSsh } from '#scripts/openssh.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople } from '#tests/support/jobs.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

export const NO_SSHD = 'There is no SSH server, or this is not root (Debian: apt-get install openssh-server)';

type Admin = Parameters<typeof changeUploadAccount>[1];

export async function openUploadStage() {
  const program = provideOpenSsh();
  if (!program) return null;
  const [db, there] = await Promise.all([createTestDatabase(), startSftp(program, inject('cluster').folder)]);
  await addPeople(db.database);
  const query = <Row extends Record<string, unknown>>(statement: string) => queryTasks<Row>(db, statement);
  const admin = { id: ADMIN, role: 'admin', fullName: 'The Admin', name: 'The Admin' } as unknown as Admin;
  const { signal } = new AbortController();
  let second = 0;
  const services = { database: db.database, sftp: there.sftp, publicOrigin: 'https://harbour.test' };
  const change = (fields: Record<string, string>) =>
    changeUploadAccount(services, admin, uploadForm.parse(fields), signal);
  const account = () => readUploads(db.database, admin);
  return {
    db,
    there,
    admin,
    query,
    change,
    account,
    upload: () => {
      second += 1;
      return uploadAdverts({ ...services, now: new Date(Date.now() + second * 1_000) }, signal);
    },
    addAdverts: (...jobs: Parameters<typeof addJobs>[1][]) =>
      addJobs(db.database, ...jobs.map((job) => ({ location: 'Leeds LS1 4DY', ...job }))),
    save: (fields: Record<string, string> = {}) =>
      change({
        intent: 'save',
        host: there.host,
        port: String(there.port),
        username: there.server.user,
        sign_in: 'key',
        password: '',
        folder_in: 'Inbound',
        folder_out: 'Outbound',
        prefix: 'harbour',
        host_key: '',
        ...fields,
      }),
    later: () =>
      query(
        `UPDATE find_a_job_account SET uploaded_at = uploaded_at - interval '1 hour', looked_at = NULL, next_try_at = now()`,
      ),
    adverts: () =>
      query<{ reference: string; outcome: string | null; reason: string | null; gone: boolean }>(
        `SELECT reference, outcome, reason, gone_at IS NOT NULL AS gone FROM find_a_job_adverts ORDER BY first_at, reference`,
      ),
    close: async () => {
      await there.close();
      await db.drop();
    },
  };
}

export type UploadStage = NonNullable<Awaited<ReturnType<typeof openUploadStage>>>;

/** Saves an account that the server accepts, confirms the server's key, and switches the channel on. */
export async function beginUploads({ save, change, account, there, query }: UploadStage): Promise<void> {
  await query(
    `INSERT INTO job_channels (channel, is_on, jobs, on_since) VALUES ('find-a-job', true, 'all', now()) ON CONFLICT DO NOTHING`,
  );
  await save();
  const saved = await account();
  await there.server.letIn(saved?.publicKey ?? '');
  await change({ intent: 'confirm', host_key: saved?.shownKey ?? '' });
}

export const codesIn = (xml: string | null): string[] =>
  [...(xml ?? '').matchAll(/RefCode="([^"]+)"/g)].flatMap(([, code]) => code ?? []);
