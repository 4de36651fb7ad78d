/** Reads the public job board of another system, page after page, without a key (decision 97). */
import { BOARD_SYSTEM_NAMES, type Board, boardAddress } from '#domain/job-source/board/board-address.ts';
import type { BoardPage } from '#domain/job-source/board/read-board.ts';
import { JOB_FILE_LIMITS } from '#domain/job-source/job-file.ts';
import type { SourceJob } from '#domain/job-source/source-job.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { LONGEST_JSON } from '#domain/text/records/json-answer.ts';
import { type FetchOutside, fetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import type { BoardItem } from '#platform/reader/board-answer.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';

/** For each page: boards of a thousand jobs answer with ten megabytes. */
const PAGE_MS = 60_000;

/** `problem` is for the person who follows the board. */
export type PulledBoard = { ok: true; jobs: readonly SourceJob[] } | { ok: false; problem: string };

/**
 * All jobs of the board, or none: a board of which a page is missing would have its other jobs closed.
 * @param signal of the task; if it aborts, its reason is thrown
 */
export async function pullBoard(
  board: Board,
  signal?: AbortSignal,
  fetchBoard: FetchOutside = fetchOutside,
): Promise<PulledBoard> {
  let jobs: SourceJob[] = [];
  for (let skip: number | null = 0; skip !== null; ) {
    const address = boardAddress(board, skip);
    if (address === null)
      return { ok: false, problem: `${BOARD_SYSTEM_NAMES[board.system]} has no board of this name` };
    const answer = await fetchBoard(address, {
      largestBytes: LONGEST_JSON,
      timeoutMs: PAGE_MS,
      ...(signal && { signal }),
    });
    if (!answer.ok) return { ok: false, problem: answer.words };
    if (answer.status !== 200) return { ok: false, problem: describeStatus(board, answer.status) };
    const page = await readPage(board, answer.body, skip);
    if (!page.ok) return page;
    jobs = jobs.concat(page.jobs);
    skip = page.nextSkip;
  }
  return { ok: true, jobs };
}

const TOO_MANY = `The board has more than ${formatNumber(JOB_FILE_LIMITS.rows)} jobs`;

async function readPage(board: Board, answer: Buffer, skip: number): Promise<BoardPage> {
  const input = { kind: 'board', options: { board, skip }, bytes: answer } as const;
  const page = await readApart<BoardItem, BoardPage>(input, async (items) => {
    const jobs: SourceJob[] = [];
    for await (const item of items) {
      if ('problem' in item) return { ok: false, problem: item.problem };
      if ('nextSkip' in item) return { ok: true, jobs, nextSkip: item.nextSkip };
      jobs.push(item.job);
      if (jobs.length > JOB_FILE_LIMITS.rows) return { ok: false, problem: TOO_MANY };
    }
    throw new Error('The reader of boards ended early');
  });
  if (page === 'too_costly') return { ok: false, problem: 'The board takes too long to read' };
  return page === 'busy' ? { ok: false, problem: 'Other files are being read at the moment' } : page;
}

function describeStatus({ system, name }: Board, status: number): string {
  const host = BOARD_SYSTEM_NAMES[system];
  if (status === 404 || status === 410) return `${host} has no board called ‘${name}’`;
  if (status === 429) return `${host} asks to be read less often. It is read again at the next time`;
  return `${host} answered with status ${status}`;
}
