/** Opens a request form over the page a visitor is on. The links lead to its own page where no script runs. */
import { href } from 'react-router';
import type { QuestionSet } from '#domain/application/screening.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { findPlaceFact } from '#domain/place/place.ts';
import { createDialogRequests, opensDialog } from './dialog-requests.ts';

/** The job a candidate asks about. */
export type AskedJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  /** What it asks its applicants, if anything. */
  questions?: QuestionSet;
};

/** The forms that open as a dialog, and the page that each of them has. */
export const DIALOG_FORMS = {
  employer: href('/request-talent'),
  candidate: href('/send-your-cv'),
  coaching: href('/request-coaching'),
} as const satisfies Partial<Record<EnquiryKind, string>>;
type DialogForm = keyof typeof DIALOG_FORMS;

export type EnquiryWish = {
  form: DialogForm;
  /** To apply for without an account. Whole, as the page shows it: a form must not wait for what there already is, nor fail with it. */
  job?: AskedJob;
  /** Name of the city whose page the form was opened on; fills in where the work is. */
  location?: string | undefined;
};

/** Names the city that fills in where the work is, by its slug: `/request-talent?place=london`. */
export const PLACE_PARAMETER = 'place';

const withPlace = (path: string, citySlug: string | undefined): string =>
  citySlug ? `${path}?${PLACE_PARAMETER}=${citySlug}` : path;

/** The form of a visitor who is hiring, with the location filled in for a city. */
export const talentPath = (citySlug?: string): string => withPlace(DIALOG_FORMS.employer, citySlug);

/** The form of a visitor who looks for work, with the location filled in for a city. */
export const candidatePath = (citySlug?: string): string => withPlace(DIALOG_FORMS.candidate, citySlug);

/** The same about one job, which fills in role and location. */
export const jobEnquiryPath = (jobId: string): string => `${DIALOG_FORMS.candidate}?job=${jobId}`;

export const coachingPath: string = DIALOG_FORMS.coaching;

/** The city that an address names, if we have a page for it. */
export function findAskedCity(parameters: URLSearchParams) {
  return findPlaceFact(parameters.get(PLACE_PARAMETER) ?? undefined);
}

/** Where a form leads that was sent from a page of its own. `unconfirmed`: a link was mailed to its sender. */
export const enquirySentPath = (form: EnquiryKind | 'unconfirmed'): string => `${href('/enquiry-sent')}?form=${form}`;

export const enquiryRequests = createDialogRequests<EnquiryWish>();

/** The job to apply for. */
export type ApplyWish = AskedJob;

/** For everybody who is signed in. */
export const applyRequests = createDialogRequests<ApplyWish>();

/** For a candidate without a connection: the apply form cannot be loaded. */
export const offlineApplyRequests = createDialogRequests<ApplyWish>();

/** Marks the text 'Application submitted on …' of a job's page. */
export const APPLY_STATE_CLASS = 'apply-state';

/** For a dialog whose link has gone: the page now says that the viewer has applied. The focus stays where it is of use elsewhere. */
export function focusApplyState(): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
  if (!isLost) return;
  const states = document.querySelectorAll<HTMLElement>(`.${APPLY_STATE_CLASS}`);
  [...states].find((state) => state.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/**
 * Of a link to the page of a form, about no job.
 *
 *   <ButtonLink to={talentPath('leeds')} {...OPENS_ENQUIRY}>Hire in Leeds</ButtonLink>
 */
export const OPENS_ENQUIRY = opensDialog((event) => {
  const { pathname, searchParams } = new URL(event.currentTarget.href);
  const form = (Object.keys(DIALOG_FORMS) as DialogForm[]).find((each) => DIALOG_FORMS[each] === pathname);
  if (form) enquiryRequests.open(event, { form, location: findAskedCity(searchParams)?.name });
});
