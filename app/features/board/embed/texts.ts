export const FRAME_TEXTS = {
  none: 'No jobs match this list just now.',
  missing: 'This job isn’t on our site.',
  closed: 'This job is closed. You can still read it.',
  misunderstood: 'This job list isn’t set up correctly.',
  allJobs: 'All jobs on our site',
  theseJobs: 'See these jobs on our site',
  moreJobs: 'See more jobs on our site',
  failed: 'We couldn’t load the jobs just now. Please try again in a moment.',
} as const;
