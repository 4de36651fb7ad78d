/** What candidates, and those who receive their applications, are told after something was done (spec: accounts §8). */

type Notice = { title: string; text?: string; tone: 'neutral' | 'success' | 'danger' };

export const CANDIDATE_NOTICES = {
  'profile-updated': { title: 'Profile updated successfully', tone: 'success' },
  'cv-uploaded': { title: 'CV uploaded successfully', tone: 'success' },
  'cv-removed': {
    title: 'CV removed',
    text: 'Employers you have applied to keep the one you sent them.',
    tone: 'success',
  },
  'cv-not-uploaded': { title: 'Failed to upload CV', text: 'Try again in a moment.', tone: 'danger' },
  'job-liked': { title: 'Job Liked! ❤️', text: 'You can apply to this job from your profile', tone: 'success' },
  'job-unliked': { title: 'Job taken off your liked jobs', tone: 'neutral' },
  'job-not-liked': { title: 'Failed to record your preference', text: 'Try again in a moment.', tone: 'danger' },
  'job-closed-meanwhile': {
    title: 'This job is closed',
    text: 'It no longer takes applications.',
    tone: 'neutral',
  },
  'application-submitted': {
    title: 'Application Submitted! 🎉',
    text: 'Your application has been sent to the employer',
    tone: 'success',
  },
  'already-applied': {
    title: 'You have applied for this job already',
    text: 'Nothing was sent twice.',
    tone: 'neutral',
  },
  'application-withdrawn': {
    title: 'Application withdrawn',
    text: 'The employer can no longer read it or your CV.',
    tone: 'success',
  },
  'complete-profile': {
    title: 'Complete Profile Required',
    text: 'Please complete your profile before applying to jobs',
    tone: 'danger',
  },
  'application-moved': { title: 'Status changed', text: 'The candidate is told by email.', tone: 'success' },
  'note-saved': { title: 'Note saved', text: 'Only you can read it.', tone: 'success' },
  'message-saved': { title: 'Words saved', text: 'They are used from now on.', tone: 'success' },
  'message-restored': { title: 'Original words restored', tone: 'success' },
  'card-brought-back': { title: 'Brought back', text: 'The job is in your deck again.', tone: 'success' },
} as const satisfies Record<string, Notice>;

export type CandidateNoticeKey = keyof typeof CANDIDATE_NOTICES;

/** Failures that leave a page standing (spec: accounts §8). */
export const CANDIDATE_FAILURES = {
  loadProfile: 'Failed to load profile',
  loadLikedJobs: 'Failed to load liked jobs',
  uploadCv: 'Failed to upload CV',
  updateProfile: 'Failed to update profile',
  submitApplication: 'Failed to submit application',
} as const;
