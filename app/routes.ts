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

  // Signing in
  route('candidate-login', 'routes/auth/candidate-login.tsx'),
  route('candidate-sign-up', 'routes/auth/candidate-sign-up.tsx'),
  route('employer-login', 'routes/auth/employer-login.tsx'),
  route('employer-sign-up', 'routes/auth/employer-sign-up.tsx'),
  route('confirm-email', 'routes/auth/confirm-email.tsx'),
  route('resend-confirmation', 'routes/auth/resend-confirmation.tsx'),
  route('forgot-password', 'routes/auth/forgot-password.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('confirm-new-email', 'routes/auth/confirm-new-email.tsx'),
  route('passkey', 'routes/auth/passkey.tsx'),
  route('logout', 'routes/auth/logout.tsx'),

  // Whoever has an account
  route('account-status', 'routes/account/account-status.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('account/password', 'routes/account/password.tsx'),
  route('account/email', 'routes/account/email.tsx'),
  route('account/passkeys', 'routes/account/passkeys.tsx'),

  // Candidates
  route('profile', 'routes/candidate/profile.tsx'),
  route('profile/liked', 'routes/candidate/liked-jobs.tsx'),
  route('profile/cv', 'routes/candidate/upload-cv.ts'),
  route('profile/cv/remove', 'routes/candidate/remove-cv.tsx'),
  route('jobs/:id/like', 'routes/candidate/like-job.ts'),
  route('applications', 'routes/candidate/applications.tsx'),
  route('applications/:id', 'routes/candidate/application.tsx'),
  route('applications/:id/withdraw', 'routes/candidate/withdraw-application.tsx'),
  route('job-swipe', 'routes/candidate/job-swipe.tsx'),
  route('job-swipe/passed', 'routes/candidate/passed-jobs.tsx'),
  route('job-swipe/cards/:id', 'routes/candidate/swipe-card.ts'),

  // Whoever posts jobs
  route('employer/jobs', 'routes/employer/jobs.tsx'),
  route('employer/jobs/new', 'routes/employer/new-job.tsx'),
  route('jobs/:id/edit', 'routes/employer/edit-job.tsx'),
  route('jobs/:id/status', 'routes/employer/job-status.tsx'),
  route('jobs/:id/copy', 'routes/employer/copy-job.tsx'),
  route('jobs/:id/delete', 'routes/employer/delete-job.tsx'),
  route('employer/jobs/:id/applications', 'routes/employer/job-applications.tsx'),
  route('employer/jobs/:id/applications.csv', 'routes/employer/job-applications-csv.ts'),
  route('employer/applications/:id', 'routes/employer/application.tsx'),
  route('employer/applications/:id/status', 'routes/employer/application-status.tsx'),
  route('employer/applications/:id/note', 'routes/employer/application-note.tsx'),
  route('employer/applications/:id/viewed', 'routes/employer/application-viewed.ts'),

  // Administrators
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/accounts.tsx'),
    route('accounts/:id/approve', 'routes/admin/approve-account.tsx'),
    route('accounts/:id/reject', 'routes/admin/reject-account.tsx'),
    route('accounts/:id/delete', 'routes/admin/delete-account.tsx'),
    route('jobs', 'routes/admin/jobs.tsx'),
    route('applications', 'routes/admin/applications.tsx'),
    route('messages', 'routes/admin/messages.tsx'),
    route('messages/:status', 'routes/admin/message.tsx'),
    route('security-events', 'routes/admin/security-events.tsx'),
    route('csp-reports', 'routes/admin/csp-reports.tsx'),
    route('audit-trail', 'routes/admin/audit-trail.tsx'),
  ]),

  // Machines, and files
  route('cvs/:id', 'routes/machine/cv.ts'),
  route('jobs-feed.xml', 'routes/machine/jobs-feed.ts'),
  route('sitemap.xml', 'routes/machine/sitemap.ts'),
  route('robots.txt', 'routes/machine/robots.ts'),
  route('og/jobs/:id', 'routes/machine/job-share-image.ts'),
  route('og/page', 'routes/machine/page-share-image.ts'),
  route('api/csp-violations', 'routes/machine/csp-violations.ts'),
  route('api/browser-errors', 'routes/machine/browser-errors.ts'),
  route('api/session', 'routes/machine/session.ts'),
  route('api/verify-bootstrap-admin', 'routes/machine/verify-bootstrap-admin.ts'),
  route('api/passkey-challenge', 'routes/machine/passkey-challenge.ts'),
  route('api/job-views/:id', 'routes/machine/job-views.ts'),
  route('api/human-check/:action', 'routes/machine/human-check.ts'),

  // Development
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('dev/mail', 'routes/dev/mail.tsx'),
  route('dev/mail/:id', 'routes/dev/mail-detail.tsx'),

  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig;
