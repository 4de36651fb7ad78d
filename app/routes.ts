/** MAP 1: every URL of the site, grouped by audience. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Paths that later work fills. They answer with an honest page, so that no link on the site is dead. */
const comingPage = (path: string) => route(path, 'routes/public/coming-page.tsx', { id: `coming/${path}` });

export default [
  // Anyone
  index('routes/public/home.tsx'),
  route('jobs', 'routes/public/jobs.tsx'),
  route('jobs/:id', 'routes/public/job.tsx'),
  route('search', 'routes/public/search.tsx'),
  route('jobs/:id/apply', 'routes/public/apply.tsx'),
  comingPage('about'),
  comingPage('contact'),
  comingPage('employer-services'),
  comingPage('permanent-recruitment'),
  comingPage('contract-staffing'),
  comingPage('executive-search'),
  comingPage('career-coaching'),
  comingPage('white-collar'),
  comingPage('blue-collar'),
  comingPage('international'),
  comingPage('locations/:city'),
  comingPage('industries/:industry'),
  comingPage('tools'),
  comingPage('blog'),
  comingPage('blog/category/:category'),
  comingPage('blog/:slug'),
  comingPage('privacy-policy'),
  comingPage('cookie-policy'),
  comingPage('terms-of-service'),
  comingPage('accessibility'),
  comingPage('complaints'),
  comingPage('sitemap'),
  comingPage('mobile-demo'),

  // Signing in and accounts
  comingPage('candidate-login'),
  comingPage('employer-login'),
  comingPage('profile'),
  comingPage('job-swipe'),

  // Employers and administrators
  comingPage('employer/jobs/new'),
  comingPage('admin'),

  // Machines
  route('jobs-feed.xml', 'routes/machine/jobs-feed.ts'),
  route('sitemap.xml', 'routes/machine/sitemap.ts'),
  route('robots.txt', 'routes/machine/robots.ts'),
  route('og/jobs/:id', 'routes/machine/job-share-image.ts'),
  route('og/page', 'routes/machine/page-share-image.ts'),
  route('api/csp-violations', 'routes/machine/csp-violations.ts'),
  route('api/browser-errors', 'routes/machine/browser-errors.ts'),

  // Development
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('dev/mail', 'routes/dev/mail.tsx'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
