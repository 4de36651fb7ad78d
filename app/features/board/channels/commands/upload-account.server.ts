/** Changes the account of Find a job's SFTP server. Its key or password is stored sealed. Each change is in the audit trail. */
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { UploadChange, UploadSettings } from '../form.ts';

type Services = Pick<RequestContext, 'database' | 'sftp' | 'publicOrigin'>;
type Refused = { ok: false; reason: 'no_account' | 'no_password' | 'key_changed' };
/** `isMet` is false if the server's key could not be read; the page shows the reason. */
export type AccountChanged = { ok: true; isMet: boolean } | Refused;

const RENEWED = { failures: 0, last_reason: null, next_try_at: new Date(0) };
const DONE = { ok: true, isMet: true } as const;

export async function changeUploadAccount(
  services: Services,
  admin: Admin,
  change: UploadChange,
  signal: AbortSignal,
): Promise<AccountChanged> {
  if (change.intent === 'save') {
    const saved = await save(services, admin, change);
    return saved.ok && change.host_key === '' ? readHostKey(services, admin, signal) : saved;
  }
  if (change.intent === 'look') return readHostKey(services, admin, signal);
  const { database } = services;
  return database.asActor(admin.id, async (transaction): Promise<AccountChanged> => {
    const note = (label: string) =>
      writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: 'find-a-job-upload', label });
    if (change.intent === 'remove') {
      const { numDeletedRows } = await transaction.deleteFrom('find_a_job_account').executeTakeFirst();
      await transaction.deleteFrom('find_a_job_adverts').execute();
      await transaction.deleteFrom('find_a_job_reports').execute();
      if (numDeletedRows > 0n) await note('Upload to Find a job: off');
      return DONE;
    }
    if (change.intent === 'upload') {
      const changed = transaction.updateTable('find_a_job_account').set({ version: null, looked_at: null, ...RENEWED });
      return (await changed.executeTakeFirst()).numUpdatedRows > 0n ? DONE : { ok: false, reason: 'no_account' };
    }
    // Confirms the key that the person saw, even if another was stored since.
    const confirmed = transaction
      .updateTable('find_a_job_account')
      .set({ host_key: change.host_key, shown_key: null, shown_at: null, ...RENEWED })
      .where('shown_key', '=', change.host_key);
    if ((await confirmed.executeTakeFirst()).numUpdatedRows === 0n) return { ok: false, reason: 'key_changed' };
    await note(`Upload to Find a job: server key confirmed, ${change.host_key}`);
    return DONE;
  });
}

/** Keeps an existing key pair, and a confirmed host key unless the server's address changes. */
async function save(
  { database, sftp, publicOrigin }: Services,
  admin: Admin,
  settings: UploadSettings,
): Promise<AccountChanged> {
  const { intent: _, password, sign_in: signIn, host_key: typedKey, ...server } = settings;
  const { host, port, username } = server;
  const before = await database.asActor(admin.id, (transaction) =>
    transaction.selectFrom('find_a_job_account').select(['host', 'port', 'public_key', 'host_key']).executeTakeFirst(),
  );
  const keepsLogin = before && (before.public_key !== null) === (signIn === 'key') && password === '';
  if (!keepsLogin && signIn === 'password' && password === '') return { ok: false, reason: 'no_password' };
  const login = keepsLogin ? null : await newLogin();
  const isSameServer = before?.host === host && before.port === port;
  const values = {
    ...server,
    host_key: typedKey || (isSameServer ? before.host_key : null),
    shown_key: null,
    shown_at: null,
    version: null,
    looked_at: null,
    ...RENEWED,
  };
  return database.asActor(admin.id, async (transaction): Promise<AccountChanged> => {
    if (login) {
      const row = { ...values, ...login };
      const added = transaction.insertInto('find_a_job_account').values(row);
      await added.onConflict((conflict) => conflict.column('is_only').doUpdateSet(row)).execute();
    } else await transaction.updateTable('find_a_job_account').set(values).execute();
    const label = `Upload to Find a job: ${username} on ${host}, by ${signIn}`;
    await writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: 'find-a-job-upload', label });
    return DONE;
  });

  async function newLogin(): Promise<{ public_key: string | null; sealed_secret: Buffer }> {
    if (signIn === 'password') return { public_key: null, sealed_secret: sftp.sealPassword(password) };
    const { publicKey, sealed } = await sftp.makeKey(new URL(publicOrigin).hostname);
    return { public_key: publicKey, sealed_secret: sealed };
  }
}

async function readHostKey({ database, sftp }: Services, admin: Admin, signal: AbortSignal): Promise<AccountChanged> {
  const account = await database.asActor(admin.id, (transaction) =>
    transaction.selectFrom('find_a_job_account').select(['host', 'port', 'host_key']).executeTakeFirst(),
  );
  if (!account) return { ok: false, reason: 'no_account' };
  const met = await sftp.meet(account, signal);
  const unconfirmedKey = met.ok && met.hostKey !== account.host_key ? met.hostKey : null;
  await database.asActor(admin.id, (transaction) =>
    transaction
      .updateTable('find_a_job_account')
      .set({
        shown_key: unconfirmedKey,
        shown_at: unconfirmedKey && new Date(),
        last_reason: met.ok ? null : met.reason,
      })
      .where('host', '=', account.host)
      .where('port', '=', account.port)
      .execute(),
  );
  return { ok: true, isMet: met.ok };
}
