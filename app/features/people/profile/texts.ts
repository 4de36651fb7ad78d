import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import { CV_REFUSALS, type CvRefusal } from '#domain/profile/cv.ts';

const notUploaded = (reason: CvRefusal) =>
  ({ title: 'Failed to upload CV', text: `${CV_REFUSALS[reason]}.`, tone: 'danger' }) as const;

/** spec: accounts §8. */
export const PROFILE_NOTICES = {
  'profile-updated': { title: 'Profile updated successfully', tone: 'success' },
  'cv-uploaded': { title: 'CV uploaded successfully', tone: 'success' },
  'cv-removed': {
    title: 'CV removed',
    text: 'Applications you’ve already sent keep their CV.',
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
} as const satisfies FeatureNotices;

export const CV_NOTICES: Record<CvRefusal, keyof typeof PROFILE_NOTICES> = {
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

/** Failures after which the page stays (spec: accounts §8). */
export const PROFILE_FAILURES = {
  loadProfile: 'Failed to load profile',
  loadLikedJobs: 'Failed to load liked jobs',
  uploadCv: 'Failed to upload CV',
  updateProfile: 'Failed to update profile',
} as const;

export const PROFILE_CHANGED = {
  title: 'Your profile has changed',
  text: 'It was changed elsewhere since you opened this page, so nothing was saved. What you typed is below. Save again to replace the saved profile.',
  /** Shown to people who are not at the form. */
  message:
    'Your profile was changed elsewhere after you wrote this, so we didn’t save it. Send it again to replace the saved profile.',
} as const;

export const CV_READING_REFUSALS = {
  busy: 'We’re busy reading other CVs. Try again in a moment, or type your details.',
  too_many_attempts: 'Too many CVs were read from your network. Type your details, or try again in 15 minutes.',
  unreadable: 'We couldn’t read the text of this CV. You can still send it. Type your details as usual.',
  scan: 'This CV is a scan: a picture we can’t read text from. You can still send it. Type your details as usual.',
} as const;
