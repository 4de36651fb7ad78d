/** Jobs from the answers of public job boards. Runs on the server only. */
import { formatNumber } from '#domain/pay/money.ts';
import { readJson, valueAt } from '#domain/text/records/json-answer.ts';
import type { SourceJob } from '../source-job.ts';
import { readXmlJobs } from '../xml/xml-jobs.ts';
import { readAshbyBoard } from './ashby-board.ts';
import { BOARD_SYSTEM_NAMES, type Board, JOBS_PER_PAGE, MOST_SKIPPED, personioLink } from './board-address.ts';
import { readGreenhouseBoard } from './greenhouse-board.ts';
import { readLeverBoard } from './lever-board.ts';

export type BoardPage =
  | {
      ok: true;
      jobs: readonly SourceJob[];
      /** For `boardAddress`, to ask for the next page; null if this was the last. */
      nextSkip: number | null;
    }
  | { ok: false; problem: string };

/**
 * Reads one answer with status 200.
 * @param skip that the answer was asked for with
 */
export async function readBoardPage(board: Board, answer: Uint8Array, skip = 0): Promise<BoardPage> {
  if (board.system === 'personio') return readPersonioBoard(board, answer);
  const json = readJson(answer);
  if (!json.ok) return json;
  if (board.system === 'ashby') return listOf(board, json.value, readAshbyBoard);
  if (board.system === 'greenhouse') return listOf(board, json.value, readGreenhouseBoard);
  if (!Array.isArray(json.value)) return { ok: false, problem: hasNoList(board) };
  const next = skip + JOBS_PER_PAGE;
  const isLast = json.value.length < JOBS_PER_PAGE;
  if (!isLast && next > MOST_SKIPPED) return { ok: false, problem: TOO_MANY };
  return { ok: true, jobs: readLeverBoard(json.value), nextSkip: isLast ? null : next };
}

const TOO_MANY = `The board has more than ${formatNumber(MOST_SKIPPED)} jobs`;
const hasNoList = ({ system }: Board) => `${BOARD_SYSTEM_NAMES[system]} answered without a list of jobs`;

/** An answer without a list is no empty board: its jobs must not be closed for it. */
function listOf(board: Board, answer: unknown, read: (answer: unknown) => SourceJob[]): BoardPage {
  if (!Array.isArray(valueAt(answer, 'jobs'))) return { ok: false, problem: hasNoList(board) };
  return { ok: true, jobs: read(answer), nextSkip: null };
}

async function readPersonioBoard(board: Board, answer: Uint8Array): Promise<BoardPage> {
  const jobs: SourceJob[] = [];
  for await (const row of readXmlJobs([answer], { mayBeEmpty: true })) {
    if (!row.ok) return row;
    if ('leftOut' in row) continue;
    jobs.push({ ...row.job, link: personioLink(board, row.job.reference) });
  }
  return { ok: true, jobs, nextSkip: null };
}
