/** The pages of the administrators' desk, in the order of their tabs. */
import { href } from 'react-router';
import { originOf, pageMeta } from '#app/site/seo.ts';

export const SECTIONS = {
  accounts: {
    path: href('/admin'),
    label: 'Accounts',
    title: 'Admin Dashboard',
    description: 'Every account, newest first: approve, reject or delete.',
  },
  jobs: {
    path: href('/admin/jobs'),
    label: 'Jobs',
    title: 'All jobs',
    description: 'Every job of every employer, whatever its status.',
  },
  applications: {
    path: href('/admin/applications'),
    label: 'Applications',
    title: 'All applications',
    description: 'Every application for every job, newest first.',
  },
  enquiries: {
    path: href('/admin/enquiries'),
    label: 'Enquiries',
    title: 'Enquiries',
    description: 'What employers, candidates and others have sent to the agency, newest first.',
  },
  dataRequests: {
    path: href('/admin/data-requests'),
    label: 'Data requests',
    title: 'Data requests',
    description: 'What people ask about their own data, and complaints about it, by the day an answer is due.',
  },
  messages: {
    path: href('/admin/messages'),
    label: 'Words',
    title: 'Words to candidates',
    description: 'What candidates are told about their applications.',
  },
  measurement: {
    path: href('/admin/measurement'),
    label: 'Measurement',
    title: 'Measurement',
    description: 'Visits, pages, jobs and speed, from people who agreed to be counted.',
  },
  consentReceipts: {
    path: href('/admin/consent-receipts'),
    label: 'Consent receipts',
    title: 'Consent receipts',
    description: 'What visitors agreed to and when, without who they are.',
  },
  securityEvents: {
    path: href('/admin/security-events'),
    label: 'Security events',
    title: 'Security events',
    description: 'Who signed in or tried to, and what looked suspicious.',
  },
  cspReports: {
    path: href('/admin/csp-reports'),
    label: 'CSP reports',
    title: 'CSP reports',
    description: 'What browsers say the content security policy stopped.',
  },
  auditTrail: {
    path: href('/admin/audit-trail'),
    label: 'Audit trail',
    title: 'Audit trail',
    description: 'Who did what to which account, job, application or enquiry, and when.',
  },
} as const;

export const findSection = (pathname: string) => Object.values(SECTIONS).find(({ path }) => path === pathname);

/** None of these pages is for search engines. */
export function deskMeta(
  { path, title, description }: { path: string; title: string; description: string },
  matches: Parameters<typeof originOf>[0],
) {
  return pageMeta({
    publicOrigin: originOf(matches),
    path,
    title: title === 'Admin Dashboard' ? title : `${title} · Admin Dashboard`,
    description,
    keywords: 'administration',
    noindex: true,
  });
}
