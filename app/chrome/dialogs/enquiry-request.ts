import { href } from 'react-router';
import type { QuestionSet } from '#domain/application/screening.ts';
import type { EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { findCityFact } from '#domain/place/place.ts';
import { createDialogRequests, opensDialog } from './dialog-requests.ts';

export type AskedJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  questions?: QuestionSet;
};

export const DIALOG_FORMS = {
  employer: href('/request-talent'),
  candidate: href('/send-your-cv'),
  coaching: href('/request-coaching'),
} as const satisfies Partial<Record<EnquiryKind, string>>;
type DialogForm = keyof typeof DIALOG_FORMS;

export type EnquiryWish = {
  form: DialogForm;
  job?: AskedJob;
  /** City of the page where the form was opened; prefills the location. */
  location?: string | undefined;
};

/** Query parameter with a city's slug, which prefills the location: `/request-talent?place=london`. */
export const PLACE_PARAMETER = 'place';

const withPlace = (path: string, citySlug: string | undefined): string =>
  citySlug ? `${path}?${PLACE_PARAMETER}=${citySlug}` : path;

export const talentPath = (citySlug?: string): string => withPlace(DIALOG_FORMS.employer, citySlug);

export const candidatePath = (citySlug?: string): string => withPlace(DIALOG_FORMS.candidate, citySlug);

export const jobEnquiryPath = (jobId: string): string => `${DIALOG_FORMS.candidate}?job=${jobId}`;

export const coachingPath: string = DIALOG_FORMS.coaching;

export function findAskedCity(parameters: URLSearchParams) {
  return findCityFact(parameters.get(PLACE_PARAMETER) ?? undefined);
}

/** The page after a form was sent from its own page. `unconfirmed`: the sender must follow an emailed link. */
export const enquirySentPath = (form: EnquiryKind | 'unconfirmed'): string => `${href('/enquiry-sent')}?form=${form}`;

export const enquiryRequests = createDialogRequests<EnquiryWish>();

export type ApplyWish = AskedJob;

export const applyRequests = createDialogRequests<ApplyWish>();

/** Used by offline candidates, because the full form cannot be loaded. */
export const offlineApplyRequests = createDialogRequests<ApplyWish>();

/** Marks the text 'Application submitted on …' of a job's page. */
export const APPLY_STATE_CLASS = 'apply-state';

/**
 * Moves the focus from a closed dialog, whose link has disappeared, to the text about the application. Leaves a focus that is elsewhere.
 */
export function focusApplyState(): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
  if (!isLost) return;
  const states = document.querySelectorAll<HTMLElement>(`.${APPLY_STATE_CLASS}`);
  [...states].find((state) => state.getClientRects().length > 0)?.focus({ preventScroll: true });
}

/** Props of a link to a form's page, without a job: `<ButtonLink to={talentPath('leeds')} {...OPENS_ENQUIRY}>Hire in Leeds</ButtonLink>` */
export const OPENS_ENQUIRY = opensDialog((event) => {
  const { pathname, searchParams } = new URL(event.currentTarget.href);
  const form = (Object.keys(DIALOG_FORMS) as DialogForm[]).find((each) => DIALOG_FORMS[each] === pathname);
  if (form) enquiryRequests.open(event, { form, location: findAskedCity(searchParams)?.name });
});
