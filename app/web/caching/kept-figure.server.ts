/** Figures that stand on many pages, found at most once a minute by each process: pages with them are kept for longer than that. */
import type { Queries } from '#db/connections/client.server.ts';

const KEPT_MS = 60_000;
/** Of each kind: far more than a board has roles and places. */
const MOST_KEPT = 1_000;

/** @returns asks the same, and keeps the answer for each subject */
export function keepFigures<Figure>(find: (asPublic: Queries, subject: string) => Promise<Figure>) {
  const kept = new WeakMap<Queries, Map<string, { figure: Promise<Figure>; at: number }>>();
  return (asPublic: Queries, subject = ''): Promise<Figure> => {
    const figures = kept.get(asPublic) ?? new Map();
    kept.set(asPublic, figures);
    const known = figures.get(subject);
    if (known && performance.now() - known.at < KEPT_MS) return known.figure;
    // The oldest come first.
    figures.delete(subject);
    if (figures.size >= MOST_KEPT) figures.delete(figures.keys().next().value ?? '');
    const found = { figure: find(asPublic, subject), at: performance.now() };
    figures.set(subject, found);
    // What failed is asked for again by the next.
    found.figure.catch(() => figures.get(subject) === found && figures.delete(subject));
    return found.figure;
  };
}
