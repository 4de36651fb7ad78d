/** The guides stay on the server: a page sends its own, and none of the others. */
import { serviceTimes } from '#content/claims.ts';
import { careerCoaching } from '#content/services/career-coaching.ts';
import { contractStaffing } from '#content/services/contract-staffing.ts';
import { costs, employerServices, serviceEntries } from '#content/services/employer-services.ts';
import { executiveSearch } from '#content/services/executive-search.ts';
import { permanentRecruitment } from '#content/services/permanent-recruitment.ts';
import type { ServiceGuide } from '#content/services/service-guide.ts';
import { claimsIn } from '#db/content/claim.ts';
import type { Content } from '#db/content/content.ts';
import { earliestCount } from '#domain/site/claim.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { GuidePath } from './components/guide/guide-links.ts';

const guides: Record<GuidePath, ServiceGuide> = {
  '/employer-services': employerServices,
  '/permanent-recruitment': permanentRecruitment,
  '/contract-staffing': contractStaffing,
  '/executive-search': executiveSearch,
  '/career-coaching': careerCoaching,
};

const isGuidePath = (path: string): path is GuidePath => Object.hasOwn(guides, path);

const dateInWords = (date: string) => formatLongDate(new Date(date));

/** What the page at this address shows. Throws for an address that is not one of theirs. */
export function findGuide(content: Pick<Content, 'claims'>, pathname: string) {
  const path = pathname.replace(/\/$/, '');
  if (!isGuidePath(path)) throw new Error(`No service has the address ${path}`);
  const guide = guides[path];
  return {
    path,
    guide,
    // The overview has all of the times.
    countedOn: dateInWords(earliestCount(guide.times ?? Object.values(serviceTimes))),
    overview:
      path === '/employer-services'
        ? { entries: serviceEntries, claims: claimsIn(content, 'employer-services'), costs }
        : null,
  };
}
