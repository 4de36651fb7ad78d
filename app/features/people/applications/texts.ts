import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

/** spec: accounts §8. */
export const APPLICATION_NOTICES = {
  'application-submitted': {
    title: 'Application Submitted! 🎉',
    text: 'Your application has been sent to the employer',
    tone: 'success',
  },
  'agency-application-submitted': {
    title: 'Application Submitted! 🎉',
    text: 'Your application has been sent to the employer’s recruitment agency. One of our consultants will read it.',
    tone: 'success',
  },
  'already-applied': {
    title: 'You have applied for this job already',
    text: 'We didn’t send it again.',
    tone: 'neutral',
  },
  'application-withdrawn': {
    title: 'Application withdrawn',
    text: 'Nobody can read what you sent, or your CV, any more.',
    tone: 'success',
  },
  'complete-profile': {
    title: 'Complete Profile Required',
    text: 'Please complete your profile before applying to jobs',
    tone: 'danger',
  },
  'application-moved': { title: 'Status changed', text: 'We’ll email the candidate.', tone: 'success' },
  'closed-out': { title: 'Sent', text: 'We’ll email every candidate you selected.', tone: 'success' },
  'application-not-moved': { title: 'Failed to change the status', text: 'Try again in a moment.', tone: 'danger' },
  'applications-not-exported': {
    title: 'Failed to export the applications',
    text: 'Try again in a moment.',
    tone: 'danger',
  },
  'note-removed': { title: 'Note removed', tone: 'success' },
  'note-saved': { title: 'Note saved', text: 'Only you can read it.', tone: 'success' },
  'note-shared': { title: 'Note saved', text: 'The other administrators can read it.', tone: 'success' },
  'message-saved': { title: 'Text saved', text: 'We’ll use it from now on.', tone: 'success' },
  'message-restored': { title: 'Default text restored', tone: 'success' },
} as const satisfies FeatureNotices;

/** Failures after which the page stays (spec: accounts §8). */
export const APPLICATION_FAILURES = {
  submitApplication: 'Failed to submit application',
  withdrawApplication: 'Failed to withdraw application',
} as const;
