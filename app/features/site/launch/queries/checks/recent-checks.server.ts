/**
 * Caches the slow checks for a minute for a page that is opened often: they run in the background, and the page does not wait. Results
 * belong to one version of the content.
 */
import type { Content } from '#db/content/content.ts';
import type { CheckResult } from '../../schema.ts';

const KEPT_MS = 60_000;

type Run = { content: Content; begunAt: number; results: CheckResult[] | null };

export class RecentChecks {
  #last: Run | null = null;

  /** @returns null while they run; `run` must not reject */
  find(content: Content, now: Date, run: () => Promise<CheckResult[]>): CheckResult[] | null {
    const last = this.#last;
    if (last?.content === content && now.getTime() - last.begunAt < KEPT_MS) return last.results;
    const newRun: Run = { content, begunAt: now.getTime(), results: null };
    this.#last = newRun;
    void run().then((results) => {
      newRun.results = results;
    });
    return null;
  }
}
