import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executiveSearch } from '#content/services/executive-search.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { forbid } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { decodeEntities, readCanonical, readJsonLd, readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  const { database } = site.database;
  await addJobs(database, { title: 'Recruiter with iterations' }, { title: 'Head of IT' });
});

afterAll(() => site?.stop());

async function read(path: string, headers: Record<string, string> = {}) {
  const { status, body } = await request(site.url, path, { headers });
  const html = body.toString();
  const main = readMain(html);
  const text = decodeEntities(main.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => decodeEntities(to));
  const titles = [...main.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title = '']) => decodeEntities(title));
  return { status, html, text, links, titles };
}

/** spec: marketing §9 "120 on industry pages". */
const EXCERPT = 120;

const longestExcerpt = (html: string) =>
  Math.max(...[...html.matchAll(/job-card-text">([^<]*)/g)].map(([, words = '']) => decodeEntities(words).length));

const WHITE_LINES = [
  'Finance & Banking',
  'Technology & IT',
  'Human Resources',
  'Sales & Marketing',
  'Healthcare Administration',
  'Legal & Compliance',
];
const BLUE_LINES = [
  'Manufacturing',
  'Construction',
  'Logistics & Transport',
  'Maintenance & Engineering',
  'Food & Beverage',
  'Utilities & Energy',
];

const COLLARS = [
  {
    path: '/white-collar',
    texts: ['Find White Collar Talent', 'Get Started Today', '200+', '10+', '12', '95%', ...WHITE_LINES],
    links: ['/blue-collar', '/locations/london', '/blog/category/career-advice', '/jobs?category=white-collar'],
  },
  {
    path: '/blue-collar',
    texts: ['Find Blue Collar Talent', 'Get Started Today', '50+', '8+', '90%', ...BLUE_LINES],
    links: ['/white-collar', '/locations/manchester', '/blog/category/job-market', '/jobs?category=blue-collar'],
  },
];

describe.each(COLLARS)('$path', ({ path, texts, links }) => {
  test('says what is specified, leads on, and asks for talent without a script', async () => {
    const page = await read(path);
    expect(page.status).toBe(200);
    for (const text of texts) expect(page.text).toContain(text);
    expect(page.links).toEqual(expect.arrayContaining([...links, '/request-talent', '/send-your-cv']));
    expect(readCanonical(page.html)).toMatch(new RegExp(`${path}$`));
    expect(readJsonLd(page.html).map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Service']);
  });

  test('shows jobs of its own category only', async () => {
    const { text, titles } = await read(path);
    expect(titles).toHaveLength(4);
    const [own, other] = path === '/white-collar' ? ['White Collar', 'Blue Collar'] : ['Blue Collar', 'White Collar'];
    const jobs = text.slice(text.indexOf('jobs open now'));
    expect(jobs).toContain(`${own} On site`);
    expect(jobs).not.toContain(`${other} On site`);
  });
});

test.each([
  ['/white-collar', 'https://www.fca.org.uk/firms/senior-managers-and-certification-regime'],
  ['/blue-collar', 'https://www.gov.uk/agency-workers-your-rights'],
  ['/industries/technology', 'https://www.gov.uk/guidance/understanding-off-payroll-working-ir35'],
  ['/industries/manufacturing', 'https://www.gov.uk/night-working-hours/health-assessments'],
  [
    '/industries/financial-services',
    'https://www.fca.org.uk/firms/senior-managers-and-certification-regime/certification-regime',
  ],
  [
    '/contract-staffing',
    'https://www.gov.uk/government/publications/illegal-working-penalties-codes-of-practice-for-employers',
  ],
])('%s says when its facts were checked, and where the rules can be read', async (path, source) => {
  const { text, links } = await read(path);
  expect(text).toContain('We last checked this page on 22 November 2026');
  expect(links).toContain(source);
});

test('the day of the facts is not the day on which the words of a page last changed', async () => {
  const page = await read('/executive-search');
  expect(page.text).toContain(
    `We last checked this page on ${formatLongDate(new Date(executiveSearch.factsCheckedOn))}`,
  );
});

test('/international names its languages, its figures and the rules with where to check them', async () => {
  const { status, text, links } = await read('/international');
  expect(status).toBe(200);
  const languages = 'Spanish French German Mandarin Portuguese Arabic Japanese Italian Dutch Russian Korean Hindi';
  for (const language of languages.split(' ')) expect(text).toContain(language);
  for (const figure of ['200+', '15+', '10+', '85%', '£41,700', 'We do not give immigration advice.']) {
    expect(text).toContain(figure);
  }
  expect(links).toEqual(
    expect.arrayContaining(['https://www.gov.uk/skilled-worker-visa', 'https://www.gov.uk/view-right-to-work']),
  );
});

describe('an industry', () => {
  test('finds jobs by the words of their titles, as words', async () => {
    const technology = await read('/industries/technology');
    expect(technology.titles).toEqual(
      expect.arrayContaining(['Head of IT', 'IT support analyst', 'Senior software engineer', 'Data engineer']),
    );
    expect(technology.text).not.toContain('Recruiter');
    const finance = await read('/industries/financial-services');
    expect(finance.titles).toEqual(expect.arrayContaining(['Management accountant', 'Credit risk analyst']));
    expect(finance.titles).not.toContain('Senior software engineer');
  });

  test('of either kind has its category and the words, ten at most', async () => {
    const { titles, text } = await read('/industries/manufacturing');
    expect(titles).toHaveLength(10);
    const rule = 'All blue collar jobs, and others with engineer, manufacturing or production in the title.';
    const [, count = '0'] = new RegExp(`open jobs On our board today. ${rule} (\\d+) `).exec(text) ?? [];
    expect(Number(count)).toBeGreaterThan(20);
    expect(text).toContain('of the newest 20');
    expect(text).toContain(`${rule} Newest first.`);
  });

  test('offers to apply, leads to its jobs and says what they have in common', async () => {
    const { text, links, html } = await read('/industries/technology');
    expect(text).toContain('Apply Now');
    expect(text).toMatch(/median yearly pay Median of \d+ jobs with yearly pay £\d\d,\d{3} /);
    expect(links).toEqual(expect.arrayContaining(['/send-your-cv', '/request-talent', '/white-collar']));
    expect(links.filter((to) => to.startsWith('/jobs/')).length).toBeGreaterThanOrEqual(8);
    expect(longestExcerpt(html)).toBeLessThanOrEqual(EXCERPT);
  });

  test.each(['technology', 'financial-services', 'manufacturing'] as const)(
    '%s shows 120 characters of a description, no more',
    async (slug) => {
      const title = { technology: 'Data clerk', 'financial-services': 'Credit analyst', manufacturing: 'Engineer' }[
        slug
      ];
      await addJobs(site.database.database, { title, description: 'abcdefghi '.repeat(40) });
      await eventually(async () => {
        expect(longestExcerpt((await read(`/industries/${slug}`)).html)).toBe(EXCERPT);
      });
    },
  );

  test('that does not exist is not found', async () => {
    expect((await request(site.url, '/industries/alchemy')).status).toBe(404);
  });

  test('without jobs says so and points to the board', async () => {
    await site.database.database.asSystem((transaction) =>
      transaction.updateTable('jobs').set({ status: 'closed' }).where('status', '=', 'open').execute(),
    );
    await eventually(async () => {
      for (const [slug, name, category] of [
        ['technology', 'technology', 'white-collar'],
        ['financial-services', 'financial services', 'white-collar'],
        ['manufacturing', 'manufacturing', 'blue-collar'],
      ]) {
        const { text, links } = await read(`/industries/${slug}`);
        expect(text).toContain(`No ${name} jobs are open at the moment.`);
        expect(text).not.toContain('The market on our board');
        expect(links).toContain(`/jobs?category=${category}`);
      }
    });
  });
});

test.each([
  ['/white-collar', 'Failed to load white collar jobs.', 'Six lines of office work'],
  ['/blue-collar', 'Failed to load blue collar jobs.', 'Six lines of site work'],
  ['/industries/technology', 'Failed to load technology jobs.', 'Whom teams look for'],
  ['/industries/financial-services', 'Failed to load financial services jobs.', 'Whom firms look for'],
  ['/industries/manufacturing', 'Failed to load manufacturing jobs.', 'Whom works look for'],
])(
  '%s stands when its jobs cannot be loaded, offers to try again, and is logged once',
  async (path, failed, otherText) => {
    const giveBack = await forbid(site.database, 'get_public_jobs', 'find_public_jobs');
    const before = site.log().length;
    try {
      const { status, text, links } = await read(path, { Cookie: await signInAs(site, castMember('Aisha').id) });
      expect(status).toBe(200);
      expect(text).toContain(failed);
      expect(text).not.toContain('at the moment.');
      expect(text).toContain(otherText);
      expect(links).toContain(path);
    } finally {
      await giveBack();
    }
    const lines = () => site.log().slice(before).split('\n');
    const findErrors = () => lines().filter((line) => line.includes('could not be loaded'));
    await eventually(() => expect(findErrors()).not.toEqual([]));
    const { level, errorId } = JSON.parse(findErrors()[0] ?? '');
    expect(level).toBe('error');
    // A request is logged when it ends, possibly after its response has arrived.
    await eventually(() => {
      expect(lines().some((line) => line.includes(`"requestId":"${errorId}"`) && line.includes(path))).toBe(true);
    });
    expect(findErrors()).toHaveLength(1);
  },
);
