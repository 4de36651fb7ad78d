/** Offline the form waits on this device, as enquiries do. */
import { ENQUIRY_TEXTS } from '#app/features/core/enquiries/texts.ts';
import { sendOrSaveForm } from '#app/web/form/send-or-save.ts';
import { rememberAppliedJob } from '#app/web/offline/applied-jobs.ts';
import { ENQUIRY_ACTIONS } from '#domain/enquiry/enquiry.ts';

export const sendGuestForm = sendOrSaveForm({
  kind: 'enquiry',
  failed: ENQUIRY_TEXTS.candidate.failed,
  humanCheck: ENQUIRY_ACTIONS.candidate,
  saved: () => ({ values: {} }),
  onAccepted: ({ outcome }, form) => {
    if (outcome === 'sent') rememberAppliedJob(String(form.get('job') ?? ''));
  },
});
