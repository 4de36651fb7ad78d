/** Figures for many pages, computed at most once a minute per process. Cached pages show them for longer. */
import type { Queries } from '#db/connections/client.server.ts';

const KEPT_MS = 60_000;
/** Limit per kind: far more than a board has roles and places. */
const MOST_KEPT = 1_000;

export function keepFigures<Figure>(find: (asPublic: Queries, subject: string) => Promise<Figure>) {
  const caches = new WeakMap<Queries, Map<string, { figure: Promise<Figure>; at: number }>>();
  return (asPublic: Queries, subject = ''): Promise<Figure> => {
    const figures = caches.get(asPublic) ?? new Map();
    caches.set(asPublic, figures);
    const cachedFigure = figures.get(subject);
    if (cachedFigure && performance.now() - cachedFigure.at < KEPT_MS) return cachedFigure.figure;
    // Re-inserted last, so that the map's first entries are the oldest.
    figures.delete(subject);
    if (figures.size >= MOST_KEPT) figures.delete(figures.keys().next().value ?? '');
    const newFigure = { figure: find(asPublic, subject), at: performance.now() };
    figures.set(subject, newFigure);
    // A failure is not kept; the next caller retries.
    newFigure.figure.catch(() => figures.get(subject) === newFigure && figures.delete(subject));
    return newFigure.figure;
  };
}
