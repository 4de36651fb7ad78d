/** Opens a request form in a dialog. Without scripts the links lead to the form's page. */
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
  /** Its questions to applicants, if any. */
  questions?: QuestionSet;
};

/** Forms that open as a dialog, with their pages. */
export const DIALOG_FORMS = {
  employer: href('/request-talent'),
  candidate: href('/send-your-cv'),
  coaching: href('/request-coaching'),
} as const satisfies Partial<Record<EnquiryKind, string>>;
type DialogForm = keyof typeof DIALOG_FORMS;

export type EnquiryWish = {
  form: DialogForm;
  /** The job of a guest application. All of it, so that the form need not load it again. */
  job?: AskedJob;
  /** City of the page on which the form was opened; fills in the location. */
  location?: string | undefined;
};

/** Query parameter with a city's slug, to fill in the location: `/request-talent?place=london`. */
export const PLACE_PARAMETER = 'place';

const withPlace = (path: string, citySlug: string | undefined): string =>
  citySlug ? `${path}?${PLACE_PARAMETER}=${citySlug}` : path;

/** The form of a visitor who is hiring, with the location filled in for a city. */
export const talentPath = (citySlug?: string): string => withPlace(DIALOG_FORMS.employer, citySlug);

/** The form of a visitor who looks for work, with the location filled in for a city. */
export const candidatePath = (citySlug?: string): string => withPlace(DIALOG_FORMS.candidate, citySlug);

/** The same form for one job, which fills in role and location. */
export const jobEnquiryPath = (jobId: string): string => `${DIALOG_FORMS.candidate}?job=${jobId}`;

export const coachingPath: string = DIALOG_FORMS.coaching;

/** The city in the query, if it has a page. */
export function findAskedCity(parameters: URLSearchParams) {
  return findPlaceFact(parameters.get(PLACE_PARAMETER) ?? undefined);
}

/** The page after a form was sent from its page. `unconfirmed`: its sender was emailed a link. */
export const enquirySentPath = (form: EnquiryKind | 'unconfirmed'): string => `${href('/enquiry-sent')}?form=${form}`;

export const enquiryRequests = createDialogRequests<EnquiryWish>();

/** The job to apply for. */
export type ApplyWish = AskedJob;

/** Apply dialog for signed-in people. */
export const applyRequests = createDialogRequests<ApplyWish>();

/** Apply dialog for offline candidates: the full form cannot be loaded. */
export const offlineApplyRequests = createDialogRequests<ApplyWish>();

/** Marks the text 'Application submitted on …' of a job's page. */
export const APPLY_STATE_CLASS = 'apply-state';

/** Moves focus from a dialog whose link has disappeared to the text that the viewer has applied. Leaves a focus that is elsewhere. */
export function focusApplyState(): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
  if (!isLost) return;
  const states = document.querySelectorAll<HTMLElement>(`.${APPLY_STATE_CLASS}`);
  [...states].find((state) => state.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/**
 * Props of a link to a form's page, without a job.
 *
 *   <ButtonLink to={talentPath('leeds')} {...OPENS_ENQUIRY}>Hire in Leeds</ButtonLink>
 */
export const OPENS_ENQUIRY = opensDialog((event) => {
  const { pathname, searchParams } = new URL(event.currentTarget.href);
  const form = (Object.keys(DIALOG_FORMS) as DialogForm[]).find((each) => DIALOG_FORMS[each] === pathname);
  if (form) enquiryRequests.open(event, { form, location: findAskedCity(searchParams)?.name });
});
