/** What is said after something was done with a job, by the key that stands in the address (spec: accounts §8). */

type Notice = { title: string; text?: string; tone: 'neutral' | 'success' | 'danger' };

export const JOB_NOTICES = {
  'job-posted': { title: 'Job posted', tone: 'success' },
  'job-updated': { title: 'Job updated', tone: 'success' },
  'job-deleted': { title: 'Job deleted', tone: 'success' },
  /** spec: accounts §8 "Job successes": the Logout button of the board. */
  'board-logged-out': { title: 'Logged out', tone: 'success' },
  'job-closed': { title: 'Job closed', text: 'It has left the board.', tone: 'success' },
  'job-reopened': { title: 'Job reopened', text: 'It is on the board again.', tone: 'success' },
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
  'pay-needs-check': {
    title: 'Check the pay first',
    text: 'It is below the National Living Wage. The form says by how much.',
    tone: 'neutral',
  },
  'job-not-updated': { title: 'Failed to update job posting.', text: 'Try again in a moment.', tone: 'danger' },
  'post-needs-login': { title: 'Authentication required', text: 'Please log in to post a job.', tone: 'danger' },
} as const satisfies Record<string, Notice>;

export type JobNoticeKey = keyof typeof JOB_NOTICES;

/** Failures that leave a form standing. */
export const JOB_FAILURES = {
  post: 'Failed to create job posting.',
  update: 'Failed to update job posting.',
  delete: 'Failed to delete job posting.',
} as const;

/** For a form that is open in one tab while its session ends. */
export const SIGNED_OUT_WHILE_EDITING = 'You are logged out. Sign in again in another tab, then save here.';

export const CHANGED_WHILE_EDITING =
  'Somebody changed this job while you were editing it. Compare it with what you typed, then save again to replace it.';

/** spec: accounts §5. */
export const POST_NEEDS_LOGIN = 'Authentication required: Please log in to post a job.';

/** spec: accounts §2. */
export const DELETE_QUESTION = 'Are you sure you want to delete this job posting? This action cannot be undone.';
