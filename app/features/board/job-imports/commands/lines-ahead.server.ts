/** Reads the next rows of an import and checks them with the form and the advert guard while the database stores the rows before them. */
import { sql } from 'kysely';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Draft } from '../queries/draft.server.ts';
import { type Cells, readLine } from '../queries/line-values.server.ts';
import { type Incoming, readPatiently } from './take-job.server.ts';

export const AT_ONCE = 200;

type Line = {
  line: number;
  cells: Cells;
  mended: Fields | null;
  verdict: string | null;
  errors: FormErrors | null;
  title: string;
  oldPath: string | null;
};

export type ReadLine = Omit<Line, 'cells'> & { incoming: Incoming };
type Lines = { position: number; lines: Promise<ReadLine[]> };

export class LinesAhead {
  readonly #database: Database;
  readonly #ownerId: string;
  #next: Lines | null = null;

  constructor(database: Database, ownerId: string) {
    this.#database = database;
    this.#ownerId = ownerId;
  }

  /** @returns the rows after the position of the draft, which is locked. Starts reading the rows after those. */
  async take(draft: Draft): Promise<ReadLine[]> {
    const { position } = draft;
    // Another process may have imported some of them.
    const lines = await (this.#next?.position === position ? this.#next.lines : this.#read(draft, position));
    const last = lines.at(-1);
    this.#next = last ? { position: last.line, lines: this.#read(draft, last.line) } : null;
    // Prevents an unhandled rejection. `take` gets the same failure if it needs these rows.
    this.#next?.lines.catch(() => undefined);
    return lines;
  }

  async #read({ id, mapping }: Draft, position: number): Promise<ReadLine[]> {
    const { rows } = await this.#database.asActor(this.#ownerId, (transaction) =>
      sql<Line>`
        SELECT line, cells, mended, verdict, errors, coalesce(shown ->> 'title', '') AS title, told ->> 'oldPath' AS "oldPath" FROM job_import_rows
        WHERE import_id = ${id} AND line > ${position} ORDER BY line LIMIT ${AT_ONCE}`.execute(transaction),
    );
    const now = new Date();
    const incomingLines: ReadLine[] = [];
    for (const { cells, ...line } of rows) {
      const incoming = readLine(mapping, { cells, mended: line.mended }, londonDay(now));
      incomingLines.push({
        ...line,
        incoming: line.verdict === 'new' ? { ...incoming, read: await readPatiently(incoming.values, now) } : incoming,
      });
    }
    return incomingLines;
  }
}
