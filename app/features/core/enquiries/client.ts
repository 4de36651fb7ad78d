import { sendOrSaveForm } from '#app/web/form/send-or-save.ts';
import { rememberAppliedJob } from '#app/web/offline/applied-jobs.ts';
import { ENQUIRY_ACTIONS, ENQUIRY_KIND_NAMES, type EnquiryKind } from '#domain/enquiry/enquiry.ts';
import { ENQUIRY_TEXTS } from './texts.ts';

export const sendEnquiryForm = (kind: EnquiryKind) =>
  sendOrSaveForm({
    kind: 'enquiry',
    title: ENQUIRY_KIND_NAMES[kind],
    failed: ENQUIRY_TEXTS[kind].failed,
    humanCheck: ENQUIRY_ACTIONS[kind],
    // Empties a form that was saved for later.
    saved: () => ({ values: {} }),
    onAccepted: ({ outcome }, form) => {
      if (outcome === 'sent') rememberAppliedJob(String(form.get('job') ?? ''));
    },
  });
