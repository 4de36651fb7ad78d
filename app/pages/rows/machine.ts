/** Files, feeds and addresses for scripts. */
import type { PageRow } from '#app/pages/row.ts';

export const machinePages = {
  '/cvs/:id': {
    module: 'routes/machine/cv.ts',
    readers: 'owners',
    sample: { id: 'cv_of_candidate' },
    metrics: 'downloads',
  },
  '/enquiry-files/:id': {
    module: 'routes/machine/enquiry-file.ts',
    readers: 'admins',
    sample: { id: 'enquiry_file' },
    metrics: 'downloads',
  },
  '/logos/:id': {
    module: 'routes/machine/logo.ts',
    readers: 'anyone',
    sample: { id: 'logo_of_employer' },
    metrics: 'pictures',
    isReturnable: false,
  },
  '/rss.xml': {
    module: 'routes/machine/feeds/rss.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/jobs-feed.xml': {
    module: 'routes/machine/feeds/jobs-feed.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/sitemap.xml': {
    module: 'routes/machine/feeds/sitemap.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/sitemaps/:part': {
    module: 'routes/machine/feeds/sitemap-part.ts',
    readers: 'anyone',
    sample: { part: 'pages.xml' },
    metrics: 'feeds',
  },
  '/robots.txt': {
    module: 'routes/machine/robots.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/.well-known/security.txt': {
    module: 'routes/machine/security-txt.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/og/jobs/:id': {
    module: 'routes/machine/share-images/job-share-image.ts',
    readers: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'pictures',
    isReturnable: false,
  },
  '/og/page': {
    module: 'routes/machine/share-images/page-share-image.ts',
    readers: 'anyone',
    metrics: 'pictures',
    sample: { '?': 'path=/' },
    isReturnable: false,
  },
  '/og/articles/:slug': {
    module: 'routes/machine/share-images/article-share-image.ts',
    readers: 'anyone',
    sample: { slug: 'how-to-write-a-job-advert' },
    metrics: 'pictures',
    isReturnable: false,
  },
  '/api/csp-violations': {
    module: 'routes/machine/reports/csp-violations.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/browser-errors': {
    module: 'routes/machine/reports/browser-errors.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/session': {
    module: 'routes/machine/session.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/verify-bootstrap-admin': {
    module: 'routes/machine/verify-bootstrap-admin.ts',
    senders: 'visitors',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/passkey-challenge': {
    module: 'routes/machine/passkey-challenge.ts',
    senders: 'second-factor',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/job-views/:id': {
    module: 'routes/machine/job-views.ts',
    senders: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'api',
    isReturnable: false,
  },
  '/api/job-previews/:id': {
    module: 'routes/machine/job-preview.ts',
    readers: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'api',
    isReturnable: false,
  },
  '/api/job-count': {
    module: 'routes/machine/job-count.ts',
    readers: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/human-check/:action': {
    module: 'routes/machine/human-check.ts',
    readers: 'anyone',
    sample: { action: 'sign_up' },
    metrics: 'api',
    isReturnable: false,
  },
  '/api/push-subscription': {
    module: 'routes/machine/push-subscription.ts',
    // Also accounts that wait for approval: to be told of it.
    senders: 'waiting',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/measurements': {
    module: 'routes/machine/reports/measurements.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/security-reports': {
    module: 'routes/machine/reports/security-reports.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/manifest.webmanifest': {
    module: 'routes/machine/manifest.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/api/assistant': {
    module: 'routes/machine/assistant.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
} as const satisfies Record<string, PageRow>;
