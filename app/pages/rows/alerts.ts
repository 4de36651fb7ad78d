/** Job alerts and saved searches. */
import type { PageRow } from '#app/pages/row.ts';

export const alertsPages = {
  '/alerts/new': {
    module: 'routes/public/alerts/new-alert.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Ask for a job alert',
    sample: { '?': 'search=forklift' },
    texts: {
      name: 'Email me jobs like this',
      description:
        'Be told by email of new jobs that match a search. No account needed, and every email has a link that stops it.',
      keywords: 'job alerts, email alerts, new jobs by email',
    },
  },
  '/alerts/sent': {
    module: 'routes/public/alerts/alert-sent.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Job alert asked for',
    texts: {
      name: 'Check your email',
      description: 'What happens after you asked for a job alert.',
      keywords: 'job alert',
    },
  },
  '/alerts/confirm': {
    module: 'routes/public/alerts/confirm-alerts.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Confirm a job alert',
    texts: {
      name: 'Confirm your job alert',
      description: 'Confirms that a job alert that was asked for with your email address is yours.',
      keywords: 'confirm job alert',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/alerts/manage': {
    module: 'routes/public/alerts/manage-alerts.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Change job alerts',
    texts: {
      name: 'Your job alerts',
      description: 'Change how often we email you, pause your alerts or stop them.',
      keywords: 'change job alerts',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/alerts/stop': {
    module: 'routes/public/alerts/stop-alert.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Stop a job alert',
    form: { isForMailPrograms: true },
    texts: {
      name: 'Stop these emails',
      description: 'Stops the emails of a job alert.',
      keywords: 'unsubscribe',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/emails/stop': {
    module: 'routes/public/alerts/stop-emails.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Stop emails about work',
    form: { isForMailPrograms: true },
    texts: {
      name: 'Stop emails about work',
      description: 'Stops the emails about work that our recruiters send.',
      keywords: 'unsubscribe',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/account/searches': {
    module: 'routes/candidate/saved-searches.tsx',
    readers: 'candidates',
    senders: 'candidates',
    metrics: 'candidate',
    measuredAs: 'Saved searches',
    texts: {
      name: 'Saved searches',
      description: 'The searches you keep, and how you hear of new jobs.',
      keywords: 'saved searches, job alerts',
    },
    navigation: [{ menu: 'job_seeker', label: 'Saved searches' }],
  },
} as const satisfies Record<string, PageRow>;
