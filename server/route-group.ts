/**
 * Which part of the site an address belongs to, for figures: a dozen words, whatever strangers ask for. The stored pages
 * come through here as well, so it takes no more than a look into a map.
 */
import { cities } from '#content/cities.ts';

export type RouteGroup =
  | 'home'
  | 'board'
  | 'job'
  | 'apply'
  | 'pages'
  | 'sign_in'
  | 'account'
  | 'candidate'
  | 'employer'
  | 'desk'
  | 'downloads'
  | 'feeds'
  | 'pictures'
  | 'api'
  | 'assets'
  | 'probes'
  | 'development'
  | 'other';

/** By the first part of the path, as app/routes.ts has it. */
const GROUPS: Record<Exclude<RouteGroup, 'other' | 'job' | 'apply'>, readonly string[]> = {
  home: ['', '_root'],
  board: ['jobs', 'search'],
  pages: [
    'about',
    'contact',
    'request-talent',
    'send-your-cv',
    'request-coaching',
    'enquiry-sent',
    'confirm-enquiry',
    'employer-services',
    'permanent-recruitment',
    'contract-staffing',
    'executive-search',
    'career-coaching',
    'white-collar',
    'blue-collar',
    'international',
    'locations',
    'industries',
    'tools',
    'blog',
    'privacy-policy',
    'cookie-policy',
    'terms-of-service',
    'accessibility',
    'complaints',
    'sitemap',
    'mobile-demo',
    'cookie-settings',
    'offline',
    'saved-offline',
    'data-protection',
    ...cities.map(({ slug }) => slug),
  ],
  sign_in: [
    'candidate-login',
    'candidate-sign-up',
    'employer-login',
    'employer-sign-up',
    'confirm-email',
    'resend-confirmation',
    'forgot-password',
    'reset-password',
    'confirm-new-email',
    'passkey',
    'logout',
  ],
  account: ['account', 'account-status'],
  candidate: ['profile', 'applications', 'job-swipe'],
  employer: ['employer'],
  desk: ['admin'],
  downloads: ['cvs', 'enquiry-files'],
  feeds: ['rss.xml', 'jobs-feed.xml', 'sitemap.xml', 'sitemaps', 'robots.txt', '.well-known', 'manifest.webmanifest'],
  pictures: ['og'],
  api: ['api', '__manifest'],
  assets: ['assets', 'icons', 'screenshots', 'service-worker.js', 'favicon.svg', 'feed-image.png'],
  probes: ['livez', 'readyz', 'metrics'],
  development: ['dev'],
};

const groupOfFirst = new Map(
  Object.entries(GROUPS).flatMap(([group, names]) => names.map((name) => [name, group as RouteGroup] as const)),
);

/** @param url as it was asked for, with or without its query; whatever the router adds for data alone is passed over */
export function groupOf(url: string): RouteGroup {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const end = path.indexOf('/', 1);
  const first = end === -1 ? path.slice(1) : path.slice(1, end);
  const group = groupOfFirst.get(first.endsWith('.data') ? first.slice(0, -5) : first) ?? 'other';
  return first === 'jobs' && end !== -1 ? groupOfJob(path.slice(end + 1)) : group;
}

/** @param rest of the address of one job, without '/jobs/' */
function groupOfJob(rest: string): RouteGroup {
  const slash = rest.indexOf('/');
  if (slash === -1) return 'job';
  const what = rest.slice(slash + 1).replace(/\.data$/, '');
  if (what === 'apply') return 'apply';
  return what === 'like' ? 'candidate' : 'employer';
}
