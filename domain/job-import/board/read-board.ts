/** Reads jobs from responses of public job boards. Runs on the server only. */
import { formatNumber } from '#domain/pay/money.ts';
import { numberAt, readJson, valueAt } from '#domain/text/records/json-answer.ts';
import type { SourceJob } from '../source-job.ts';
import { readXmlJobs } from '../xml/xml-jobs.ts';
import { readAshbyBoard } from './ashby-board.ts';
import { type Board, boardLabel, MOST_SKIPPED, personioLink } from './board-address.ts';
import { type BoardSystem, JOBS_PER_PAGE } from './board-systems.ts';
import { readGreenhouseBoard } from './greenhouse-board.ts';
import { readLeverBoard } from './lever-board.ts';
import { readPinpointBoard } from './pinpoint-board.ts';
import { readRecruiteeBoard } from './recruitee-board.ts';
import { readSmartRecruitersBoard } from './smartrecruiters-board.ts';
import { readWorkableBoard } from './workable-board.ts';

export type BoardPage =
  | {
      ok: true;
      jobs: readonly SourceJob[];
      /** Pass this to `boardAddress` for the next page; null on the last page. */
      nextSkip: number | null;
    }
  | { ok: false; problem: string };

type JsonRules = {
  /** The property that holds the list of jobs; null if the answer itself is the list. */
  list: string | null;
  read: (answer: unknown) => SourceJob[];
  /** True if more jobs follow position `end`. Systems without this function return the whole board at once. */
  hasMore?: (answer: unknown, end: number, count: number) => boolean;
};

const JSON_BOARDS: Record<Exclude<BoardSystem, 'personio' | 'teamtailor'>, JsonRules> = {
  ashby: { list: 'jobs', read: readAshbyBoard },
  greenhouse: { list: 'jobs', read: readGreenhouseBoard },
  lever: { list: null, read: readLeverBoard, hasMore: isFullPage },
  'lever-eu': { list: null, read: readLeverBoard, hasMore: isFullPage },
  pinpoint: { list: 'data', read: readPinpointBoard },
  recruitee: { list: 'offers', read: readRecruiteeBoard },
  smartrecruiters: {
    list: 'content',
    read: readSmartRecruitersBoard,
    hasMore: (answer, end, count) => count > 0 && end < (numberAt(answer, 'totalFound') ?? 0),
  },
  workable: { list: 'jobs', read: readWorkableBoard },
};

function isFullPage(_: unknown, __: number, count: number): boolean {
  return count >= JOBS_PER_PAGE;
}

export async function readBoardPage(board: Board, answer: Uint8Array, skip = 0): Promise<BoardPage> {
  const { system } = board;
  if (system === 'personio' || system === 'teamtailor') return readXmlBoard(board, answer, skip);
  const json = readJson(answer);
  if (!json.ok) return json;
  const { list, read, hasMore } = JSON_BOARDS[system];
  const jobs = list === null ? json.value : valueAt(json.value, list);
  // A response without a list is not an empty board, because an empty one would close the board's jobs.
  if (!Array.isArray(jobs)) return { ok: false, problem: `${boardLabel(board)} answered without a list of jobs` };
  const end = skip + jobs.length;
  return pageOf(read(json.value), hasMore?.(json.value, end, jobs.length) ? end : null);
}

function pageOf(jobs: readonly SourceJob[], nextSkip: number | null): BoardPage {
  const isTooLong = nextSkip !== null && nextSkip > MOST_SKIPPED;
  return isTooLong
    ? { ok: false, problem: `The careers page has more than ${formatNumber(MOST_SKIPPED)} jobs` }
    : { ok: true, jobs, nextSkip };
}

async function readXmlBoard(board: Board, answer: Uint8Array, skip: number): Promise<BoardPage> {
  const jobs: SourceJob[] = [];
  let count = 0;
  for await (const row of readXmlJobs([answer], { mayBeEmpty: true })) {
    if (!row.ok) return row;
    count += 1;
    if ('leftOut' in row) continue;
    jobs.push(board.system === 'personio' ? { ...row.job, link: personioLink(board, row.job.reference) } : row.job);
  }
  return pageOf(jobs, board.system === 'teamtailor' && count >= JOBS_PER_PAGE ? skip + count : null);
}
