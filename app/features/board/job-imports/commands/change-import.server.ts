/** Commands for an uploaded file of jobs: upload, choose columns, fix rows, import, discard. */
import { sql, type Transaction } from 'kysely';
import { readGuard } from '#app/features/board/jobs/queries/guard/sent-guard.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { JobColumn } from '#domain/job-import/job-columns.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { FetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import type { ImportFile, ImportForm } from '../form.ts';
import { countDraft, type Draft, findOwnDraft, fingerprintOf, lockDraft } from '../queries/draft.server.ts';
import { type Answers, type Cells, type Mapping, mendedValues } from '../queries/line-values.server.ts';
import { type BoardResult, changeBoard } from './change-board.server.ts';
import { deleteUnusedBoards, type FollowResult, followBoard, startFollowing } from './follow-board.server.ts';
import { keepFile, type UploadResult } from './keep-file.server.ts';
import { readLines } from './read-lines.server.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };

export type ImportResult =
  | UploadResult
  | FollowResult
  | BoardResult
  | { ok: true; step: 'shown' | 'discarded' | 'importing' }
  | { ok: false; reason: 'no_file' | 'nothing' | 'not_read' }
  | { ok: false; reason: 'authority'; errors: FormErrors };

const READ_AT_ONCE_MS = 2_000;

/** @param fetchBoard replaced by tests, which do not use the internet */
export async function changeImport(
  services: Services,
  consultant: Consultant,
  change: ImportForm,
  file: ImportFile | null,
  fetchBoard?: FetchOutside,
): Promise<ImportResult> {
  const result =
    change.intent === 'upload'
      ? await keepFile(services, consultant, change, file)
      : change.intent === 'follow'
        ? await followBoard(services, consultant, change, fetchBoard)
        : change.intent === 'discard'
          ? await discard(services, consultant)
          : 'said' in change
            ? await changeDraft(services, consultant, change)
            : await changeBoard(services, consultant, change);
  if (result.ok && (result.step === 'kept' || result.step === 'shown')) await readOn(services, consultant);
  return result;
}

async function readOn({ database, tasks, now }: Services, { id }: Consultant): Promise<void> {
  const draft = await database.asActor(id, (transaction) => findOwnDraft(transaction, id));
  if (draft?.state !== 'reading') return;
  const until = performance.now() + READ_AT_ONCE_MS;
  const reading = { database, now, ownerId: id, importId: draft.id };
  if (await readLines(reading, () => performance.now() < until)) return;
  await database.asActor(id, (transaction) => sendTask(transaction, tasks, draft.id, id));
}

const sendTask = (transaction: Transaction<DB>, tasks: Services['tasks'], importId: string, ownerId: string) =>
  tasks.send(transaction, 'import-jobs', { importId, ownerId }, { key: importId });

async function discard({ database }: Services, { id }: Consultant): Promise<ImportResult> {
  await database.asActor(id, async (transaction) => {
    await sql`DELETE FROM job_imports WHERE owner_id = ${id} AND state IN ('reading', 'shown')`.execute(transaction);
    await deleteUnusedBoards(transaction);
  });
  return { ok: true, step: 'discarded' };
}

type Preview = Extract<ImportForm, { intent: 'check' | 'import' }>;

/** Typed values are stored even if the command fails. Only rows that the page showed are imported. */
function changeDraft(services: Services, { id }: Consultant, change: Preview): Promise<ImportResult> {
  return services.database.asActor(id, async (transaction): Promise<ImportResult> => {
    const ownDraft = await findOwnDraft(transaction, id);
    const draft = ownDraft && (await lockDraft(transaction, ownDraft.id));
    if (!draft || draft.state === 'importing') return { ok: false, reason: 'no_file' };
    if (draft.state === 'reading') return { ok: false, reason: 'not_read' };
    const hasChanged = await storeMapping(transaction, draft, change, londonDay(services.now));
    if (hasChanged || change.intent === 'check') return { ok: true, step: 'shown' };
    return startImport(services, transaction, draft, change, id);
  });
}

