/**
 * Caches rows that the database counts from public jobs, alike for every visitor, until a job changes. Like pages, none are kept while change
 * notifications are down. No event announces that a closing date has passed, so rows are kept for at most a minute.
 */
import { LRUCache } from 'lru-cache';
import type { ContentChange } from '#db/content-changes.ts';

const KEPT_MS = 60_000;
/** Some 10 MB. */
const MOST_ROWS = 50_000;
const CHANGES: readonly ContentChange[] = ['jobs', 'pages', 'all'];

type Rows = readonly object[];

export class AnswerCache {
  private readonly answers = new LRUCache<string, Promise<Rows>>({
    ttl: KEPT_MS,
    maxSize: MOST_ROWS,
    perf: { now: () => performance.now() },
  });
  private isPaused = false;

  /** An empty answer is not kept: the search may have run out of time. Concurrent requests share one statement. */
  find<Row extends object>(key: string, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const keptRows = this.isPaused ? undefined : this.answers.get(key);
    if (keptRows) return keptRows as Promise<readonly Row[]>;
    const answer = read();
    if (this.isPaused) return answer;
    this.answers.set(key, answer, { size: 1 });
    const forget = () => this.answers.peek(key) === answer && this.answers.delete(key);
    answer.then((rows) => {
      if (rows.length === 0) forget();
      else if (this.answers.peek(key) === answer) this.answers.set(key, answer, { size: rows.length, ttl: KEPT_MS });
    }, forget);
    return answer;
  }

  evict(tags: readonly ContentChange[]): void {
    if (tags.some((tag) => CHANGES.includes(tag))) this.answers.clear();
  }

  pause(): void {
    this.isPaused = true;
    this.answers.clear();
  }

  resume(): void {
    this.isPaused = false;
  }
}
