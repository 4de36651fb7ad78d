import { sql, type Transaction } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import { describeColumns } from '#domain/import/import-file.ts';
import { asksAboutClosing, type JobColumn, listUnsaid } from '#domain/job-import/job-columns.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { ImportRow, ShownDraft, ShownLine, Told } from '../schema.ts';
import { listBoards } from './boards.server.ts';
import { countDraft, type Draft, findOwnDraft, fingerprintOf } from './draft.server.ts';
import { type Cells, type Mapping, makesReferences, mendedValues } from './line-values.server.ts';
import { countCovered, listQuestions } from './questions.server.ts';
import { listTakenJobs } from './taken-jobs.server.ts';

const MENDED_AT_ONCE = 10;
const LISTED = 20;

export type JobSource = { id: string; name: string; openJobs: number };
export function openImports({ asActor }: Database, { id }: Consultant, page = 1, now = new Date()) {
  return asActor(id, async (transaction) => {
    const draft = await findOwnDraft(transaction, id);
    return {
      draft: draft && draft.state !== 'importing' ? await showDraft(transaction, draft, page, londonDay(now)) : null,
      sources: await listSources(transaction),
      boards: await listBoards(transaction),
      results: await listResults(transaction),
    };
  });
}

async function listSources(transaction: Transaction<DB>): Promise<JobSource[]> {
  const { rows } = await sql<JobSource>`
    SELECT s.id, s.name, (SELECT count(*)::integer FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id
                          WHERE o.source_id = s.id AND j.status = 'open' AND j.closes_at > now()) AS "openJobs"
    FROM job_sources AS s WHERE s.kind <> 'board' ORDER BY s.name LIMIT 200`.execute(transaction);
  return rows;
}

