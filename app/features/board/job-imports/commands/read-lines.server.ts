import { setImmediate as giveWay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { type ImportStep, runImport } from '#app/desk/import/import-steps.server.ts';
import { EMPTY_GUARD_LOG, selectGuardLog } from '#app/features/board/jobs/queries/guard/advert-guard.server.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { type AskedFields, findAskedFields } from '../queries/asked-fields.server.ts';
import { type Draft, lockDraft } from '../queries/draft.server.ts';
import { type GuardVerdict, readIncoming } from '../queries/incoming-job.server.ts';
import { type Cells, readLine } from '../queries/line-values.server.ts';
import { isMadeReference } from '../queries/made-reference.server.ts';
import { isUnchanged, type Origin, selectOrigins } from '../queries/origins.server.ts';
import { findPlaceFault, findReferenceFault, type KnownPlaces } from '../queries/place-faults.server.ts';
import { type ShownJob, shownJobOf } from '../queries/shown-job.server.ts';
import type { Told } from '../schema.ts';

const AT_ONCE = 100;

type Line = { line: number; cells: Cells; mended: Fields | null };
type Verdict = {
  line: number;
  reference: string | null;
  verdict: 'new' | 'changed' | 'same' | 'edited' | 'faulty';
  errors: FormErrors | null;
  /** Includes earlier fixes of the same job. */
  mended?: Fields | null;
  told?: Told | null;
  shown: ShownJob &
    Partial<AskedFields> & {
      options?: string[] | undefined;
      questions?: AdvertQuestion[] | undefined;
      isPlaceUnknown?: true | undefined;
    };
};

type Reading = { database: Database; now: Date; ownerId: string; importId: string };

/** @returns true once all rows are read; false if `mayGoOn` stopped it before */
export function readLines(reading: Reading, mayGoOn: () => boolean): Promise<boolean> {
  const places: KnownPlaces = new Map();
  const read: ImportStep = (transaction) => readSome(transaction, reading, places);
  return runImport(reading.database, reading.ownerId, [read], mayGoOn);
}

async function readSome(transaction: Transaction<DB>, reading: Reading, places: KnownPlaces): Promise<boolean> {
  const draft = await lockDraft(transaction, reading.importId);
  if (draft?.state !== 'reading') return true;
  const { rows: lines } = await sql<Line>`
    SELECT line, cells, mended FROM job_import_rows WHERE import_id = ${draft.id} AND verdict IS NULL
    ORDER BY line LIMIT ${AT_ONCE}`.execute(transaction);
  if (lines.length > 0)
    await storeVerdicts(transaction, draft, await judgeLines(transaction, draft, lines, reading.now, places));
  const isDone = lines.length < AT_ONCE;
  await sql`UPDATE job_imports SET position = position + ${lines.length}, state = ${isDone ? 'shown' : 'reading'}
            WHERE id = ${draft.id}`.execute(transaction);
  return isDone;
}

async function storeVerdicts(transaction: Transaction<DB>, { id }: Draft, verdicts: readonly Verdict[]): Promise<void> {
  await sql`
    UPDATE job_import_rows AS r SET reference = v.reference, verdict = v.verdict, errors = v.errors, shown = v.shown, mended = coalesce(v.mended, r.mended),
      told = coalesce(v.told, r.told)
    FROM jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) 
      AS v (line integer, reference text, verdict text, errors jsonb, shown jsonb, mended jsonb, told jsonb)
    WHERE r.import_id = ${id} AND r.line = v.line`.execute(transaction);
}

async function judgeLines(
  transaction: Transaction<DB>,
  draft: Draft,
  lines: readonly Line[],
  now: Date,
  places: KnownPlaces,
): Promise<Verdict[]> {
  const today = londonDay(now);
  const read = lines.map((line) => ({ ...line, ...readLine(draft.mapping, line, today) }));
  const references = read.map(({ reference }) => reference.slice(0, 200));
  const origins = await selectOrigins(transaction, draft.sourceId, references);
  const { rows: earlier } = await sql<{ reference: string; line: number }>`
    SELECT reference, min(line)::integer AS line FROM job_import_rows
    WHERE import_id = ${draft.id} AND reference = ANY (${references}::text[]) GROUP BY 1`.execute(transaction);
  const firstLine = new Map(earlier.map(({ reference, line }) => [reference, line]));
  const verdicts: Verdict[] = [];
  for (const each of read) {
    const { line, reference, hash, cells } = each;
    const origin = origins.get(reference);
    const { values, mended } = origin ? each.reapplyFixes(origin.mended) : each;
    const shown = shownJobOf(values);
    const told = Array.isArray(cells) ? { link: '', remarks: each.remarks } : null;
    const first = firstLine.get(reference) ?? line;
    firstLine.set(reference, Math.min(first, line));
    const fault = findReferenceFault(reference) ?? (first < line ? describeTwice(reference, first) : null);
    if (fault) {
      verdicts.push({ line, reference: null, verdict: 'faulty', errors: { reference: fault }, shown, told });
      continue;
    }
    if (Array.isArray(cells) && cells.length > draft.mapping.columns.length) {
      const errors = { form: describeExcess(cells.length, draft.mapping.columns.length) };
      verdicts.push({ line, reference, verdict: 'faulty', errors, shown, told });
      continue;
    }
    if (origin && isUnchanged(origin, hash, values, now))
      verdicts.push({ line, reference, verdict: 'same', errors: null, shown });
    else if (origin && origin.version !== origin.job_version)
      verdicts.push({ line, reference, verdict: 'edited', errors: null, shown });
    else {
      const faults = await findFaults(transaction, values, origin, now, places);
      const verdict = faults ? 'faulty' : origin ? 'changed' : 'new';
      const errors = faults?.errors ?? null;
      verdicts.push({
        line,
        reference,
        verdict,
        errors,
        mended,
        told,
        shown: {
          ...shown,
          ...(errors && findAskedFields(errors, each.fileValues, mended)),
          options: faults?.options,
          questions: faults?.verdict?.open,
          isPlaceUnknown: places.get(values['location']?.trim() ?? '')?.isUnknown ? true : undefined,
        },
      });
    }
  }
  return verdicts;
}

const describeExcess = (cells: number, columns: number): string =>
  `The row has ${cells} values, and the file ${columns} columns. A value with a comma in it needs quotation marks around it`;

const describeTwice = (reference: string, line: number): string =>
  isMadeReference(reference)
    ? `The same title, company and location as row ${line}. If it’s a different job, give it a reference`
    : `The same reference as row ${line}`;

async function findFaults(
  transaction: Transaction<DB>,
  values: Fields,
  origin: Origin | undefined,
  now: Date,
  places: KnownPlaces,
): Promise<{ errors: FormErrors; options?: string[]; verdict?: GuardVerdict } | null> {
  // A row takes a millisecond, so let other requests run in between.
  await giveWay();
  const log = origin ? await selectGuardLog(transaction, origin.job_id) : EMPTY_GUARD_LOG;
  const read = readIncoming(values, now, log);
  if (!read.ok) return read;
  return read.job.location === origin?.location ? null : findPlaceFault(transaction, read.job, places);
}
