/** Path patterns of the page map: `:name` matches one segment, `*` at the end any number. */

/** Adds the leading slash that React Router omits from a request's pattern. */
export const patternInMap = (pattern: string): string => `/${pattern.replace(/^\//, '')}`;

export function fits(pattern: string, path: string): boolean {
  const [pathParts, patternParts] = [partsOf(path), partsOf(pattern)];
  const isOpen = patternParts.at(-1) === '*';
  const fixed = isOpen ? patternParts.slice(0, -1) : patternParts;
  return (
    (isOpen ? pathParts.length >= fixed.length : pathParts.length === fixed.length) &&
    fixed.every((part, index) => isParameter(part) || part === pathParts[index])
  );
}

/** The most specific pattern that matches: '/job-swipe/passed' before one with a parameter in that place. */
export const findPattern = <Pattern extends string>(patterns: readonly Pattern[], path: string): Pattern | undefined =>
  patterns
    .filter((pattern) => fits(pattern, path))
    .sort((a, b) => (countParameters(a) < countParameters(b) ? -1 : 1))[0];

/** Replaces the patterns under a first segment by one wildcard, if all of them are chosen. */
export function collapse(all: readonly string[], chosen: readonly string[]): string[] {
  const isWhole = (first: string) => all.every((pattern) => firstPartOf(pattern) !== first || chosen.includes(pattern));
  return [
    ...new Set(chosen.map((pattern) => (isWhole(firstPartOf(pattern)) ? `/${firstPartOf(pattern)}/*` : pattern))),
  ];
}

export const firstPartOf = (path: string): string => partsOf(path)[0] ?? '';

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (part: string): boolean => part.startsWith(':');
/** A wildcard at the end is the least specific. */
const countParameters = (pattern: string): number =>
  pattern.endsWith('*') ? Number.POSITIVE_INFINITY : partsOf(pattern).filter(isParameter).length;
