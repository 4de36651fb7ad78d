/** A figure of an article that was worked out, as the studio keeps it. */
import type { StoredFigure } from '#db/content/articles/article-figure.ts';
import type { ArticleFigure } from '#domain/article/article-figure.ts';

export function storeFigure({ drawing, ...words }: ArticleFigure): StoredFigure {
  const { kind } = drawing;
  const figureJson = JSON.parse(JSON.stringify({ ...words, ...drawing }));
  if (kind === 'comparison')
    figureJson.measures = drawing.measures.map(({ best, ...each }) =>
      best === undefined ? each : { ...each, best: best + 1 },
    );
  if (kind === 'lanes' && drawing.named) figureJson.named = drawing.named.join(', ');
  if (kind === 'weeks')
    figureJson.weeks = drawing.weeks.map((each) => ({ ...each, hoursByDay: each.hoursByDay.join(', ') }));
  return figureJson;
}
