/** Asking for talent, or for work, without leaving the page: whoever wants to asks here, and the root shows the form. */
import type { MouseEvent } from 'react';
import { href } from 'react-router';
import type { EnquiryKind } from '#domain/enquiry.ts';
import { createDialogRequests } from './dialog-requests.ts';

/** The job a candidate asks about. */
export type AskedJob = { id: string; title: string; company: string; location: string };

export type EnquiryWish = {
  form: 'employer' | 'candidate';
  /** Whole, as the page shows it: a form must not wait for what there already is, nor fail with it. */
  job?: AskedJob;
};

/** Where the form of somebody who is hiring has a page of its own. */
export const talentPath = href('/request-talent');

/** The same for somebody who looks for work. @param jobId what fills in the form, and goes with it */
export const candidatePath = (jobId?: string): string =>
  jobId ? `${href('/send-your-cv')}?job=${jobId}` : href('/send-your-cv');

/** Where a form leads that was sent from a page of its own. `unconfirmed`: a link was mailed to its sender. */
export const enquirySentPath = (form: EnquiryKind | 'unconfirmed'): string => `${href('/enquiry-sent')}?form=${form}`;

export const enquiryRequests = createDialogRequests<EnquiryWish>();

/** A candidate without a connection, for whom the page that one applies on cannot be loaded. */
export type ApplyWish = { id: string; title: string; company: string };

export const applyRequests = createDialogRequests<ApplyWish>();

/**
 * Of a link to the page of a form, about no job.
 *
 *   <ButtonLink to={talentPath} onClick={openEnquiry}>Find Talent</ButtonLink>
 */
export function openEnquiry(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname } = new URL(event.currentTarget.href);
  enquiryRequests.open(event, { form: pathname === talentPath ? 'employer' : 'candidate' });
}
