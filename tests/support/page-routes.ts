/** An address for every page in app/routes.ts, so that tests walk all of them. */
import routes from '#app/routes.ts';
import { MATRIX } from './matrix.ts';
import { castMember, type SessionKind } from './session.ts';

/** Waits for approval in every demo. */
const WAITING = castMember('Siân').id;
/** Of Aisha, for the job whose id is given; whoever walks the pages puts it there. */
export const SAMPLE_APPLICATION = '00000000-0000-4000-8000-00000000aaaa';

/** Only drafts are previewed. */
export const SAMPLE_DRAFT = '00000000-0000-4000-8000-00000000dddd';

export const SAMPLE_ENQUIRY = '00000000-0000-4000-8000-00000000bbbb';
export const SAMPLE_DATA_REQUEST = '00000000-0000-4000-8000-00000000cccc';

/** What the parameters of a path stand for in tests; a job's id is known only at run time. */
const SAMPLES: Record<string, (jobId: string) => string> = {
  'jobs/:id': (jobId) => `/jobs/${jobId}`,
  'jobs/:id/apply': (jobId) => `/jobs/${jobId}/apply`,
  'employer/jobs/:id/preview': () => `/employer/jobs/${SAMPLE_DRAFT}/preview`,
  'jobs/:id/edit': (jobId) => `/jobs/${jobId}/edit`,
  'jobs/:id/status': (jobId) => `/jobs/${jobId}/status`,
  'jobs/:id/copy': (jobId) => `/jobs/${jobId}/copy`,
  'jobs/:id/delete': (jobId) => `/jobs/${jobId}/delete`,
  'applications/:id': () => `/applications/${SAMPLE_APPLICATION}`,
  'applications/:id/withdraw': () => `/applications/${SAMPLE_APPLICATION}/withdraw`,
  'employer/jobs/:id/applications': (jobId) => `/employer/jobs/${jobId}/applications`,
  'employer/applications/:id': () => `/employer/applications/${SAMPLE_APPLICATION}`,
  'employer/applications/:id/status': () => `/employer/applications/${SAMPLE_APPLICATION}/status`,
  'employer/applications/:id/note': () => `/employer/applications/${SAMPLE_APPLICATION}/note`,
  'admin/messages/:status': () => '/admin/messages/interview',
  'admin/accounts/:id/approve': () => `/admin/accounts/${WAITING}/approve`,
  'admin/accounts/:id/reject': () => `/admin/accounts/${WAITING}/reject`,
  'admin/accounts/:id/delete': () => `/admin/accounts/${WAITING}/delete`,
  'locations/:city': () => '/locations/leeds',
  'industries/:industry': () => '/industries/manufacturing',
  'blog/category/:category': () => '/blog/category/career-advice',
  'blog/:slug': () => '/blog/how-to-write-a-job-advert',
  'enquiry-sent': () => '/enquiry-sent?form=contact',
  'admin/enquiries/:id': () => `/admin/enquiries/${SAMPLE_ENQUIRY}`,
  'admin/data-requests/:id': () => `/admin/data-requests/${SAMPLE_DATA_REQUEST}`,
  'admin/enquiries/:id/delete': () => `/admin/enquiries/${SAMPLE_ENQUIRY}/delete`,
  // No mail has this name: tests that walk all pages see that it is missed.
  'dev/mail/:id': () => '/dev/mail/000000000000000-00000000-0000-4000-8000-000000000000',
  '*': () => '/no-such-page',
};

export type PageRoute = {
  /** As app/routes.ts has it; '' is the home page. */
  pattern: string;
  addressFor(jobId: string): string;
  /** Somebody who may see it; null where anybody may. */
  viewer: PageViewer | null;
};

type PageViewer = { email: string; kind: SessionKind };

/** Every route that is a page: one that is not is a .ts file. Throws where a new pattern has no sample above. */
export function listPageRoutes(): PageRoute[] {
  return flatten(routes).map((pattern) => {
    const sample = SAMPLES[pattern];
    if (!sample && /[:*?]/.test(pattern))
      throw new Error(`The route '${pattern}' needs a sample in ${import.meta.filename}`);
    return { pattern, addressFor: sample ?? (() => `/${pattern}`), viewer: viewerOf(pattern) };
  });
}

function viewerOf(pattern: string): PageViewer | null {
  const read = MATRIX[pattern]?.read;
  if (!read) throw new Error(`The route '${pattern}' needs a line in tests/support/matrix.ts`);
  const { email } = castMember('Morag');
  if (read.anonymous === 'page' || read.anonymous === 'missing') return null;
  if (read.admin === 'page') return { email, kind: 'full' };
  if (read.candidate === 'page') return { email: castMember('Aisha').email, kind: 'full' };
  if (read.second_factor === 'page') return { email, kind: 'second_factor' };
  throw new Error(`Nobody of these tests may see '${pattern}'`);
}

type Entry = { file: string; path?: string; children?: Entry[] };

function flatten(entries: Entry[], parent = ''): string[] {
  return entries.flatMap(({ file, path = '', children = [] }) => {
    const pattern = [parent, path].filter(Boolean).join('/');
    const isPage = file.endsWith('.tsx') && children.length === 0;
    return [...(isPage ? [pattern] : []), ...flatten(children, pattern)];
  });
}
