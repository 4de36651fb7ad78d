/** Clients of the agency, and what they read by a private link. The list itself is on the rail (../desk.ts). */
import type { PageRow } from '#app/pages/row.ts';

/** Never sent: its page says that the link does not work. */
const token = '0000000000000000000000000000000000000000000000000000000000000000';

export const clientsPages = {
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
    // Answers are marked as read one after the other.
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
    // A client answers about one candidate after the other; the limit is that of the answer itself.
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
} as const satisfies Record<string, PageRow>;
