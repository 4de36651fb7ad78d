/** Employers and administrators: jobs and the applications for them. */
import type { PageRow } from '#app/pages/row.ts';

export const employerPages = {
  '/employer/jobs': {
    module: 'routes/employer/jobs.tsx',
    readers: 'posters',
    metrics: 'employer',
    measuredAs: 'My jobs',
    texts: { name: 'My jobs' },
    navigation: [
      { menu: 'employer', label: 'My jobs' },
      { menu: 'admin', label: 'The agency’s jobs' },
    ],
  },
  '/employer/applications': {
    module: 'routes/employer/applications/applications.tsx',
    readers: 'posters',
    metrics: 'employer',
    measuredAs: 'Applications received',
    texts: { name: 'Applications' },
    navigation: [{ menu: 'employer', label: 'Applications' }],
  },
  '/employer/jobs/new': {
    module: 'routes/employer/new-job.tsx',
    readers: 'posters',
    senders: 'posters',
    metrics: 'employer',
    measuredAs: 'Post a job',
    form: { measuredAs: 'post-job' },
    texts: {
      name: 'Post a job',
      description: 'Advertise a job with {agency}.',
      keywords: 'post a job, advertise a vacancy UK',
      updatedOn: '2026-11-24',
    },
    navigation: [
      { menu: 'postJob', label: 'Post a job' },
      { menu: 'employer', label: 'Post a job' },
      { menu: 'admin', label: 'Post a job' },
    ],
  },
  '/employer/jobs/:id/preview': {
    module: 'routes/employer/job-preview.tsx',
    readers: 'owners',
    sample: { id: 'draft_of_employer' },
    metrics: 'employer',
    measuredAs: 'Preview a job',
  },
  '/jobs/:id/edit': {
    module: 'routes/employer/edit-job.tsx',
    readers: 'owners',
    senders: 'owners',
    sample: { id: 'draft_of_employer' },
    metrics: 'employer',
    measuredAs: 'Edit a job',
  },
  '/jobs/:id/status': {
    module: 'routes/employer/job-status.tsx',
    readers: 'owners',
    senders: 'owners',
    sample: { id: 'draft_of_employer' },
    metrics: 'employer',
    measuredAs: 'Close or reopen a job',
    texts: {
      name: 'Open or close a job',
    },
  },
  '/jobs/:id/copy': {
    module: 'routes/employer/copy-job.tsx',
    readers: 'owners',
    senders: 'owners',
    sample: { id: 'draft_of_employer' },
    metrics: 'employer',
    measuredAs: 'Copy a job',
    texts: {
      name: 'Copy job',
    },
  },
  '/jobs/:id/delete': {
    module: 'routes/employer/delete-job.tsx',
    readers: 'owners',
    senders: 'owners',
    sample: { id: 'draft_of_employer' },
    metrics: 'employer',
    measuredAs: 'Delete a job',
    texts: {
      name: 'Delete job',
    },
  },
  '/employer/jobs/:id/applications': {
    module: 'routes/employer/applications/job-applications.tsx',
    readers: 'owners',
    sample: { id: 'job_of_employer' },
    metrics: 'employer',
    measuredAs: 'Applications for a job',
  },
  '/employer/jobs/:id/applications.csv': {
    module: 'routes/employer/applications/job-applications-csv.ts',
    readers: 'owners',
    sample: { id: 'job_of_employer' },
    metrics: 'employer',
  },
  '/employer/applications/:id': {
    module: 'routes/employer/applications/application.tsx',
    readers: 'owners',
    sample: { id: 'application_of_candidate' },
    metrics: 'employer',
    measuredAs: 'An application received',
  },
  '/employer/applications/:id/status': {
    module: 'routes/employer/applications/application-status.tsx',
    readers: 'owners',
    senders: 'owners',
    sample: { id: 'application_of_candidate' },
    metrics: 'employer',
    measuredAs: 'Status of an application',
    texts: {
      name: 'Change the status',
    },
  },
  '/employer/applications/:id/note': {
    module: 'routes/employer/applications/application-note.tsx',
    readers: 'owners',
    senders: 'owners',
    sample: { id: 'application_of_candidate' },
    metrics: 'employer',
    measuredAs: 'Note on an application',
    texts: {
      name: 'Note on an application',
    },
  },
  '/employer/applications/:id/viewed': {
    module: 'routes/employer/applications/application-viewed.ts',
    senders: 'owners',
    sample: { id: 'application_of_candidate' },
    metrics: 'employer',
  },
} as const satisfies Record<string, PageRow>;
