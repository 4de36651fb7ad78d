import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const TOO_WIDE = {
  title: 'This search is too wide',
  text: 'Use fewer words, or add a category or a job type.',
};
export const TOO_WIDE_SENTENCES = `${TOO_WIDE.title}. ${TOO_WIDE.text}`;

/** spec: accounts §8. */
export const JOB_NOTICES = {
  'job-posted': { title: 'Job posted', tone: 'success' },
  'job-updated': { title: 'Job updated', tone: 'success' },
  'job-deleted': { title: 'Job deleted', tone: 'success' },
  /** spec: accounts §8 "Job successes": the Logout button of the board. */
  'board-logged-out': { title: 'Logged out', tone: 'success' },
  'job-closed': { title: 'Job closed', text: 'It has left the board.', tone: 'success' },
  'job-reopened': { title: 'Job reopened', text: 'It is on the board again.', tone: 'success' },
  'job-confirmed': { title: 'Confirmed', text: 'Its advert says that it is open as of today.', tone: 'success' },
  'questions-saved': { title: 'Questions saved', text: 'New applicants answer them from now on.', tone: 'success' },
  'job-not-open': {
    title: 'This job is not on the board',
    text: 'Reopen it if it takes applications again.',
    tone: 'neutral',
  },
  'draft-saved': {
    title: 'Draft saved',
    text: 'Only you and the agency can see it. You’ll find it under ‘My jobs’.',
    tone: 'success',
  },
  'job-copied': {
    title: 'Job copied',
    text: 'This is the copy. It is a draft until you post it.',
    tone: 'success',
  },
  'draft-incomplete': {
    title: 'The draft is not complete yet',
    text: 'Fill in what is missing, then post the job.',
    tone: 'neutral',
  },
  'closing-date-needed': {
    title: 'Choose a new closing date',
    text: 'The old one has passed. The job is on the board again as soon as you save.',
    tone: 'neutral',
  },
  'advert-needs-check': {
    title: 'Check the advert first',
    text: 'The form says what the law asks, and what you can write instead.',
    tone: 'neutral',
  },
  'authority-needed': {
    title: 'Say who asked you to fill the job',
    text: 'We may only advertise jobs that the employer has asked us to fill.',
    tone: 'neutral',
  },
  'category-needs-check': {
    title: 'Check the category first',
    text: 'The title speaks for another one. The form asks which it is.',
    tone: 'neutral',
  },
  'job-not-updated': { title: 'Failed to update job posting.', text: 'Try again in a moment.', tone: 'danger' },
  'post-needs-login': { title: 'Authentication required', text: 'Please log in to post a job.', tone: 'danger' },
} as const satisfies FeatureNotices;

/** Shown to the account that posted a job, if it tries to apply for it or like it. */
export const OWN_JOB = {
  title: 'This is your own job',
  text: 'You can’t apply for a job that you posted.',
  tone: 'neutral',
} as const;

export const HEART_NOTICES = {
  'job-liked': { title: 'Job Liked! ❤️', text: 'You can apply to this job from your profile', tone: 'success' },
  'job-unliked': { title: 'Job taken off your liked jobs', tone: 'neutral' },
  'job-not-liked': { title: 'Failed to record your preference', text: 'Try again in a moment.', tone: 'danger' },
  'job-closed-meanwhile': {
    title: 'This job is closed',
    text: 'It no longer takes applications.',
    tone: 'neutral',
  },
  'own-job': OWN_JOB,
  'card-stays': {
    title: 'You have applied for this job',
    text: 'It stays on your list of liked jobs.',
    tone: 'neutral',
  },
} as const satisfies FeatureNotices;

/** The response to a like: the current state and a notice; `message` explains a refusal in one line. */
export type HeartAnswer = { isLiked: boolean; notice: keyof typeof HEART_NOTICES; message?: string };

export const JOB_FAILURES = {
  post: 'Failed to create job posting.',
  update: 'Failed to update job posting.',
  delete: 'Failed to delete job posting.',
} as const;

export const CONFIRM_PROBLEMS = {
  unexpected: {
    title: 'No job was confirmed',
    text: 'Something went wrong on our side. Please try again.',
    tone: 'danger',
  },
  refused: {
    title: 'No job was confirmed',
    text: 'What arrived was not this form. Please reload the page and try again.',
    tone: 'danger',
  },
} as const;

export const SIGNED_OUT_WHILE_EDITING = 'You are signed out. Sign in again in another tab, then save here.';

export const CHANGED_WHILE_EDITING =
  'This job was changed while you were editing it. Compare it with what you typed, then save again to replace it.';

export const WHERE_TO_SHARE = 'You’ll find its link to share under ‘My jobs’.';

/** spec: accounts §5. */
export const POST_NEEDS_LOGIN = 'Authentication required: Please log in to post a job.';

/** spec: accounts §2. */
export const DELETE_QUESTION = 'Are you sure you want to delete this job posting? This action cannot be undone.';

export const QUESTIONS_CHANGED =
  'The questions were changed elsewhere since you opened this form. Look at what is below, then save again.';
