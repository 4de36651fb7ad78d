import type { PageRow } from '#app/pages/row.ts';

export const accountPages = {
  '/account-status': {
    module: 'routes/account/account-status.tsx',
    readers: 'waiting',
    metrics: 'account',
    measuredAs: 'Account status',
    texts: {
      name: 'Account status',
      description: 'See whether your account request has been reviewed, and what happens next.',
      keywords: 'account status, account approval',
    },
    navigation: [{ menu: 'waiting', label: 'Account status' }],
    isReturnable: false,
  },
  '/account': {
    module: 'routes/account/account.tsx',
    readers: 'signed-in',
    metrics: 'account',
    measuredAs: 'Account',
    texts: {
      name: 'Account settings',
      description: 'The name, email address and password of your account.',
      keywords: 'account settings',
    },
    navigation: [{ menu: 'account', label: 'Account settings' }],
  },
  '/account/password': {
    module: 'routes/account/password.tsx',
    readers: 'signed-in',
    senders: 'signed-in',
    metrics: 'account',
    measuredAs: 'Change password',
    texts: {
      name: 'Change your password',
      description: 'Choose a new password for your account.',
      keywords: 'change password',
    },
  },
  '/account/email': {
    module: 'routes/account/email.tsx',
    readers: 'signed-in',
    senders: 'signed-in',
    metrics: 'account',
    measuredAs: 'Change email address',
    texts: {
      name: 'Change your email address',
      description: 'Choose a new email address for your account.',
      keywords: 'change email address',
    },
  },
  '/account/passkeys': {
    module: 'routes/account/passkeys.tsx',
    readers: 'staff',
    senders: 'staff',
    metrics: 'account',
    measuredAs: 'Passkeys of an account',
    texts: {
      name: 'Passkeys',
      description: 'The passkeys you use to sign in, after your password.',
      keywords: 'passkeys',
    },
  },
  '/account/app-codes': {
    module: 'routes/account/app-codes.tsx',
    readers: 'staff',
    senders: 'staff',
    metrics: 'account',
    measuredAs: 'Authenticator app of an account',
    texts: {
      name: 'Authenticator app',
      description: 'The app whose codes you use to sign in, after your password.',
      keywords: 'authenticator app',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/account/calendar': {
    module: 'routes/account/calendar.tsx',
    readers: 'consultants',
    senders: 'consultants',
    metrics: 'account',
    measuredAs: 'Your calendar',
    texts: {
      name: 'Your calendar',
      description: 'A link to add your interviews and job closing dates to your calendar app.',
      keywords: 'calendar',
    },
    offline: { isKept: false },
  },
  '/account/notifications': {
    module: 'routes/account/notifications.tsx',
    readers: 'signed-in',
    senders: 'signed-in',
    metrics: 'account',
    measuredAs: 'Notifications',
    texts: {
      name: 'Notifications',
      description:
        'Choose what {agency} notifies you about on this device: new jobs, messages and updates on your applications.',
      keywords: 'notifications, push messages, job alerts',
      updatedOn: '2026-11-21',
    },
  },
  '/account/data': {
    module: 'routes/account/data.tsx',
    readers: 'signed-in',
    metrics: 'account',
    measuredAs: 'My data',
    texts: {
      name: 'Your data',
      description: 'Everything we hold about you, and how to download it.',
      keywords: 'download my data',
    },
  },
  '/account/data/download': {
    module: 'routes/account/data-download.ts',
    senders: 'signed-in',
    metrics: 'account',
  },
  '/account/delete': {
    module: 'routes/account/delete-account.tsx',
    readers: 'signed-in',
    senders: 'signed-in',
    metrics: 'account',
    measuredAs: 'Delete my account',
    texts: {
      name: 'Delete your account',
      description: 'What we’ll delete with your account, what we’ll keep and why.',
      keywords: 'delete my account',
    },
  },
} as const satisfies Record<string, PageRow>;