/** Reads all rows again if the columns changed, otherwise only the fixed rows. @returns whether any row must be read again */
async function storeMapping(
  transaction: Transaction<DB>,
  draft: Draft,
  change: Preview,
  today: string,
): Promise<boolean> {
  const { mapping: old, header } = draft;
  const columns = (header ?? []).map((_, place) => change.columns[place] ?? '');
  const typed = Object.entries({ ...old.fallbacks, ...change.fallbacks }).filter(([, value]) => value !== '');
  const fallbacks: Mapping['fallbacks'] = Object.fromEntries(typed);
  const places = { ...old.places, ...change.places };
  const answers = withAnswers(old.answers, change.answers);
  const mapping: Mapping = { columns, fallbacks, places, answers, said: change.said };
  const isSame = (part: keyof Mapping) => JSON.stringify(mapping[part]) === JSON.stringify(old[part]);
  const isReadAnew = !isSame('columns') || !isSame('fallbacks');
  const mended = await storeFixes(transaction, draft, change, today);
  const hasPlaces = !isSame('places');
  const hasAnswers = JSON.stringify(answers) !== JSON.stringify(old.answers ?? {});
  const saved = JSON.stringify(mapping);
  if (!isReadAnew && !hasPlaces && !hasAnswers && mended === 0) {
    await sql`UPDATE job_imports SET mapping = ${saved}::jsonb WHERE id = ${draft.id}`.execute(transaction);
    return false;
  }
  if (isReadAnew || hasPlaces || hasAnswers)
    await sql`UPDATE job_import_rows SET verdict = NULL, reference = CASE WHEN ${isReadAnew} THEN NULL ELSE reference END
              WHERE import_id = ${draft.id} AND (${isReadAnew} OR ${hasPlaces} AND shown ? 'options' OR ${hasAnswers} AND shown ? 'asked')`.execute(
      transaction,
    );
  await sql`UPDATE job_imports SET mapping = ${saved}::jsonb, state = 'reading', position = 0
            WHERE id = ${draft.id}`.execute(transaction);
  return true;
}

/** Merges answers: an earlier answer holds until the same question gets another one. */
const withAnswers = (before: Answers = {}, now: Answers): Answers =>
  Object.fromEntries(
    (Object.keys({ ...before, ...now }) as JobColumn[]).map((field) => [field, { ...before[field], ...now[field] }]),
  );

async function storeFixes(
  transaction: Transaction<DB>,
  draft: Draft,
  { mended }: Preview,
  today: string,
): Promise<number> {
  const lines = Object.keys(mended).map(Number);
  if (lines.length === 0) return 0;
  const { rows } = await sql<{ line: number; cells: Cells; mended: Fields | null }>`
    SELECT line, cells, mended FROM job_import_rows
    WHERE import_id = ${draft.id} AND verdict = 'faulty' AND line = ANY (${lines}::integer[])`.execute(transaction);
  const changed = rows.flatMap((row) => {
    const currentValues = mendedValues(draft.mapping, row.cells, row.mended, today);
    const changedValues = Object.entries(mended[row.line] ?? {}).filter(
      ([field, value]) => (currentValues[field] ?? '').trim() !== value,
    );
    // An answer to the advert guard does not count as a change, because it does not alter the job.
    const isNew = changedValues.some(([field]) => !field.startsWith('asked_'));
    return isNew ? [{ line: row.line, fields: Object.fromEntries(changedValues) }] : [];
  });
  await sql`
    UPDATE job_import_rows AS r SET mended = coalesce(r.mended, '{}') || m.fields, verdict = NULL
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS m (line integer, fields jsonb)
    WHERE r.import_id = ${draft.id} AND r.line = m.line`.execute(transaction);
  return changed.length;
}

async function startImport(
  { tasks, now }: Services,
  transaction: Transaction<DB>,
  draft: Draft,
  { shown, closes, overwrites, said }: Preview,
  ownerId: string,
): Promise<ImportResult> {
  const counts = await countDraft(transaction, draft);
  if (fingerprintOf(counts) !== shown) return { ok: true, step: 'shown' };
  const closing = closes ? counts.missing : 0;
  const { isBoard } = draft;
  const isNothing = counts.new + counts.changed + counts.same + (overwrites ? counts.edited : 0) + closing === 0;
  // An empty file is refused. An empty board is not: it may have jobs tomorrow.
  if (isNothing && !isBoard) return { ok: false, reason: 'nothing' };
  const { guard } = readGuard(said, now);
  if ((counts.new > 0 || isBoard) && !guard.authority)
    return { ok: false, reason: 'authority', errors: guard.missingAuthority };
  const authority = JSON.stringify(guard.authority);
  await sql`UPDATE job_imports SET state = 'importing', position = 0, started_at = now(), closes_missing = ${closes},
              overwrites = ${overwrites}, authority = ${authority}::jsonb WHERE id = ${draft.id}`.execute(transaction);
  const { columns, fallbacks, places, answers } = draft.mapping;
  const fieldOfColumn = Object.fromEntries((draft.header ?? []).map((name, place) => [name, columns[place] ?? '']));
  await sql`UPDATE job_sources SET mapping = ${JSON.stringify({ columns: fieldOfColumn, fallbacks, places, answers })}::jsonb,
              authority = coalesce(${guard.authority && authority}::jsonb, authority), owner_id = coalesce(owner_id, ${ownerId})
            WHERE id = ${draft.sourceId}`.execute(transaction);
  if (isBoard) await startFollowing(transaction, draft.sourceId);
  await sendTask(transaction, tasks, draft.id, ownerId);
  return { ok: true, step: 'importing' };
}
