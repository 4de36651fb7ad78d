import type { PageRow } from '#app/pages/row.ts';

export const candidatePages = {
  '/profile': {
    module: 'routes/candidate/profile.tsx',
    readers: 'candidates',
    senders: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Profile',
    texts: {
      name: 'My Profile',
      description: 'Your profile, CV and liked jobs.',
      keywords: 'profile, CV, liked jobs',
      updatedOn: '2026-11-21',
    },
    navigation: [{ menu: 'job_seeker', label: 'My Profile' }],
  },
  '/profile/liked': {
    module: 'routes/candidate/liked-jobs.tsx',
    readers: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Liked jobs',
    texts: {
      name: 'Liked Jobs',
      description: 'The jobs you liked, newest first.',
      keywords: 'liked jobs',
    },
    navigation: [{ menu: 'job_seeker', label: 'Liked jobs' }],
  },
  '/profile/cv': {
    module: 'routes/candidate/upload-cv.ts',
    senders: 'candidates',
    metrics: 'candidate',
    form: { upload: 'cv' },
  },
  '/profile/cv/remove': {
    module: 'routes/candidate/remove-cv.tsx',
    readers: 'candidates',
    senders: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Remove a CV',
    texts: {
      name: 'Remove CV',
    },
  },
  '/jobs/:id/like': {
    module: 'routes/candidate/like-job.ts',
    senders: 'candidates',
    sample: { id: 'open_job' },
    metrics: 'candidate',
    form: { isGuarded: false },
  },
  '/applications': {
    module: 'routes/candidate/applications.tsx',
    readers: 'candidates',
    metrics: 'candidate',
    measuredAs: 'My applications',
    texts: {
      name: 'My applications',
    },
    navigation: [{ menu: 'job_seeker', label: 'My applications' }],
  },
  '/applications/:id': {
    module: 'routes/candidate/application.tsx',
    readers: 'applicants',
    sample: { id: 'application_of_candidate' },
    metrics: 'candidate',
    measuredAs: 'An application of one’s own',
  },
  '/applications/:id/withdraw': {
    module: 'routes/candidate/withdraw-application.tsx',
    readers: 'applicants',
    senders: 'applicants',
    sample: { id: 'application_of_candidate' },
    metrics: 'candidate',
    measuredAs: 'Withdraw an application',
    texts: {
      name: 'Withdraw application',
    },
  },
  '/assignments': {
    module: 'routes/candidate/assignments/assignments.tsx',
    readers: 'candidates',
    metrics: 'candidate',
    measuredAs: 'My assignments',
    texts: {
      name: 'My assignments',
    },
  },
  '/assignments/key-information/:id': {
    module: 'routes/candidate/assignments/key-information-file.ts',
    readers: 'applicants',
    sample: { id: 'key_information' },
    metrics: 'downloads',
  },
  '/job-swipe': {
    module: 'routes/candidate/job-swipe.tsx',
    readers: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Job swipe',
    texts: {
      name: 'Job Swipe',
      description: 'Go through open jobs one card at a time.',
      keywords: 'job swipe, find jobs',
      updatedOn: '2026-11-21',
    },
    navigation: [{ menu: 'job_seeker', label: 'Job Swipe' }],
  },
  '/job-swipe/passed': {
    module: 'routes/candidate/passed-jobs.tsx',
    readers: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Passed jobs',
    texts: {
      name: 'Passed jobs',
    },
  },
  '/job-swipe/cards/:id': {
    module: 'routes/candidate/swipe-card.ts',
    senders: 'candidates',
    sample: { id: 'open_job' },
    metrics: 'candidate',
    form: { isGuarded: false },
  },
  '/account/introductions': {
    module: 'routes/account/introductions.tsx',
    readers: 'candidates',
    senders: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Who has my details',
    texts: {
      name: 'Who has my details',
      description: 'The clients we’ve introduced you to or asked you about, and your answers.',
    },
  },
  '/introductions/:token': {
    module: 'routes/public/introductions/introduction.tsx',
    readers: 'anyone',
    senders: 'anyone',
    // Not a valid token: its page says that the link does not work.
    sample: { token: '1111111111111111111111111111111111111111111111111111111111111111' },
    metrics: 'pages',
    measuredAs: 'Agree to an introduction',
    isReturnable: false,
    offline: { isKept: false },
  },
  '/interviews/:token': {
    module: 'routes/public/interviews/interview.tsx',
    readers: 'anyone',
    senders: 'anyone',
    // Not a valid token: its page says that the link does not work.
    sample: { token: '0000000000000000000000000000000000000000000000000000000000000000' },
    metrics: 'pages',
    measuredAs: 'Choose a time for an interview',
    isReturnable: false,
    offline: { isKept: false },
  },
} as const satisfies Record<string, PageRow>;