async function listResults(transaction: Transaction<DB>): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    SELECT i.id, s.name AS source, i.file_name AS "fileName", i.state, i.lines, i.position, i.made, i.changed, i.same, i.refused, i.closed,
           i.faults, i.failure, coalesce(i.started_at, i.created_at) AS at
    FROM job_imports AS i JOIN job_sources AS s ON s.id = i.source_id
    WHERE i.state IN ('importing', 'done', 'failed') AND NOT i.by_clock ORDER BY i.created_at DESC, i.id DESC LIMIT ${LISTED}`.execute(
    transaction,
  );
  return rows;
}

async function showDraft(transaction: Transaction<DB>, draft: Draft, page: number, today: string): Promise<ShownDraft> {
  const { id, header, mapping, lines, position } = draft;
  const counts = await countDraft(transaction, draft);
  const { rows: first } = await sql<{ cells: Cells }>`
    SELECT cells FROM job_import_rows WHERE import_id = ${id} ORDER BY line LIMIT 20`.execute(transaction);
  const { rows: places } = await sql<{ location: string; options: string[]; lines: number }>`
    SELECT shown ->> 'location' AS location, shown -> 'options' AS options, count(*)::integer AS lines FROM job_import_rows
    WHERE import_id = ${id} AND verdict = 'faulty' AND shown ? 'options' GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT 10`.execute(
    transaction,
  );
  const { rows: authority } = await sql<{ authority: ShownDraft['authority'] | null; name: string }>`
    SELECT authority, name FROM job_sources WHERE id = ${draft.sourceId}`.execute(transaction);
  const faulty = await listFaulty(transaction, draft, today);
  return {
    isRead: draft.state === 'shown',
    isBoard: draft.isBoard,
    fileName: draft.fileName,
    source: authority[0]?.name ?? '',
    lines,
    position,
    columns: describeColumns(
      header ?? [],
      mapping.columns,
      first.flatMap(({ cells }) => (Array.isArray(cells) ? [cells] : [])),
    ),
    unsaid: header && counts.faulty === lines ? findUnsaid(mapping, faulty) : [],
    fallbacks: mapping.fallbacks,
    counts,
    taken: await listTakenJobs(transaction, id, counts.new + counts.changed, page),
    leftOut: draft.leftOut,
    makesReferences: header !== null && makesReferences(mapping),
    questions: await listQuestions(transaction, id),
    covered: await countCovered(transaction, id),
    places,
    unplaced: await listUnplaced(transaction, draft),
    faulty,
    remarked: await listRemarked(transaction, draft),
    asksAboutClosing: asksAboutClosing(counts.missing, counts.open),
    authority: typedAuthority(mapping.said) ?? authority[0]?.authority ?? { how: '', givenBy: '', givenOn: '' },
    shown: fingerprintOf(counts),
  };
}

function typedAuthority(said: Mapping['said'] = {}): ShownDraft['authority'] | null {
  const { authority_how: how = '', authority_by: givenBy = '', authority_on: givenOn = '' } = said;
  return how || givenBy || givenOn ? { how, givenBy, givenOn } : null;
}

/** Required fields that have no column and no value in any row. */
function findUnsaid({ columns, fallbacks }: Mapping, faulty: readonly ShownLine[]): JobColumn[] {
  const unsaid = listUnsaid(columns, fallbacks);
  // Rows without a reference, or without a title to make one from, were not checked further.
  const checked = faulty.filter(({ errors }) => !errors['reference']);
  return checked.length > 0 ? unsaid.filter((field) => checked.every(({ errors }) => errors[field])) : unsaid;
}

type FaultyRow = {
  line: number;
  cells: Cells;
  mended: Fields | null;
  errors: FormErrors;
  title: string;
  questions: AdvertQuestion[] | null;
  told: Told | null;
};

async function listFaulty(transaction: Transaction<DB>, { id, mapping }: Draft, today: string): Promise<ShownLine[]> {
  const { rows } = await sql<FaultyRow>`
    SELECT line, cells, mended, errors, shown ->> 'title' AS title, shown -> 'questions' AS questions, told FROM job_import_rows
    WHERE import_id = ${id} AND verdict = 'faulty' AND NOT shown ? 'options' AND NOT shown ? 'isCovered' ORDER BY line LIMIT ${MENDED_AT_ONCE}`.execute(
    transaction,
  );
  return rows.map(({ line, cells, mended, errors, title, questions, told }) => {
    const values = mendedValues(mapping, cells, mended, today);
    return { line, title, errors, values, questions: questions ?? [], told };
  });
}

async function listUnplaced(transaction: Transaction<DB>, { id }: Draft): Promise<ShownDraft['unplaced']> {
  const { rows } = await sql<{ location: string; lines: number; count: number }>`
    SELECT shown ->> 'location' AS location, count(*)::integer AS lines, (sum(count(*)) OVER ())::integer AS count FROM job_import_rows
    WHERE import_id = ${id} AND verdict IN ('new', 'changed') AND shown ? 'isPlaceUnknown' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${LISTED}`.execute(
    transaction,
  );
  return { count: rows[0]?.count ?? 0, locations: rows.map(({ location, lines }) => ({ location, lines })) };
}

const JOBS_OF_REMARK = 3;

async function listRemarked(transaction: Transaction<DB>, { id }: Draft): Promise<ShownDraft['remarked']> {
  const { rows } = await sql<ShownDraft['remarked'][number]>`
    SELECT remark, count(*)::integer AS lines,
           jsonb_agg(jsonb_build_object('line', line, 'title', title, 'link', link) ORDER BY line) FILTER (WHERE place <= ${JOBS_OF_REMARK}) AS jobs
    FROM (SELECT line, shown ->> 'title' AS title, told ->> 'link' AS link, remark, row_number() OVER (PARTITION BY remark ORDER BY line) AS place
          FROM job_import_rows, jsonb_array_elements_text(told -> 'remarks') AS remark
          WHERE import_id = ${id} AND verdict IN ('new', 'changed')) AS r
    GROUP BY remark ORDER BY lines DESC, min(line) LIMIT ${LISTED}`.execute(transaction);
  return rows;
}
