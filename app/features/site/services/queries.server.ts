import { data } from 'react-router';
import { serviceText } from '#app/pages/service-text.ts';
import type { Content } from '#db/content/content.ts';
import type { ServiceHead } from '#db/content/services/parts.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { earliestCount } from '#domain/site/claim.ts';
import { fillDocument } from '#domain/site/fill-facts.ts';
import type { ServicePath } from '#domain/site/service-path.ts';
import { isOffered } from '#domain/site/services.ts';
import { formatLongDate } from '#domain/time/dates.ts';

const dateInWords = (date: string) => (date ? formatLongDate(new Date(date)) : '');

/** The page and its title. @throws 404 if the service is switched off */
function show<Page extends { head: ServiceHead }>(path: ServicePath, item: Page | null | undefined) {
  if (!item) throw data(null, { status: 404 });
  const { head, ...page } = item;
  return { text: serviceText(path, head), page: fillDocument(page) };
}

export function findEmployerServices({ employers }: Content) {
  const { text, page } = show('/employer-services', employers);
  const { entries, costs, ...rest } = page;
  const isShown = ({ path }: { path?: ServicePath | undefined }) => path === undefined || isOffered(path);
  const overview = { ...rest, entries: entries.filter(isShown), costs: costs.filter(isShown) };
  return {
    path: '/employer-services' as const,
    text,
    guide: overview,
    overview,
    countedOn: dateInWords(page.timesAsOf),
  };
}

export function findGuide({ guides }: Content, path: GuideOfServicePath) {
  const { text, page } = show(
    path,
    guides.find(({ slug }) => `/${slug}` === path),
  );
  return { path, text, guide: page, overview: null, countedOn: dateInWords(earliestCount(page.times ?? [])) };
}

export type GuideOfServicePath = '/permanent-recruitment' | '/contract-staffing' | '/executive-search';

export const findCoaching = ({ coaching }: Content) => show('/career-coaching', coaching);

export const findInternational = ({ international }: Content) => show('/international', international);

export const findSectorPage = ({ sectors }: Content, category: JobCategory) =>
  show(
    `/${category}`,
    sectors.find(({ slug }) => slug === category),
  );
