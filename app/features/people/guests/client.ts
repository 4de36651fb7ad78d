/** How a script sends the form that applies without an account. Without a connection it waits on this device, as an enquiry does. */
import { ENQUIRY_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { sendOrSaveForm } from '#app/web/form/send-or-save.ts';
import { rememberAppliedJob } from '#app/web/offline/applied-jobs.ts';
import { ENQUIRY_ACTIONS } from '#domain/enquiry/enquiry.ts';

export const sendGuestForm = sendOrSaveForm({
  kind: 'enquiry',
  failed: ENQUIRY_TEXTS.candidate.failed,
  humanCheck: ENQUIRY_ACTIONS.candidate,
  // What was typed is gone once it is kept.
  saved: () => ({ values: {} }),
  onAccepted: ({ outcome }, form) => {
    if (outcome === 'sent') rememberAppliedJob(String(form.get('job') ?? ''));
  },
});
