export const FRAME_TEXTS = {
  none: 'No jobs match this list just now.',
  missing: 'This job is not on our site.',
  closed: 'This job is closed. You can still read it.',
  misunderstood: 'This list of jobs is not set up correctly.',
  allJobs: 'All jobs on our site',
  theseJobs: 'See these jobs on our site',
  moreJobs: 'See more jobs on our site',
  failed: 'The jobs could not be loaded just now. Please try again in a moment.',
} as const;
