import type { PageRow } from '#app/pages/row.ts';

export const legalPages = {
  '/privacy-policy': {
    module: 'routes/public/legal-page.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Privacy policy',
    texts: {
      name: 'Privacy policy',
      description:
        'What {agency} keeps about you when you use this site, why, who sees it, for how long, and what you can ask of us.',
      keywords: 'privacy policy, personal data, UK GDPR, CV privacy, delete my account',
      updatedOn: '2026-11-24',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Privacy policy' }],
  },
  '/cookie-policy': {
    module: 'routes/public/legal-page.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Cookie policy',
    texts: {
      name: 'Cookie policy',
      description:
        'Everything this site keeps in your browser, by name: what it is for, when it is set and how long it stays.',
      keywords: 'cookie policy, cookies, consent, session cookie',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Cookie policy' }],
  },
  '/cookie-settings': {
    module: 'routes/public/cookie-settings.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Cookie settings',
    texts: {
      name: 'Cookie settings',
      description: 'Choose what {agency} may keep in your browser, and change your mind at any time.',
      keywords: 'cookie settings, cookie consent, withdraw consent',
      updatedOn: '2026-11-21',
    },
    navigation: [{ menu: 'legal', label: 'Cookie settings' }],
  },
  '/developers': {
    module: 'routes/public/developers/developers.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'For developers',
    texts: {
      name: 'For developers',
      description: 'Show the open jobs of {agency} on your own site: an open API without a key, feeds, and how to ask.',
      keywords: 'jobs API, jobs feed, JSON feed, OpenAPI',
      updatedOn: '2026-11-26',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'For developers' }],
  },
  '/terms-of-service': {
    module: 'routes/public/legal-page.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Terms of service',
    texts: {
      name: 'Terms of service',
      description:
        'The rules for using this site and its job board, for people looking for work and for employers who post jobs.',
      keywords: 'terms of service, terms of use, job board terms',
      updatedOn: '2026-11-23',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Terms of service' }],
  },
  '/accessibility': {
    module: 'routes/public/legal-page.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Accessibility statement',
    texts: {
      name: 'Accessibility statement',
      description:
        'What this site does so that everybody can use it, what does not work well yet, and how to get what you need another way.',
      keywords: 'accessibility statement, WCAG 2.2, reasonable adjustments',
      updatedOn: '2026-11-21',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Accessibility' }],
  },
  '/complaints': {
    module: 'routes/public/legal-page.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Complaints',
    texts: {
      name: 'Complaints',
      title: 'How to complain',
      description: 'How to complain about {agency}, who reads it, when you get an answer, and who else can help.',
      keywords: 'complaints procedure, recruitment agency complaint',
      updatedOn: '2026-11-22',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Complaints' }],
  },
  '/data-protection': {
    module: 'routes/public/data-requests/data-protection.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Data protection',
    texts: {
      name: 'Data protection',
      title: 'Data protection: your rights and how to use them',
      description:
        'Ask {agency} for a copy of your data, a correction or erasure, object, or complain: one form, a reference and a day for the answer.',
      keywords: 'data protection complaint, subject access request, erasure, right to object',
      updatedOn: '2026-11-22',
    },
    sitemap: { frequency: 'monthly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Data protection' }],
  },
  '/data-protection/sent': {
    module: 'routes/public/data-requests/data-request-sent.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Request about data sent',
    texts: {
      name: 'Your request has arrived',
      description: 'What happens after a request about personal data was sent to {agency}.',
      keywords: 'data protection request sent',
    },
  },
  '/data-protection/confirm': {
    module: 'routes/public/confirm-request.tsx',
    readers: 'anyone',
    senders: 'anyone',
    metrics: 'pages',
    measuredAs: 'Confirm a request about data',
    texts: {
      name: 'Confirm your data protection request',
      description: 'Confirms that a request about personal data that was sent with your email address is yours.',
      keywords: 'confirm request',
    },
    isReturnable: false,
    offline: { isKept: false },
  },
  '/sitemap': {
    module: 'routes/public/sitemap-page.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Sitemap',
    texts: {
      name: 'Sitemap',
      description:
        'Every page of the {agency} site in one list: services, industries, cities, articles and legal pages.',
      keywords: 'sitemap, all pages',
      updatedOn: '2026-11-21',
    },
    sitemap: { frequency: 'weekly', priority: '0.3' },
    navigation: [{ menu: 'legal', label: 'Sitemap' }],
  },
} as const satisfies Record<string, PageRow>;
