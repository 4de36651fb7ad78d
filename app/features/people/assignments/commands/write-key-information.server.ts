/** Writes one version of a Key Information Document and its file. Concurrent versions get consecutive numbers. */
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { documentText } from '#domain/key-information/document-text.ts';
import { type ExamplePay, examplePay } from '#domain/key-information/example-pay.ts';
import { type KeyInformation, MOST_SIDES } from '#domain/key-information/key-information.ts';
import { listUnprintable } from '#domain/key-information/printable.ts';
import { lowestWage, wageFloor } from '#domain/pay/minimum-wage.ts';
import { agency } from '#domain/site/site.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';
import { writeSheet } from '#platform/pdf/sheet.server.ts';
import type { KeyInformationDraft } from '../schema.ts';

export type WriteResult =
  | { ok: true; id: string; version: number }
  | {
      ok: false;
      reason: 'not_found' | 'nothing_left' | 'above_example' | 'below_wage' | 'too_long' | 'too_many' | 'no_name';
    };

const LAST_VERSION = 999;

export async function writeKeyInformation(
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  consultant: Consultant,
  personId: string,
  draft: KeyInformationDraft,
): Promise<WriteResult> {
  const business = agency().legalName || agency().name;
  if (business === '' || listUnprintable(business).length > 0) return { ok: false, reason: 'no_name' };
  if (isBelowWage(draft, now)) return { ok: false, reason: 'below_wage' };
  const { rate, rateUnit, engagement } = draft;
  const example = examplePay({ ...draft.exampleOf, rate, rateUnit, engagement });
  if (!example) return { ok: false, reason: 'nothing_left' };
  if (isAboveExample(draft, example)) return { ok: false, reason: 'above_example' };
  const info: KeyInformation = { ...draft, business, example };
  if (!isUuid(personId)) return { ok: false, reason: 'not_found' };
  return database.asActor(consultant.id, async (transaction): Promise<WriteResult> => {
    const person = await transaction
      .selectFrom('people')
      .select('full_name')
      .where('id', '=', personId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) return { ok: false, reason: 'not_found' };
    const { rows } = await sql<{ version: number }>`
      SELECT coalesce(max(version), 0) + 1 AS version FROM key_information WHERE person_id = ${personId}`.execute(
      transaction,
    );
    const version = rows[0]?.version ?? 1;
    if (version > LAST_VERSION) return { ok: false, reason: 'too_many' };
    const { bytes, sides } = await writeSheet(documentText(info, version, londonDay(now)), business, now);
    if (sides > MOST_SIDES) return { ok: false, reason: 'too_long' };
    const { id } = await transaction
      .insertInto('key_information')
      .values({
        person_id: personId,
        version,
        engagement,
        contents: JSON.stringify(info),
        pdf: bytes,
        author_id: consultant.id,
        author_name: consultant.fullName,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const subject = { type: 'person', id: personId, label: person.full_name } as const;
    await writeAudit(transaction, consultant, 'key_information_written', subject);
    return { ok: true, id, version };
  });
}

/** Checks hourly rates only: the hours of a daily rate are unknown. */
function isBelowWage({ rate, workerRate, rateUnit, engagement }: KeyInformationDraft, now: Date): boolean {
  if (rateUnit !== 'hour' || engagement === 'company') return false;
  return Math.round((workerRate ?? rate) * 100) < Math.round(lowestWage(wageFloor(now)) * 100);
}

/** An umbrella company pays wages from its remaining income, so the worker's rate cannot be higher. */
function isAboveExample({ engagement, workerRate, exampleOf }: KeyInformationDraft, { lines }: ExamplePay): boolean {
  const gross = lines.find(({ kind }) => kind === 'sum');
  return engagement === 'umbrella' && gross !== undefined && (workerRate ?? 0) * exampleOf.units * 100 > gross.pence;
}
