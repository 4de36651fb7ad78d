/** Measures the cost of work independent of other load: the minimum of several tries, stopping as soon as one is within the bound. */

const MOST_TRIES = 20;

export function costOf(work: () => unknown, most: number, tries = MOST_TRIES): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && (count === 0 || least > most); count += 1) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

/** For asynchronous work. @returns milliseconds of elapsed time */
export async function timeOf(work: () => Promise<unknown>, most: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < MOST_TRIES && (count === 0 || least > most); count += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
