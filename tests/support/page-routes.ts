/** An address for every page in app/pages.ts, so that tests can visit all of them. */
import { isPage } from '#app/pages/derive.ts';
import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { MATRIX, type Target } from './matrix.ts';
import { castMember, type SessionKind } from './session.ts';

/** An account that waits for approval in every demo. */
const WAITING = castMember('Siân').id;
/** Aisha's application for the given job; `addPageSamples` adds it. */
export const SAMPLE_APPLICATION = '00000000-0000-4000-8000-00000000aaaa';

/** Drafts are the only jobs with a preview. */
export const SAMPLE_DRAFT = '00000000-0000-4000-8000-00000000dddd';

export const SAMPLE_ENQUIRY = '00000000-0000-4000-8000-00000000bbbb';
export const SAMPLE_DATA_REQUEST = '00000000-0000-4000-8000-00000000cccc';

export const SAMPLE_COLLEAGUE = '00000000-0000-4000-8000-00000000eee1';
export const SAMPLE_INVITATION = '00000000-0000-4000-8000-00000000eee2';
export const SAMPLE_INTERVIEW = '00000000-0000-4000-8000-00000000fff2';
export const SAMPLE_INTRODUCTION = '00000000-0000-4000-8000-00000000fff3';
export const SAMPLE_CLIENT = '00000000-0000-4000-8000-00000000fff3';
export const SAMPLE_SHORTLIST = '00000000-0000-4000-8000-00000000fff4';
export const SAMPLE_PLACEMENT = '00000000-0000-4000-8000-00000000fff5';
export const SAMPLE_ASSIGNMENT = '00000000-0000-4000-8000-00000000fff3';
export const SAMPLE_KEY_INFORMATION = '00000000-0000-4000-8000-00000000fff4';
export const SAMPLE_PERSON = '00000000-0000-4000-8000-00000000fff6';
export const SAMPLE_PICTURE = '00000000-0000-4000-8000-00000000fff1';

/** Tokens of private links in the sample addresses of app/pages.ts. */
export const SAMPLE_TOKENS = { interview: '0'.repeat(64), introduction: '1'.repeat(64), shortlist: '2'.repeat(64) };

/** Fixed ids for sample addresses. Jobs are missing: their ids are created at run time. */
const SAMPLE_IDS: Partial<Record<Target, string>> = {
  draft_of_employer: SAMPLE_DRAFT,
  waiting_account: WAITING,
  application_of_candidate: SAMPLE_APPLICATION,
  enquiry: SAMPLE_ENQUIRY,
  picture: SAMPLE_PICTURE,
  data_request: SAMPLE_DATA_REQUEST,
  colleague: SAMPLE_COLLEAGUE,
  invitation: SAMPLE_INVITATION,
  application_of_agency: SAMPLE_APPLICATION,
  interview: SAMPLE_INTERVIEW,
  introduction: SAMPLE_INTRODUCTION,
  client: SAMPLE_CLIENT,
  shortlist: SAMPLE_SHORTLIST,
  placement: SAMPLE_PLACEMENT,
  assignment: SAMPLE_ASSIGNMENT,
  key_information: SAMPLE_KEY_INFORMATION,
  person: SAMPLE_PERSON,
};

export type PageRoute = {
  pattern: string;
  addressFor(jobId: string): string;
  /** An account that may see the page; null: public. */
  viewer: PageViewer | null;
};

type PageViewer = { email: string; kind: SessionKind };

export const listPageRoutes = (): PageRoute[] =>
  Object.entries(pages satisfies PageMap)
    .filter(([, row]) => isPage(row))
    .map(([path]) => {
      const pattern = path.replace(/^\//, '');
      const { target, address = path } = MATRIX[pattern] ?? {};
      const addressFor = (jobId: string) => address.replace(':id', (target && SAMPLE_IDS[target]) ?? jobId);
      return { pattern, addressFor, viewer: viewerOf(pattern) };
    });

function viewerOf(pattern: string): PageViewer | null {
  const read = MATRIX[pattern]?.read;
  if (!read) throw new Error(`The route '${pattern}' needs a line in tests/support/matrix.ts`);
  const { email } = castMember('Morag');
  if (read.anonymous === 'page' || read.anonymous === 'missing') return null;
  if (read.admin === 'page') return { email, kind: 'full' };
  if (read.candidate === 'page') return { email: castMember('Aisha').email, kind: 'full' };
  if (read.second_factor === 'page') return { email, kind: 'second_factor' };
  throw new Error(`No account of these tests may see '${pattern}'`);
}
