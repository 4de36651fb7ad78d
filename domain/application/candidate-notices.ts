/** What candidates, and those who receive their applications, are told after something was done (spec: accounts §8). */
import { CV_REFUSALS, type CvRefusal } from '#domain/profile/cv.ts';

type Notice = { title: string; text?: string; tone: 'neutral' | 'success' | 'danger' };

const notUploaded = (reason: CvRefusal) =>
  ({ title: 'Failed to upload CV', text: `${CV_REFUSALS[reason]}.`, tone: 'danger' }) as const;

/** spec: accounts §8 "Swipe". */
export const SWIPE_FAILURES = {
  load: { title: 'Error', text: 'Failed to load jobs', tone: 'danger' },
  record: { title: 'Error', text: 'Failed to record your preference', tone: 'danger' },
} as const;

export const CANDIDATE_NOTICES = {
  'profile-updated': { title: 'Profile updated successfully', tone: 'success' },
  'cv-uploaded': { title: 'CV uploaded successfully', tone: 'success' },
  'cv-removed': {
    title: 'CV removed',
    text: 'Employers you have applied to keep the one you sent them.',
    tone: 'success',
  },
  'cv-not-uploaded': notUploaded('failed'),
  'cv-missing': notUploaded('missing'),
  'cv-empty': notUploaded('empty'),
  'cv-too-large': notUploaded('too_large'),
  'cv-wrong-kind': notUploaded('wrong_kind'),
  'cv-wrong-content': notUploaded('wrong_content'),
  'cv-bad-name': notUploaded('bad_name'),
  'cv-malformed': notUploaded('malformed'),
  'cv-busy': notUploaded('busy'),
  'cv-store-full': notUploaded('store_full'),
  'cv-not-removed': { title: 'Failed to remove CV', text: 'Try again in a moment.', tone: 'danger' },
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
  'application-not-moved': { title: 'Failed to change the status', text: 'Try again in a moment.', tone: 'danger' },
  'applications-not-exported': {
    title: 'Failed to export the applications',
    text: 'Try again in a moment.',
    tone: 'danger',
  },
  'note-removed': { title: 'Note removed', tone: 'success' },
  'note-saved': { title: 'Note saved', text: 'Only you can read it.', tone: 'success' },
  'note-shared': { title: 'Note saved', text: 'The other administrators can read it.', tone: 'success' },
  'message-saved': { title: 'Words saved', text: 'They are used from now on.', tone: 'success' },
  'message-restored': { title: 'Original words restored', tone: 'success' },
  'job-passed': { title: 'Job passed', text: 'It is on your list of passed jobs.', tone: 'neutral' },
  'swipe-failed': SWIPE_FAILURES.record,
  'card-closed': { title: 'This job has closed', text: 'It no longer takes applications.', tone: 'neutral' },
  'card-stays': {
    title: 'You have applied for this job',
    text: 'It stays on your list of liked jobs.',
    tone: 'neutral',
  },
  'card-brought-back': { title: 'Brought back', text: 'The job is in your deck again.', tone: 'success' },
} as const satisfies Record<string, Notice>;

export type CandidateNoticeKey = keyof typeof CANDIDATE_NOTICES;

/** In one line, for whoever reads it elsewhere than in a notice. */
export function sayNotice(key: CandidateNoticeKey): string {
  const { title, text }: Notice = CANDIDATE_NOTICES[key];
  return text ? `${title}. ${text}` : `${title}.`;
}

export const JOB_GONE = 'This job is no longer on the board.';

/** What a heart is told: how it stands now, and what to say; `message`: why not, in one line. */
export type HeartAnswer = { isLiked: boolean; notice: CandidateNoticeKey; message?: string };

export const CV_NOTICES: Record<CvRefusal, CandidateNoticeKey> = {
  failed: 'cv-not-uploaded',
  missing: 'cv-missing',
  empty: 'cv-empty',
  too_large: 'cv-too-large',
  wrong_kind: 'cv-wrong-kind',
  wrong_content: 'cv-wrong-content',
  bad_name: 'cv-bad-name',
  malformed: 'cv-malformed',
  busy: 'cv-busy',
  store_full: 'cv-store-full',
};

/** Failures that leave a page standing (spec: accounts §8). */
export const CANDIDATE_FAILURES = {
  loadProfile: 'Failed to load profile',
  loadLikedJobs: 'Failed to load liked jobs',
  uploadCv: 'Failed to upload CV',
  updateProfile: 'Failed to update profile',
  submitApplication: 'Failed to submit application',
  withdrawApplication: 'Failed to withdraw application',
} as const;

/** A form that was filled in over a profile as it is no longer. */
export const PROFILE_CHANGED = {
  title: 'Your profile has changed',
  text: 'It was changed elsewhere since you opened this page, so nothing was saved. What you typed is below: save again to put it in place of what is kept now.',
  /** For whoever reads it elsewhere than at the form. */
  message:
    'Your profile was changed elsewhere after you wrote this, and was left as it is. Sent again, this takes its place.',
} as const;
