/**
 * What the slow checks said within the last minute, for a page that is opened again and again: they are run beside the page, and
 * it does not wait for them. Their results are those of one state of the content.
 */
import type { Content } from '#db/content/content.ts';
import type { CheckResult } from '../../schema.ts';

const KEPT_MS = 60_000;

type Run = { content: Content; begunAt: number; results: CheckResult[] | null };

export class RecentChecks {
  #last: Run | null = null;

  /** @returns null while they are run. `run` must not reject */
  find(content: Content, now: Date, run: () => Promise<CheckResult[]>): CheckResult[] | null {
    const last = this.#last;
    if (last?.content === content && now.getTime() - last.begunAt < KEPT_MS) return last.results;
    const begun: Run = { content, begunAt: now.getTime(), results: null };
    this.#last = begun;
    void run().then((results) => {
      begun.results = results;
    });
    return null;
  }
}
