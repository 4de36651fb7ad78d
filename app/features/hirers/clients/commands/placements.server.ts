/** Each correction is a line of the placement's history. */
import type { Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { computeFee, describeFee, formatPence, rebateEnd } from '#domain/client/terms.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import { isUuid } from '#domain/uuid.ts';
import { type PlacementRow, selectForPlacement, selectPlacement } from '../queries/placements.server.ts';
import type { PlacementFields } from '../schema.ts';

type Services = Pick<SiteServices, 'database'>;

export type RecordResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' | 'no_client' | 'withdrawn' | 'fee_unknown' }
  | { ok: false; reason: 'placed_already'; id: string };

/** Missing values are computed from the client's newest terms. */
export async function recordPlacement(
  { database }: Services,
  consultant: Consultant,
  applicationId: string,
  { startsOn, payPence, feePence, rebateEndsOn, endedOn }: PlacementFields,
): Promise<RecordResult> {
  if (!isUuid(applicationId)) return { ok: false, reason: 'not_found' };
  return database.asActor(consultant.id, async (transaction): Promise<RecordResult> => {
    const application = await selectForPlacement(transaction, applicationId);
    if (!application) return { ok: false, reason: 'not_found' };
    const { status, clientId, placementId, terms, jobId, jobTitle } = application;
    if (placementId) return { ok: false, reason: 'placed_already', id: placementId };
    if (status === 'withdrawn') return { ok: false, reason: 'withdrawn' };
    if (!clientId) return { ok: false, reason: 'no_client' };
    const computed = terms ? computeFee(terms.fee, payPence) : null;
    const fee = feePence ?? computed;
    if (fee === null) return { ok: false, reason: 'fee_unknown' };
    const placement = await transaction
      .insertInto('placements')
      .values({
        application_id: applicationId,
        client_id: clientId,
        job_id: jobId,
        job_title: jobTitle,
        terms_id: terms?.id ?? null,
        starts_on: startsOn,
        pay_pence: payPence,
        fee_pence: fee,
        rebate_ends_on: rebateEndsOn ?? (terms ? rebateEnd(startsOn, terms.rebateWeeks) : null),
        ended_on: endedOn,
      })
      .onConflict((conflict) => conflict.column('application_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!placement) return recordedMeanwhile(transaction, applicationId);
    const basis = terms ? `version ${terms.version} of the terms, ${describeFee(terms.fee)}` : 'no terms';
    const feeBasis = feePence === null ? `by ${basis}` : `typed; ${basis}`;
    await addLine(
      transaction,
      consultant,
      placement.id,
      `Recorded. Start ${formatCalendarDay(startsOn)}, fee ${formatPence(fee)} (${feeBasis})`,
    );
    const subject = { type: 'application', id: applicationId, label: jobTitle } as const;
    await writeAudit(transaction, consultant, 'placement_recorded', subject);
    return { ok: true, id: placement.id };
  });
}

async function recordedMeanwhile(transaction: Transaction<DB>, applicationId: string): Promise<RecordResult> {
  const other = await transaction
    .selectFrom('placements')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return other ? { ok: false, reason: 'placed_already', id: other.id } : { ok: false, reason: 'not_found' };
}

export type CorrectResult = { ok: true; isSame: boolean } | { ok: false; reason: 'not_found' | 'fee_unknown' };

export function correctPlacement(
  { database }: Services,
  consultant: Consultant,
  id: string,
  fields: PlacementFields,
): Promise<CorrectResult> {
  return database.asActor(consultant.id, async (transaction): Promise<CorrectResult> => {
    const formerPlacement = await selectPlacement(transaction, id, true);
    if (!formerPlacement) return { ok: false, reason: 'not_found' };
    const { startsOn, payPence, feePence, rebateEndsOn, endedOn } = fields;
    if (feePence === null) return { ok: false, reason: 'fee_unknown' };
    const words = describeChanges(formerPlacement, { ...fields, feePence });
    if (words.length === 0) return { ok: true, isSame: true };
    await transaction
      .updateTable('placements')
      .set({
        starts_on: startsOn,
        pay_pence: payPence,
        fee_pence: feePence,
        rebate_ends_on: rebateEndsOn,
        ended_on: endedOn,
      })
      .where('id', '=', id)
      .execute();
    await addLine(transaction, consultant, id, words.join('; '));
    if (formerPlacement.applicationId) {
      const subject = {
        type: 'application',
        id: formerPlacement.applicationId,
        label: formerPlacement.jobTitle,
      } as const;
      await writeAudit(transaction, consultant, 'placement_corrected', subject);
    }
    return { ok: true, isSame: false };
  });
}

/** Describes each change, such as 'Fee: £3,000 → £2,800'. */
function describeChanges(before: PlacementRow, after: PlacementFields): string[] {
  const day = (value: string | null) => (value === null ? 'none' : formatCalendarDay(value));
  const sum = (value: number | null) => (value === null ? 'not set' : formatPence(value));
  const lines = [
    ['Start date', day(before.startsOn), day(after.startsOn)],
    ['Yearly pay', sum(before.payPence), sum(after.payPence)],
    ['Fee', sum(before.feePence), sum(after.feePence)],
    ['Rebate end date', day(before.rebateEndsOn), day(after.rebateEndsOn)],
    ['Ended', day(before.endedOn), day(after.endedOn)],
  ] as const;
  return lines.flatMap(([name, was, is]) => (was === is ? [] : [`${name}: ${was} → ${is}`]));
}

const addLine = (transaction: Transaction<DB>, consultant: Consultant, placementId: string, words: string) =>
  transaction
    .insertInto('placement_events')
    .values({ placement_id: placementId, words, actor_id: consultant.id })
    .execute();
