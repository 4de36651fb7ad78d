import type { Board } from '#domain/job-import/board/board-address.ts';
import { readBoardPage } from '#domain/job-import/board/read-board.ts';
import type { SourceJob } from '#domain/job-import/source-job.ts';

/** The last item is `nextSkip` or `problem`. */
export type BoardItem = { job: SourceJob } | { nextSkip: number | null } | { problem: string };

export async function* readBoardItems(board: Board, answer: Buffer, skip: number): AsyncGenerator<BoardItem, void> {
  const page = await readBoardPage(board, answer, skip);
  if (!page.ok) return yield { problem: page.problem };
  for (const job of page.jobs) yield { job };
  yield { nextSkip: page.nextSkip };
}
