/** The desk of the agency. Each row stands in the frame of `routes/admin/layout.tsx`. */
import type { PageRow } from '#app/pages/row.ts';

export const deskPages = {
  '/admin': {
    module: 'routes/admin/today.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Admin Dashboard',
      description: 'Today: the people, enquiries and applications that wait, and what closes this week.',
    },
    navigation: [
      { menu: 'admin', label: 'Admin Dashboard' },
      { menu: 'consultant', label: 'Admin Dashboard' },
      { menu: 'desk', label: 'Today' },
    ],
  },
  '/admin/people': {
    module: 'routes/admin/people/people.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'People',
      description: 'Everyone the agency knows: with an account, from an application or a form.',
    },
    navigation: [{ menu: 'desk', label: 'People' }],
  },
  '/admin/people/:id': {
    module: 'routes/admin/people/person.tsx',
    readers: 'consultants',
    sample: { id: 'person' },
    metrics: 'desk',
  },
  '/admin/pipeline': {
    module: 'routes/admin/pipeline/pipeline.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Pipeline',
      description: 'Every application for every job, with and without an account: read, decide, go to the next.',
    },
    navigation: [{ menu: 'desk', label: 'Pipeline' }],
  },
  '/admin/pipeline/:id/cv': {
    module: 'routes/admin/pipeline/cv.tsx',
    readers: 'consultants',
    sample: { id: 'application_of_candidate' },
    metrics: 'desk',
    texts: { name: 'Read the CV' },
  },
  '/admin/pipeline/:id/move': {
    module: 'routes/admin/pipeline/move.ts',
    senders: 'consultants',
    sample: { id: 'application_of_agency' },
    metrics: 'desk',
    form: { isGuarded: false },
  },
  '/admin/interviews': {
    module: 'routes/admin/interviews/interviews.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Interviews',
      description: 'What is coming, what waits for an answer, and what is past.',
    },
    navigation: [{ menu: 'desk', label: 'Interviews' }],
  },
  '/admin/interviews/:id': {
    module: 'routes/admin/interviews/interview.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'interview' },
    metrics: 'desk',
  },
  '/admin/applications/:id/interview': {
    module: 'routes/admin/interviews/offer-interview.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'application_of_agency' },
    metrics: 'desk',
  },
  '/admin/clients': {
    module: 'routes/admin/clients/clients.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Clients',
      description: 'The companies we fill jobs for: their contacts, terms, shortlists and placements.',
    },
    navigation: [{ menu: 'desk', label: 'Clients' }],
  },
  '/admin/accounts': {
    module: 'routes/admin/accounts/accounts.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Accounts',
      description: 'Every account, newest first: approve, reject or delete.',
    },
    navigation: [{ menu: 'desk', label: 'Accounts' }],
  },
  '/admin/accounts/:id/approve': {
    module: 'routes/admin/accounts/approve-account.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { id: 'waiting_account' },
    metrics: 'desk',
  },
  '/admin/accounts/:id/reject': {
    module: 'routes/admin/accounts/reject-account.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { id: 'waiting_account' },
    metrics: 'desk',
  },
  '/admin/accounts/:id/delete': {
    module: 'routes/admin/accounts/delete-account.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { id: 'waiting_account' },
    metrics: 'desk',
  },
  '/admin/accounts/:id/logo': {
    module: 'routes/admin/accounts/take-down-logo.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { id: 'waiting_account' },
    metrics: 'desk',
  },
  '/admin/jobs': {
    module: 'routes/admin/jobs.tsx',
    readers: 'consultants',
    senders: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'All jobs',
      description: 'Every job of every employer, whatever its status.',
    },
    navigation: [{ menu: 'desk', label: 'Jobs' }],
  },
  '/admin/applications': {
    module: 'routes/admin/applications.ts',
    readers: 'consultants',
    metrics: 'desk',
  },
  '/admin/enquiries': {
    module: 'routes/admin/enquiries/enquiries.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Enquiries',
      description: 'What employers, candidates and others have sent to the agency, newest first.',
    },
    navigation: [{ menu: 'desk', label: 'Enquiries' }],
  },
  '/admin/enquiries/:id': {
    module: 'routes/admin/enquiries/enquiry.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'enquiry' },
    metrics: 'desk',
  },
  '/admin/enquiries/:id/delete': {
    module: 'routes/admin/enquiries/delete-enquiry.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { id: 'enquiry' },
    metrics: 'desk',
  },
  '/admin/data-requests': {
    module: 'routes/admin/data-requests/data-requests.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Data requests',
      description: 'What people ask about their own data, and complaints about it, by the day an answer is due.',
    },
    navigation: [{ menu: 'desk', label: 'Data requests' }],
  },
  '/admin/data-requests/new': {
    module: 'routes/admin/data-requests/new-data-request.tsx',
    readers: 'admins',
    senders: 'admins',
    metrics: 'desk',
  },
  '/admin/data-requests/:id': {
    module: 'routes/admin/data-requests/data-request.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { id: 'data_request' },
    metrics: 'desk',
  },
  '/admin/kept-records': {
    module: 'routes/admin/data-requests/kept-records.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Kept records',
      description: 'Records of deleted accounts that the law requires us to keep.',
    },
    navigation: [{ menu: 'deskSystem', label: 'Kept records' }],
  },
} as const satisfies Record<string, PageRow>;
