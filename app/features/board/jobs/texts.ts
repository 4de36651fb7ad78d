import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const TOO_WIDE = {
  title: 'This search is too broad',
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
  'job-closed': { title: 'Job closed', text: 'We’ve taken it off the board.', tone: 'success' },
  'job-reopened': { title: 'Job reopened', text: 'It’s back on the board.', tone: 'success' },
  'job-confirmed': { title: 'Confirmed', text: 'The advert now says it’s open as of today.', tone: 'success' },
  'questions-saved': { title: 'Questions saved', text: 'We’ll ask new applicants these questions.', tone: 'success' },
  'job-not-open': {
    title: 'This job isn’t on the board',
    text: 'Reopen it to take applications again.',
    tone: 'neutral',
  },
  'draft-saved': {
    title: 'Draft saved',
    text: 'Only you and the agency can see it. You’ll find it under ‘My jobs’.',
    tone: 'success',
  },
  'job-copied': {
    title: 'Job copied',
    text: 'This is the copy. It’s a draft until you post it.',
    tone: 'success',
  },
  'draft-incomplete': {
    title: 'The draft is incomplete',
    text: 'Fill in the missing fields, then post the job.',
    tone: 'neutral',
  },
  'closing-date-needed': {
    title: 'Choose a new closing date',
    text: 'The old date has passed. The job will be back on the board as soon as you save.',
    tone: 'neutral',
  },
  'advert-needs-check': {
    title: 'Check the advert first',
    text: 'The form explains what the law requires and suggests alternatives.',
    tone: 'neutral',
  },
  'authority-needed': {
    title: 'Enter who asked you to fill the job',
    text: 'We may only advertise jobs that the employer has asked us to fill.',
    tone: 'neutral',
  },
  'category-needs-check': {
    title: 'Check the category first',
    text: 'The title suggests a different category. Confirm it in the form.',
    tone: 'neutral',
  },
  'job-not-updated': { title: 'Failed to update job posting.', text: 'Try again in a moment.', tone: 'danger' },
  'post-needs-login': { title: 'Authentication required', text: 'Please log in to post a job.', tone: 'danger' },
} as const satisfies FeatureNotices;

/** Shown to the account that posted a job, if it tries to apply for it or like it. */
export const OWN_JOB = {
  title: 'This is your own job',
  text: 'You can’t apply for a job you posted.',
  tone: 'neutral',
} as const;

export const HEART_NOTICES = {
  'job-liked': { title: 'Job Liked! ❤️', text: 'You can apply to this job from your profile', tone: 'success' },
  'job-unliked': { title: 'Job removed from your liked jobs', tone: 'neutral' },
  'job-not-liked': { title: 'Failed to record your preference', text: 'Try again in a moment.', tone: 'danger' },
  'job-closed-meanwhile': {
    title: 'This job is closed',
    text: 'It no longer takes applications.',
    tone: 'neutral',
  },
  'own-job': OWN_JOB,
  'card-stays': {
    title: 'You have applied for this job',
    text: 'It will stay in your liked jobs.',
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
    title: 'No jobs confirmed',
    text: 'Something went wrong on our side. Please try again.',
    tone: 'danger',
  },
  refused: {
    title: 'No jobs confirmed',
    text: 'We couldn’t read this form. Please reload the page and try again.',
    tone: 'danger',
  },
} as const;

export const SIGNED_OUT_WHILE_EDITING = 'You are signed out. Sign in again in another tab, then save here.';

export const CHANGED_WHILE_EDITING =
  'Someone changed this job while you were editing it. Compare it with your version, then save again to replace it.';

export const WHERE_TO_SHARE = 'You’ll find a link to share under ‘My jobs’.';

/** spec: accounts §5. */
export const POST_NEEDS_LOGIN = 'Authentication required: Please log in to post a job.';

/** spec: accounts §2. */
export const DELETE_QUESTION = 'Are you sure you want to delete this job posting? This action cannot be undone.';

export const QUESTIONS_CHANGED =
  'The questions were changed elsewhere since you opened this form. Check the questions below, then save again.';
