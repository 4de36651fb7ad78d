import { sql, type Transaction } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { ALERT_MONTHS, type AlertFrequency, UNCONFIRMED_DAYS } from '#domain/alert/alert.ts';
import { isUuid } from '#domain/uuid.ts';
import { findOwner, ownedBy } from '../queries/alerts.server.ts';
import type { ManageForm, OwnSearchForm } from '../schema.ts';

type Services = Pick<SiteServices, 'database'>;

type BadLink = { ok: false; reason: 'bad_link' };
const BAD_LINK: BadLink = { ok: false, reason: 'bad_link' };
type NotFound = { ok: false; reason: 'not_found' };
const NOT_FOUND: NotFound = { ok: false, reason: 'not_found' };

const anotherYear = sql<Date>`now() + make_interval(months => ${ALERT_MONTHS}::int)`;

/** Confirms the ticked alerts that are unconfirmed and belong to the address of this link. @returns how many are confirmed now */
export function confirmAlerts(
  { database }: Services,
  { token, ids }: { token: string; ids: string[] },
): Promise<{ ok: true; confirmed: number } | BadLink> {
  return database.asSystem(async (transaction) => {
    const owner = await findOwner(transaction, token);
    if (!owner) return BAD_LINK;
    const { numUpdatedRows } = await transaction
      .updateTable('job_alerts')
      .set({ state: 'confirmed', confirmed_at: sql<Date>`now()`, ends_at: anotherYear, hard_bounces: 0 })
      .where('state', '=', 'asked')
      .where('asked_at', '>', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
      .where(sql<boolean>`id = ANY(${ids.filter(isUuid)}::uuid[])`)
      .where(ownedBy(owner))
      .executeTakeFirst();
    return { ok: true, confirmed: Number(numUpdatedRows) };
  });
}

/** An alert that has ended stays ended; that is no error, because people press twice. */
export function changeByLink({ database }: Services, change: ManageForm): Promise<{ ok: true } | BadLink> {
  return database.asSystem(async (transaction) => {
    const owner = await findOwner(transaction, change.token);
    if (!owner) return BAD_LINK;
    const isMeant =
      change.intent === 'stop-all' ? ownedBy(owner) : sql<boolean>`id = ${change.alert} AND ${ownedBy(owner)}`;
    await apply(transaction, change, isMeant);
    return { ok: true };
  });
}

export function stopByLink({ database }: Services, token: string): Promise<{ ok: true } | BadLink> {
  return database.asSystem(async (transaction) => {
    const owner = await findOwner(transaction, token);
    if (!owner) return BAD_LINK;
    await apply(transaction, { intent: 'stop' }, sql<boolean>`id = ${owner.alertId}`);
    return { ok: true };
  });
}

export function changeOwnSearch(
  { database }: Services,
  candidate: Candidate,
  change: OwnSearchForm,
): Promise<{ ok: true } | NotFound> {
  return database.asActor(candidate.id, async (transaction) => {
    const isMeant = sql<boolean>`id = ${change.alert} AND account_id = ${candidate.id} AND state <> 'ended'`;
    return (await apply(transaction, change, isMeant)) > 0n ? { ok: true as const } : NOT_FOUND;
  });
}

type Change =
  | { intent: 'frequency'; frequency: AlertFrequency }
  | { intent: 'pause' | 'resume' | 'keep' | 'stop' | 'stop-all' }
  | Extract<OwnSearchForm, { intent: 'save' }>;

async function apply(
  transaction: Transaction<DB>,
  change: Change,
  isMeant: ReturnType<typeof sql<boolean>>,
): Promise<bigint> {
  const alerts = transaction.updateTable('job_alerts').where(isMeant);
  const running = alerts.where('state', 'in', ['confirmed', 'paused']);
  const { numUpdatedRows } = await ((): { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> } => {
    switch (change.intent) {
      case 'frequency':
        return alerts.where('state', '<>', 'ended').set({ frequency: change.frequency });
      case 'save':
        return running.set({
          frequency: change.frequency,
          by_email: change.by_email === 'yes',
          by_push: change.by_push === 'yes',
          ...(change.by_email === 'yes' && { hard_bounces: 0 }),
        });
      case 'pause':
        return running.set({ state: 'paused' });
      case 'resume':
        return running.set({ state: 'confirmed' });
      case 'keep':
        return running.set({ confirmed_at: sql<Date>`now()`, ends_at: anotherYear });
      case 'stop':
      case 'stop-all':
        return alerts
          .where('state', '<>', 'ended')
          .set({ state: 'ended', ended_at: sql<Date>`now()`, end_reason: 'stopped' });
    }
  })().executeTakeFirst();
  return numUpdatedRows;
}
