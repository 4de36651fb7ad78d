/** The administrators' desk. Each row stands in the frame of `routes/admin/layout.tsx`. */
import type { PageRow } from '#app/pages/row.ts';

export const deskPages = {
  '/admin': {
    module: 'routes/admin/today.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Admin Dashboard',
      description: 'Today: the people, enquiries and applications that wait, and what closes this week.',
    },
    navigation: [
      { menu: 'admin', label: 'Admin Dashboard' },
      { menu: 'desk', label: 'Today' },
    ],
  },
  '/admin/accounts': {
    module: 'routes/admin/accounts/accounts.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'People',
      description: 'Every account, newest first: approve, reject or delete.',
    },
    navigation: [{ menu: 'desk', label: 'People' }],
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
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'All jobs',
      description: 'Every job of every employer, whatever its status.',
    },
    navigation: [{ menu: 'desk', label: 'Jobs' }],
  },
  '/admin/applications': {
    module: 'routes/admin/applications.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'All applications',
      description: 'Every application for every job, newest first.',
    },
    navigation: [{ menu: 'desk', label: 'Applications' }],
  },
  '/admin/enquiries': {
    module: 'routes/admin/enquiries/enquiries.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Enquiries',
      description: 'What employers, candidates and others have sent to the agency, newest first.',
    },
    navigation: [{ menu: 'desk', label: 'Enquiries' }],
  },
  '/admin/enquiries/:id': {
    module: 'routes/admin/enquiries/enquiry.tsx',
    readers: 'admins',
    senders: 'admins',
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
  '/admin/messages': {
    module: 'routes/admin/messages/messages.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Words to candidates',
      description: 'What candidates are told about their applications.',
    },
    navigation: [{ menu: 'deskSettings', label: 'Words to candidates' }],
  },
  '/admin/messages/:status': {
    module: 'routes/admin/messages/message.tsx',
    readers: 'admins',
    senders: 'admins',
    sample: { status: 'shortlisted' },
    metrics: 'desk',
  },
  '/admin/measurement': {
    module: 'routes/admin/measurement.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Measurement',
      description: 'Visits, pages, jobs and speed, from people who agreed to be counted.',
    },
    navigation: [{ menu: 'deskSystem', label: 'Measurement' }],
  },
  '/admin/consent-receipts': {
    module: 'routes/admin/consent-receipts.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Consent receipts',
      description: 'What visitors agreed to and when, without who they are.',
    },
    navigation: [{ menu: 'deskSystem', label: 'Consent receipts' }],
  },
  '/admin/security-events': {
    module: 'routes/admin/security-events.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Security events',
      description: 'Who signed in or tried to, and what looked suspicious.',
    },
    navigation: [{ menu: 'deskSystem', label: 'Security events' }],
  },
  '/admin/csp-reports': {
    module: 'routes/admin/csp-reports.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'CSP reports',
      description: 'What browsers say the content security policy stopped.',
    },
    navigation: [{ menu: 'deskSystem', label: 'CSP reports' }],
  },
  '/admin/audit-trail': {
    module: 'routes/admin/audit-trail.tsx',
    readers: 'admins',
    metrics: 'desk',
    texts: {
      name: 'Audit trail',
      description: 'Who did what to which account, job, application or enquiry, and when.',
    },
    navigation: [{ menu: 'deskSystem', label: 'Audit trail' }],
  },
} as const satisfies Record<string, PageRow>;
