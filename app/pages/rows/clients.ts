import type { PageRow } from '#app/pages/row.ts';

/** Not a valid token: its page says that the link does not work. */
const token = '2222222222222222222222222222222222222222222222222222222222222222';

export const clientsPages = {
  '/admin/clients': {
    module: 'routes/admin/clients/clients.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Clients',
      description: 'The companies we fill jobs for: their contacts, terms, shortlists and placements.',
    },
  },
  '/admin/clients/new': {
    module: 'routes/admin/clients/new-client.tsx',
    readers: 'consultants',
    senders: 'consultants',
    metrics: 'desk',
  },
  '/admin/clients/:id': {
    module: 'routes/admin/clients/client.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'client' },
    metrics: 'desk',
    form: { isGuarded: false },
  },
  '/admin/shortlists/new': {
    module: 'routes/admin/clients/new-shortlist.tsx',
    readers: 'consultants',
    senders: 'consultants',
    metrics: 'desk',
  },
  '/admin/shortlists/:id': {
    module: 'routes/admin/clients/shortlist.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'shortlist' },
    metrics: 'desk',
    // Replies are marked as read in quick succession.
    form: { isGuarded: false },
  },
  '/admin/applications/:id/placement': {
    module: 'routes/admin/clients/new-placement.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'application_of_agency' },
    metrics: 'desk',
  },
  '/admin/placements/:id': {
    module: 'routes/admin/clients/placement.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'placement' },
    metrics: 'desk',
  },
  '/shortlists/:token': {
    module: 'routes/public/shortlists/shortlist.tsx',
    readers: 'anyone',
    senders: 'anyone',
    sample: { token },
    metrics: 'pages',
    measuredAs: 'Read a shortlist',
    isReturnable: false,
    offline: { isKept: false },
    // A client reviews many candidates in quick succession; the command has its own limit.
    form: { isGuarded: false },
  },
  '/shortlists/:token/cv/:position': {
    module: 'routes/public/shortlists/shortlist-cv.ts',
    readers: 'anyone',
    sample: { token, position: '1' },
    metrics: 'downloads',
    isReturnable: false,
    offline: { isKept: false },
  },
  '/admin/introductions': {
    module: 'routes/admin/introductions/introductions.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Introductions',
      description: 'Checks to complete before sending a candidate’s details to a client, and what you’ve sent.',
    },
  },
  '/admin/introductions/pack': {
    module: 'routes/admin/introductions/pack.ts',
    senders: 'admins',
    metrics: 'desk',
  },
  '/admin/introductions/:id': {
    module: 'routes/admin/introductions/introduction.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'introduction' },
    metrics: 'desk',
    form: { isGuarded: false },
  },
  '/admin/applications/:id/introduction': {
    module: 'routes/admin/introductions/open-introduction.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'application_of_agency' },
    metrics: 'desk',
  },
  '/admin/assignments': {
    module: 'routes/admin/assignments/assignments.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Assignments',
      description: 'Temporary workers: where they work, and who is near the twelfth week.',
    },
  },
  '/admin/assignments/:id': {
    module: 'routes/admin/assignments/assignment.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'assignment' },
    metrics: 'desk',
    form: { isGuarded: false },
  },
  '/admin/people/:id/assignment': {
    module: 'routes/admin/assignments/start-assignment.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'person' },
    metrics: 'desk',
  },
  '/admin/people/:id/key-information': {
    module: 'routes/admin/assignments/key-information.tsx',
    readers: 'consultants',
    senders: 'consultants',
    sample: { id: 'person' },
    metrics: 'desk',
  },
  '/admin/key-information/:id': {
    module: 'routes/admin/assignments/key-information-file.ts',
    readers: 'consultants',
    sample: { id: 'key_information' },
    metrics: 'desk',
  },
  '/admin/reports': {
    module: 'routes/admin/reports/reports.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: {
      name: 'Reports',
      description: 'Reply times, stages reached, application sources and jobs without activity.',
    },
  },
  '/admin/reports/applications': {
    module: 'routes/admin/reports/applications.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: { name: 'Applications in a figure' },
  },
  '/admin/reports/filled-jobs': {
    module: 'routes/admin/reports/filled-jobs.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: { name: 'Jobs filled' },
  },
  '/admin/reports/quiet-jobs': {
    module: 'routes/admin/reports/quiet-jobs.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: { name: 'Open jobs without activity' },
  },
  '/admin/reports/overrides': {
    module: 'routes/admin/reports/overrides.tsx',
    readers: 'consultants',
    metrics: 'desk',
    texts: { name: 'Advert check overrides' },
  },
  '/admin/reports/:file': {
    module: 'routes/admin/reports/figure-file.ts',
    readers: 'consultants',
    sample: { file: 'replies.csv' },
    metrics: 'desk',
  },
} as const satisfies Record<string, PageRow>;
