/** Finds misspelt names of our environment variables, which nothing reads. */

/** Few other programs have variables with these prefixes; many begin with DATABASE_, LOG_ or PAGE_. */
const PREFIXES = ['ASSISTANT_', 'HSTS_', 'METRICS_', 'RECAPTCHA_', 'RETENTION_', 'S3_', 'SMTP_', 'VAPID_'];
/** Only one letter may be wrong in names of at most this length, because HOST is not a misspelt HOME. */
const SHORT = 5;

export type Misspelt = { name: string; suggestion: string };

/** @param names our variables @returns variables of the environment that look like a misspelt one, with the name that was probably meant */
export function listMisspelt(environment: Record<string, string | undefined>, names: readonly string[]): Misspelt[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || names.includes(name)) return [];
    const distances = names.map((known) => ({ known, distance: distanceOf(name.toUpperCase(), known) }));
    const closest = distances.reduce((best, each) => (each.distance < best.distance ? each : best));
    const isClose = closest.distance <= (closest.known.length <= SHORT ? 1 : 2);
    const prefix = PREFIXES.find((each) => name.toUpperCase().startsWith(each));
    if (isClose) return [{ name, suggestion: closest.known }];
    return prefix ? [{ name, suggestion: names.filter((known) => known.startsWith(prefix)).join(' or ') }] : [];
  });
}

/** Counts letters added, omitted, replaced or swapped with their neighbour. */
function distanceOf(first: string, second: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: second.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= first.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const isSame = first[i - 1] === second[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[second.length] ?? 0;
}
