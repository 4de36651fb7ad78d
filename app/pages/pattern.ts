/** Path patterns of the map: `:name` stands for any one part, `*` at the end for any parts or none. */

/** As the map writes it: React Router leaves out the slash at the beginning of what it calls the pattern of a request. */
export const patternInMap = (pattern: string): string => `/${pattern.replace(/^\//, '')}`;

export function fits(pattern: string, path: string): boolean {
  const [asked, parts] = [partsOf(path), partsOf(pattern)];
  const isOpen = parts.at(-1) === '*';
  const fixed = isOpen ? parts.slice(0, -1) : parts;
  return (
    (isOpen ? asked.length >= fixed.length : asked.length === fixed.length) &&
    fixed.every((part, at) => isParameter(part) || part === asked[at])
  );
}

/** The pattern that says most of a path: '/job-swipe/passed' before anything with a parameter in the same place. */
export const findPattern = <Pattern extends string>(patterns: readonly Pattern[], path: string): Pattern | undefined =>
  patterns
    .filter((pattern) => fits(pattern, path))
    .sort((a, b) => (countParameters(a) < countParameters(b) ? -1 : 1))[0];

/** Where every pattern under a first part is chosen, one pattern stands for all that may ever be asked for under it. */
export function collapse(all: readonly string[], chosen: readonly string[]): string[] {
  const isWhole = (first: string) => all.every((pattern) => firstOf(pattern) !== first || chosen.includes(pattern));
  return [...new Set(chosen.map((pattern) => (isWhole(firstOf(pattern)) ? `/${firstOf(pattern)}/*` : pattern)))];
}

export const firstOf = (path: string): string => partsOf(path)[0] ?? '';

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (part: string): boolean => part.startsWith(':');
/** What is open at its end says least. */
const countParameters = (pattern: string): number =>
  pattern.endsWith('*') ? Number.POSITIVE_INFINITY : partsOf(pattern).filter(isParameter).length;
