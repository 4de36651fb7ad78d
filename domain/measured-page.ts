/**
 * The pages whose use is measured, by their patterns and under the names that the desk gives them. The administrators'
 * desk itself is not among them, nor what only developers see. A test holds this list to the map of routes.
 */

const NAMES = {
  '/': 'Home',
  '/jobs': 'Job board',
  '/jobs/:id': 'A job',
  '/search': 'Search',
  '/jobs/:id/apply': 'Apply for a job',
  '/about': 'About us',
  '/contact': 'Contact',
  '/request-talent': 'Request talent',
  '/send-your-cv': 'Send your CV',
  '/request-coaching': 'Ask for coaching',
  '/enquiry-sent': 'Request sent',
  '/confirm-enquiry': 'Confirm a request',
  '/employer-services': 'Employer services',
  '/permanent-recruitment': 'Permanent recruitment',
  '/contract-staffing': 'Contract staffing',
  '/executive-search': 'Executive search',
  '/career-coaching': 'Career coaching',
  '/white-collar': 'White collar',
  '/blue-collar': 'Blue collar',
  '/international': 'International',
  '/locations/:city': 'A city',
  '/industries/:industry': 'An industry',
  '/tools': 'Career tools',
  '/blog': 'Articles',
  '/blog/category/:category': 'Articles of a category',
  '/blog/:slug': 'An article',
  '/privacy-policy': 'Privacy policy',
  '/cookie-policy': 'Cookie policy',
  '/terms-of-service': 'Terms of service',
  '/accessibility': 'Accessibility statement',
  '/complaints': 'Complaints',
  '/data-protection': 'Data protection',
  '/data-protection/confirm': 'Confirm a request about data',
  '/data-protection/sent': 'Request about data sent',
  '/sitemap': 'Sitemap',
  '/mobile-demo': 'Mobile features',
  '/cookie-settings': 'Cookie settings',
  '/offline': 'You are offline',
  '/saved-offline': 'Saved offline',
  '/candidate-login': 'Job seeker login',
  '/candidate-sign-up': 'Job seeker sign-up',
  '/employer-login': 'Employer login',
  '/employer-sign-up': 'Employer sign-up',
  '/confirm-email': 'Confirm an email address',
  '/resend-confirmation': 'Send the confirmation again',
  '/forgot-password': 'Forgotten password',
  '/reset-password': 'New password',
  '/confirm-new-email': 'Confirm a new email address',
  '/passkey': 'Passkey',
  '/logout': 'Log out',
  '/account-status': 'Account status',
  '/account': 'Account',
  '/account/password': 'Change password',
  '/account/email': 'Change email address',
  '/account/passkeys': 'Passkeys of an account',
  '/account/notifications': 'Notifications',
  '/account/data': 'My data',
  '/account/delete': 'Delete my account',
  '/profile': 'Profile',
  '/profile/liked': 'Liked jobs',
  '/profile/cv/remove': 'Remove a CV',
  '/applications': 'My applications',
  '/applications/:id': 'An application of one’s own',
  '/applications/:id/withdraw': 'Withdraw an application',
  '/job-swipe': 'Job swipe',
  '/job-swipe/passed': 'Passed jobs',
  '/employer/jobs': 'My jobs',
  '/employer/jobs/new': 'Post a job',
  '/employer/jobs/:id/preview': 'Preview a draft',
  '/jobs/:id/edit': 'Edit a job',
  '/jobs/:id/status': 'Close or reopen a job',
  '/jobs/:id/copy': 'Copy a job',
  '/jobs/:id/delete': 'Delete a job',
  '/employer/jobs/:id/applications': 'Applications for a job',
  '/employer/applications/:id': 'An application received',
  '/employer/applications/:id/status': 'Status of an application',
  '/employer/applications/:id/note': 'Note on an application',
  '*': 'Not found',
} as const;

/** A pattern of the map of routes, never an address that somebody asked for. */
export type MeasuredPage = keyof typeof NAMES;

export const MEASURED_PAGES = Object.keys(NAMES).filter(isMeasuredPage);

export function isMeasuredPage(text: string): text is MeasuredPage {
  return Object.hasOwn(NAMES, text);
}

export const nameOfPage = (page: MeasuredPage): string => NAMES[page];

const UNMEASURED = /^\/(admin|dev)(\/|$)/;

/** The page at a path; null where nothing is measured. */
export function pageAt(path: string): MeasuredPage | null {
  if (UNMEASURED.test(path)) return null;
  const parts = partsOf(path);
  const found = MEASURED_PAGES.filter((page) => fits(partsOf(page), parts));
  // '/job-swipe/passed' before anything with a parameter in the same place.
  return found.sort((a, b) => countParameters(a) - countParameters(b))[0] ?? '*';
}

const partsOf = (path: string) => path.split('/').filter(Boolean);
const isParameter = (part: string | undefined) => part?.startsWith(':') ?? false;
const countParameters = (page: string) => partsOf(page).filter(isParameter).length;
const fits = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length && pattern.every((part, at) => isParameter(part) || part === parts[at]);
