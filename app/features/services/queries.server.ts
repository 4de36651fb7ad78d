/** What the page of each service shows. The others stay on the server. */
import { data } from 'react-router';
import { serviceText } from '#app/pages/service-text.ts';
import type { Content } from '#db/content/content.ts';
import type { ServiceHead } from '#db/content/services/parts.ts';
import type { JobCategory } from '#domain/job/job.ts';
import { earliestCount } from '#domain/site/claim.ts';
import { fillDocument } from '#domain/site/fill-facts.ts';
import { isOffered, type ServicePath } from '#domain/site/services.ts';
import { formatLongDate } from '#domain/time/dates.ts';

const dateInWords = (date: string) => (date ? formatLongDate(new Date(date)) : '');

/** The page, and what it is called. @throws 404 for a service that is switched off */
function show<Page extends { head: ServiceHead }>(path: ServicePath, item: Page | null | undefined) {
  if (!item) throw data(null, { status: 404 });
  const { head, ...page } = item;
  return { text: serviceText(path, head), page: fillDocument(page) };
}

export function findEmployerServices({ employerServices }: Content) {
  const { text, page } = show('/employer-services', employerServices);
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

export function findGuide({ serviceGuides }: Content, path: GuideOfServicePath) {
  const { text, page } = show(
    path,
    serviceGuides.find(({ slug }) => `/${slug}` === path),
  );
  return { path, text, guide: page, overview: null, countedOn: dateInWords(earliestCount(page.times ?? [])) };
}

export type GuideOfServicePath = '/permanent-recruitment' | '/contract-staffing' | '/executive-search';

export const findCoaching = ({ careerCoaching }: Content) => show('/career-coaching', careerCoaching);

export const findInternational = ({ international }: Content) => show('/international', international);

export const findSectorPage = ({ sectorPages }: Content, category: JobCategory) =>
  show(
    `/${category}`,
    sectorPages.find(({ slug }) => slug === category),
  );
