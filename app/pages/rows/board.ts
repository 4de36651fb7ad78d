/** Home, the job board and the search. */
import type { PageRow } from '#app/pages/row.ts';

export const boardPages = {
  '/': {
    module: 'routes/public/home.tsx',
    readers: 'anyone',
    metrics: 'home',
    measuredAs: 'Home',
    texts: {
      name: 'Home',
      title: 'Recruitment for office and site work in the UK',
      description:
        'Search permanent and temporary jobs across the UK, or ask {agency} to find people for your team. Free for candidates.',
      keywords:
        'recruitment agency UK, jobs, white collar jobs, blue collar jobs, permanent recruitment, temporary staff',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'weekly', priority: '1.0', jobs: 'all' },
    offline: { isInShell: true },
  },
  '/jobs': {
    module: 'routes/public/jobs/jobs.tsx',
    readers: 'anyone',
    metrics: 'board',
    measuredAs: 'Job board',
    texts: {
      name: 'Job Postings',
      title: 'Jobs across the UK',
      description:
        'Search current white collar and blue collar jobs across the UK by word, place, pay and type of work.',
      keywords: 'UK jobs, job board, white collar jobs, blue collar jobs, temporary jobs, permanent jobs',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'daily', priority: '0.8', jobs: 'all' },
    navigation: [{ menu: 'jobs', label: 'Jobs', text: 'Every open job, with filters' }],
  },
  '/jobs/:id': {
    module: 'routes/public/jobs/job.tsx',
    readers: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'job',
    measuredAs: 'A job',
  },
  '/jobs/:id/apply': {
    module: 'routes/public/jobs/apply.tsx',
    readers: 'anyone',
    senders: 'candidates',
    sample: { id: 'open_job' },
    metrics: 'apply',
    measuredAs: 'Apply for a job',
    form: { measuredAs: 'apply', upload: 'cv' },
  },
  '/jobs/:id/apply/without-account': {
    module: 'routes/public/jobs/apply-as-guest.tsx',
    readers: 'anyone',
    senders: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'apply',
    measuredAs: 'Apply without an account',
    form: { measuredAs: 'apply-without-account', upload: 'cv' },
    offline: { sendsLater: true },
  },
  '/jobs/:id/apply/sent': {
    module: 'routes/public/jobs/application-sent.tsx',
    readers: 'anyone',
    sample: { id: 'open_job' },
    metrics: 'apply',
    measuredAs: 'Applied without an account',
  },
  '/equality-monitoring': {
    module: 'routes/public/jobs/equality-monitoring.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'apply',
    measuredAs: 'Equality monitoring',
    texts: {
      name: 'Equality monitoring',
      description: 'A few optional questions after applying, counted without a name.',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/cv-reading': {
    module: 'routes/public/jobs/read-cv.ts',
    senders: 'anyone',
    metrics: 'apply',
    form: { upload: 'cv' },
  },
  '/my-application': {
    module: 'routes/public/jobs/my-application.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'apply',
    measuredAs: 'Application without an account',
    form: { upload: 'cv' },
    texts: {
      name: 'Your application',
      description: 'Follow, correct or withdraw an application that was sent without an account.',
      keywords: 'job application',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/search': {
    module: 'routes/public/search.tsx',
    readers: 'anyone',
    metrics: 'board',
    measuredAs: 'Search',
    texts: {
      name: 'Search',
      title: 'Search this site',
      description: 'Search the jobs, articles and pages of {agency}.',
      keywords: 'search jobs, search {agency}',
      updatedOn: '2026-11-21',
    },
  },
} as const satisfies Record<string, PageRow>;
