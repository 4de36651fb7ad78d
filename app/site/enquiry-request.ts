/** Asking for talent, or for work, without leaving the page: whoever wants to asks here, and the root shows the form. */
import { type MouseEvent, useEffect } from 'react';
import { href } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { EnquiryKind } from '#domain/enquiry.ts';

export type EnquiryWish = {
  form: 'employer' | 'candidate';
  /** The job a candidate asks about; empty for none. */
  jobId: string;
};

/** Where the form of somebody who is hiring has a page of its own. */
export const talentPath = href('/request-talent');

/** The same for somebody who looks for work. @param jobId what fills in the form, and goes with it */
export const candidatePath = (jobId?: string): string =>
  jobId ? `${href('/send-your-cv')}?job=${jobId}` : href('/send-your-cv');

/** Where a form leads that was sent from a page of its own. `unconfirmed`: a link was mailed to its sender. */
export const enquirySentPath = (form: EnquiryKind | 'unconfirmed'): string => `${href('/enquiry-sent')}?form=${form}`;

let show: ((wish: EnquiryWish) => void) | null = null;

/**
 * Of a link to the page of a form: a plain press opens it as a dialog instead, as soon as one can be shown.
 *
 *   <ButtonLink to={talentPath} onClick={openEnquiry}>Find Talent</ButtonLink>
 */
export function openEnquiry(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, searchParams } = new URL(event.currentTarget.href);
  const form = pathname === talentPath ? 'employer' : 'candidate';
  openEnquiryFor(event, { form, jobId: searchParams.get('job') ?? '' });
}

/** The same for a link that leads elsewhere where no script runs. */
export function openEnquiryFor(event: MouseEvent<HTMLAnchorElement>, wish: EnquiryWish): void {
  if (!show || !isPlainPress(event)) return;
  event.preventDefault();
  // Not every browser gives the focus to a link that is pressed; the dialog gives it back to whatever has it now.
  event.currentTarget.focus();
  show(wish);
}

/** For the one who shows it. */
export function useEnquiryRequests(onRequest: (wish: EnquiryWish) => void): void {
  useEffect(() => {
    show = onRequest;
    return () => {
      show = null;
    };
  }, [onRequest]);
}
