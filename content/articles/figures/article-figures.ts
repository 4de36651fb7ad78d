/** The figures of each article by its slug; the first is drawn on the article's cover. */
import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { fourDayWeekFigures } from './four-day-week-trials-and-how-to-ask.ts';
import { jobAdvertFigures } from './how-to-write-a-job-advert.ts';
import { howWeWorkFigures } from './how-we-work.ts';
import { negotiatingPayFigures } from './negotiating-pay-uk-2026.ts';
import { readingTheMarketFigures } from './reading-the-uk-job-market-winter-2026.ts';
import { skilledTradesFigures } from './why-skilled-trades-jobs-stay-open.ts';

export const articleFigures: Readonly<Record<string, readonly ArticleFigure[]>> = {
  'four-day-week-trials-and-how-to-ask': fourDayWeekFigures,
  'how-to-write-a-job-advert': jobAdvertFigures,
  'how-we-work': howWeWorkFigures,
  'negotiating-pay-uk-2026': negotiatingPayFigures,
  'reading-the-uk-job-market-winter-2026': readingTheMarketFigures,
  'why-skilled-trades-jobs-stay-open': skilledTradesFigures,
};
