/** Files, feeds and addresses for scripts. */
import type { PageRow } from './row.ts';

export const machinePages = {
  '/cvs/:id': {
    module: 'machine/cv.ts',
    readers: 'owners',
    sample: { id: 'cv_of_candidate' },
    metrics: 'downloads',
  },
  '/enquiry-files/:id': {
    module: 'machine/enquiry-file.ts',
    readers: 'admins',
    sample: { id: 'enquiry_file' },
    metrics: 'downloads',
  },
  '/rss.xml': {
    module: 'machine/rss.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/jobs-feed.xml': {
    module: 'machine/jobs-feed.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/sitemap.xml': {
    module: 'machine/sitemap.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/sitemaps/:part': {
    module: 'machine/sitemap-part.ts',
    readers: 'anyone',
    sample: { part: 'pages.xml' },
    metrics: 'feeds',
  },
  '/robots.txt': {
    module: 'machine/robots.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/.well-known/security.txt': {
    module: 'machine/security-txt.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/og/jobs/:id': {
    module: 'machine/job-share-image.ts',
    readers: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'pictures',
    isReturnable: false,
  },
  '/og/page': {
    module: 'machine/page-share-image.ts',
    readers: 'anyone',
    metrics: 'pictures',
    sample: { '?': 'path=/' },
    isReturnable: false,
  },
  '/og/articles/:slug': {
    module: 'machine/article-share-image.ts',
    readers: 'anyone',
    sample: { slug: 'how-to-write-a-job-advert' },
    metrics: 'pictures',
    isReturnable: false,
  },
  '/api/csp-violations': {
    module: 'machine/csp-violations.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/browser-errors': {
    module: 'machine/browser-errors.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/session': {
    module: 'machine/session.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/verify-bootstrap-admin': {
    module: 'machine/verify-bootstrap-admin.ts',
    senders: 'visitors',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/passkey-challenge': {
    module: 'machine/passkey-challenge.ts',
    senders: 'second-factor',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/job-views/:id': {
    module: 'machine/job-views.ts',
    senders: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'api',
    isReturnable: false,
  },
  '/api/human-check/:action': {
    module: 'machine/human-check.ts',
    readers: 'anyone',
    sample: { action: 'sign_up' },
    metrics: 'api',
    isReturnable: false,
  },
  '/api/push-subscription': {
    module: 'machine/push-subscription.ts',
    // Also accounts that wait for approval: to be told of it.
    senders: 'waiting',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/measurements': {
    module: 'machine/measurements.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/api/security-reports': {
    module: 'machine/security-reports.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
  '/manifest.webmanifest': {
    module: 'machine/manifest.ts',
    readers: 'anyone',
    metrics: 'feeds',
  },
  '/api/assistant': {
    module: 'machine/assistant.ts',
    senders: 'anyone',
    metrics: 'api',
    isReturnable: false,
  },
} as const satisfies Record<string, PageRow>;
