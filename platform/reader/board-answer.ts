import type { Board } from '#domain/job-source/board/board-address.ts';
import { readBoardPage } from '#domain/job-source/board/read-board.ts';
import type { SourceJob } from '#domain/job-source/source-job.ts';

/** The last item is `nextSkip` or `problem`. */
export type BoardItem = { job: SourceJob } | { nextSkip: number | null } | { problem: string };

export async function* readBoardItems(board: Board, answer: Buffer, skip: number): AsyncGenerator<BoardItem, void> {
  const page = await readBoardPage(board, answer, skip);
  if (!page.ok) return yield { problem: page.problem };
  for (const job of page.jobs) yield { job };
  yield { nextSkip: page.nextSkip };
}
