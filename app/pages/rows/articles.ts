import type { PageRow } from '#app/pages/row.ts';

export const articlesPages = {
  '/tools': {
    module: 'routes/public/tools.tsx',
    readers: 'anyone',
    metrics: 'pages',
    isSearch: true,
    measuredAs: 'Career tools',
    texts: {
      name: 'Career tools and salary calculator',
      title: 'UK salary calculator and career tools',
      description:
        'Estimate a UK salary by role, city and experience, with demand and trend counted from live jobs. Free, and no account is needed.',
      keywords: 'UK salary calculator, salary by city, career tools',
      updatedOn: '2026-11-24',
    },
    sitemap: { frequency: 'weekly', priority: '0.7' },
    navigation: [
      { menu: 'resources', label: 'Career tools and salary calculator', text: 'What a role pays in your city' },
    ],
  },
  '/blog': {
    module: 'routes/public/blog/blog.tsx',
    readers: 'anyone',
    metrics: 'pages',
    measuredAs: 'Articles',
    texts: {
      name: 'Work and hiring, in plain words',
      title: 'Articles on work and hiring in the UK',
      description:
        'How to read the job market, ask for pay, write an advert and know your rights at work: articles by {agency}, with their sources.',
      keywords: 'recruitment blog, articles, career advice, UK job market, hiring advice',
      updatedOn: '2026-11-21',
    },
    sitemap: 'articles',
    navigation: [{ menu: 'resources', label: 'Articles', text: 'The job market, careers and hiring' }],
  },
  '/blog/category/:category': {
    module: 'routes/public/blog/blog-category.tsx',
    readers: 'anyone',
    sample: { category: 'career-advice' },
    metrics: 'pages',
    measuredAs: 'Articles of a category',
    texts: {
      name: '{name}',
      title: '{name}: articles',
      description:
        '{name} from {agency}: articles for people who work or hire in the UK, dated and with their sources.',
      keywords: '{name}, recruitment articles, UK work',
      updatedOn: '2026-11-21',
    },
    sitemap: 'articles',
  },
  '/blog/:slug': {
    module: 'routes/public/blog/article.tsx',
    readers: 'anyone',
    sample: { slug: 'how-to-write-a-job-advert' },
    metrics: 'pages',
    measuredAs: 'An article',
  },
  '/pages/:slug': {
    module: 'routes/public/free-page.tsx',
    readers: 'anyone',
    sample: { slug: 'first-day-on-site' },
    metrics: 'pages',
    measuredAs: 'A page of the agency',
  },
} as const satisfies Record<string, PageRow>;
