/**
 * Groups of similar pages: one component lays them out, or they consist of the same parts. The short form runs axe-core on the first of
 * each group and on every ungrouped page; `npm run test:full` checks all.
 */
const TEMPLATES: Record<string, readonly [string, ...string[]]> = {
  HomePage: ['', 'contact'],
  EmployerService: ['employer-services', 'permanent-recruitment', 'contract-staffing', 'executive-search'],
  Collar: ['white-collar', 'blue-collar'],
  LegalPage: ['privacy-policy', 'cookie-policy', 'terms-of-service', 'accessibility', 'complaints'],
  EnquiryPage: ['send-your-cv', 'request-talent', 'request-coaching'],
  Sent: ['enquiry-sent', 'data-protection/sent'],
  ConfirmByPress: ['confirm-enquiry', 'data-protection/confirm'],
  LoginPage: ['candidate-login', 'employer-login'],
  SignUpPage: ['candidate-sign-up', 'employer-sign-up'],
  MailRequestPage: ['forgot-password', 'resend-confirmation'],
  ExpiredLink: ['reset-password', 'confirm-email', 'confirm-new-email'],
  AccountForm: ['account/password', 'account/email', 'account/delete'],
  LikedList: ['profile/liked', 'job-swipe/passed'],
  Question: [
    'applications/:id/withdraw',
    'profile/cv/remove',
    'admin/enquiries/:id/delete',
    'admin/people/:id/delete',
    'admin/media/:id/delete',
    'admin/accounts/:id/logo',
    'employer/logo/remove',
    'logout',
  ],
  JobForm: ['employer/jobs/new', 'jobs/:id/edit'],
  JobQuestion: ['jobs/:id/status', 'jobs/:id/confirm', 'jobs/:id/copy', 'jobs/:id/delete'],
  ReceivedHead: ['employer/applications/:id/status', 'employer/applications/:id/note'],
  AccountQuestionPage: ['admin/accounts/:id/approve', 'admin/accounts/:id/reject', 'admin/accounts/:id/delete'],
  ListWithChoices: [
    'admin',
    'admin/jobs',
    'admin/enquiries',
    'admin/data-requests',
    'admin/interviews',
    'admin/introductions',
    'admin/assignments',
    'admin/clients',
    'admin/people/lists',
    'admin/people/duplicates',
  ],
  FormOfDesk: [
    'admin/people/new',
    'admin/people/put-forward',
    'admin/clients/new',
    'admin/shortlists/new',
    'admin/data-requests/new',
    'admin/staff/invite',
    'admin/people/:id/facts',
    'admin/people/:id/assignment',
    'admin/people/:id/key-information',
    'admin/applications/:id/interview',
    'admin/applications/:id/introduction',
    'admin/applications/:id/placement',
    'admin/pipeline/:id/write',
    'admin/templates/:id',
  ],
  RecordOfDesk: [
    'admin/clients/:id',
    'admin/interviews/:id',
    'admin/introductions/:id',
    'admin/assignments/:id',
    'admin/placements/:id',
    'admin/enquiries/:id',
    'admin/data-requests/:id',
    'admin/staff/invitations/:id',
  ],
  ByLink: ['introductions/:token', 'interviews/:token', 'shortlists/:token', 'alerts/manage'],
  LinkOfAnAlert: ['alerts/confirm', 'alerts/stop', 'confirm-jobs'],
  ReportedRows: [
    'admin/reports/applications',
    'admin/reports/filled-jobs',
    'admin/reports/quiet-jobs',
    'admin/reports/overrides',
  ],
  ListOfRecords: [
    'admin/audit-trail',
    'admin/consent-receipts',
    'admin/kept-records',
    'admin/csp-reports',
    'admin/security-events',
  ],
};

const alike = new Set(Object.values(TEMPLATES).flatMap(([, ...others]) => others));

/** @param pattern as in app/routes.ts */
export const isLikeAnother = (pattern: string): boolean => alike.has(pattern);

/** Throws if a group names a page that no longer exists. */
export function checkTemplates(patterns: readonly string[]): void {
  const unknown = Object.values(TEMPLATES)
    .flat()
    .filter((pattern) => !patterns.includes(pattern));
  if (unknown.length > 0) throw new Error(`No page has the address ${unknown.join(', ')}`);
}
