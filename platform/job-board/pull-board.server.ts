/** Reads the public job board of another system page by page, without a key (decision 96). */
import { setTimeout } from 'node:timers/promises';
import {
  type Board,
  boardAddress,
  boardLabel,
  hasJobsApart,
  jobAddress,
} from '#domain/job-import/board/board-address.ts';
import type { BoardPage } from '#domain/job-import/board/read-board.ts';
import { JOB_FILE_LIMITS } from '#domain/job-import/job-columns.ts';
import type { SourceJob } from '#domain/job-import/source-job.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { LONGEST_JSON } from '#domain/text/records/json-answer.ts';
import { type FetchOutside, fetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import type { BoardItem } from '#platform/reader/board-answer.ts';
import { readApart } from '#platform/reader/read-apart.server.ts';

/** Per page. A board with a thousand jobs sends ten megabytes. */
const PAGE_MS = 60_000;

export type PulledBoard = { ok: true; jobs: readonly SourceJob[] } | { ok: false; problem: string };

/**
 * Returns all jobs of the board or none, because an import closes the jobs that a board no longer has.
 * @param signal the signal of the task; throws its reason if it aborts
 */
export async function pullBoard(
  board: Board,
  signal?: AbortSignal,
  fetchBoard: FetchOutside = fetchOutside,
): Promise<PulledBoard> {
  let jobs: SourceJob[] = [];
  const references = new Set<string>();
  const fetchPage = (address: string, largestBytes = LONGEST_JSON) =>
    fetchBoard(address, { largestBytes, timeoutMs: PAGE_MS, ...(signal && { signal }) });
  for (let skip: number | null = 0; skip !== null; ) {
    const address = boardAddress(board, skip);
    if (address === null) return { ok: false, problem: `${boardLabel(board)} has no careers page with this name` };
    const answer = await fetchPage(address);
    if (!answer.ok) return { ok: false, problem: answer.words };
    if (answer.status !== 200) return { ok: false, problem: describeStatus(board, answer.status) };
    const page = await readPage(board, answer.body, skip);
    if (!page.ok) return page;
    const fresh = page.jobs.filter(({ reference }) => reference === '' || !references.has(reference));
    if (page.jobs.length > 0 && fresh.length === 0)
      return { ok: false, problem: `${boardLabel(board)} returned the same jobs twice` };
    for (const { reference } of fresh) references.add(reference);
    if (hasJobsApart(board)) {
      if (jobs.length + fresh.length > MOST_APART) return { ok: false, problem: TOO_MANY_APART };
      const read = await readJobsApart(board, fresh, fetchPage, signal);
      if (!read.ok) return read;
      jobs = jobs.concat(read.jobs);
    } else jobs = jobs.concat(fresh);
    skip = page.nextSkip;
  }
  return { ok: true, jobs };
}

const MOST_APART = 300;
/** SmartRecruiters allows ten requests a second, eight of them at once (https://developers.smartrecruiters.com/docs/rate-limiting). */
const APART_A_SECOND = 8;
/** A hundred of the largest jobs fit into LONGEST_JSON. */
const LARGEST_JOB_BYTES = 300_000;
const TOO_MANY_APART = `The careers page has more than ${formatNumber(MOST_APART)} jobs, which we’d have to read one by one. Import a file instead`;

async function readJobsApart(
  board: Board,
  listed: readonly SourceJob[],
  fetchPage: (address: string, largestBytes: number) => ReturnType<FetchOutside>,
  signal: AbortSignal | undefined,
): Promise<PulledBoard> {
  const bodies: Buffer[] = [];
  for (let at = 0; at < listed.length; at += APART_A_SECOND) {
    if (at > 0) await setTimeout(1_000, undefined, signal && { signal });
    const addresses = listed.slice(at, at + APART_A_SECOND).map(({ reference }) => jobAddress(board, reference));
    const answers = await Promise.all(
      addresses.map((address) => (address === null ? null : fetchPage(address, LARGEST_JOB_BYTES))),
    );
    for (const answer of answers) {
      if (answer === null) return { ok: false, problem: `${boardLabel(board)} returned a job without an ID` };
      if (!answer.ok) return { ok: false, problem: answer.words };
      if (answer.status === 404 || answer.status === 410) continue;
      if (answer.status !== 200) return { ok: false, problem: describeStatus(board, answer.status) };
      bodies.push(answer.body);
    }
  }
  const separated = bodies.flatMap((body, index) => (index === 0 ? [body] : [Buffer.from(','), body]));
  return readPage(board, Buffer.concat([Buffer.from('{"content":['), ...separated, Buffer.from(']}')]), 0);
}

const TOO_MANY = `The careers page has more than ${formatNumber(JOB_FILE_LIMITS.rows)} jobs`;

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
  if (page === 'too_costly') return { ok: false, problem: 'The careers page takes too long to read' };
  return page === 'busy' ? { ok: false, problem: 'We’re busy reading other files' } : page;
}

function describeStatus(board: Board, status: number): string {
  const host = boardLabel(board);
  if (status === 404 || status === 410) return `${host} has no careers page called ‘${board.name}’`;
  if (status === 429) return `${host} is limiting requests. Try again later`;
  return `${host} returned status ${status}`;
}
