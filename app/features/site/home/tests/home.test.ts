import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageText } from '#app/pages/page-text.ts';
import { cities } from '#content/cities/cities.ts';
import { employerServicesClaims, homeClaims, homePayRise, homeTimes } from '#content/claims.ts';
import { homeQuestions } from '#content/faq.ts';
import { serviceCards, values } from '#content/home.ts';
import { employerServices } from '#content/services/employer-services.ts';
import { testimonials } from '#content/testimonials.ts';
import { findServiceHead } from '#db/content/services/find-service.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { officePostcode } from '#domain/place/place.ts';
import type { ServicePath } from '#domain/site/service-path.ts';
import { agency } from '#domain/site/site.ts';
import { forbid } from '#tests/support/faults.ts';
import { textOf } from '#tests/support/job-desk.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { decodeEntities, readCanonical, readJsonLd, readMeta, readTitle } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;
const giveBack: (() => Promise<void>)[] = [];

beforeAll(async () => {
  site = await startSite();
});

afterEach(async () => {
  for (const give of giveBack.splice(0)) await give();
});

afterAll(() => site?.stop());

async function read(path: string) {
  const answer = await request(site.url, path);
  return { ...answer, html: answer.body.toString(), text: textOf(answer) };
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(([, text = '']) =>
    decodeEntities(text.replace(/<[^>]+>/g, '').trim()),
  );
const blocks = (html: string, type: string) => readJsonLd(html).filter((block) => block['@type'] === type);

describe.each(['/', '/about'])('%s', (path) => {
  test('holds every section of the home page under its anchor, and one h1', async () => {
    const { status, html } = await read(path);
    expect([status, count(html, /<h1[\s>]/g)]).toEqual([200, 1]);
    for (const anchor of ['home', 'services', 'about', 'contact']) {
      expect(count(html, new RegExp(` id="${anchor}"`, 'g')), anchor).toBe(1);
    }
    const [, questions = ''] = /aria-labelledby="questions"([\s\S]*?)<\/section>/.exec(html) ?? [];
    expect(count(questions, /<details/g)).toBe(8);
    expect(count(html, /<blockquote/g)).toBe(6);
    expect(count(html, /href="\/blog\/(?!category)[^"]+"/g)).toBe(3);
    for (const policy of ['/privacy-policy', '/cookie-policy']) expect(html).toContain(`href="${policy}"`);
    expect(html).toContain(`Registered office: ${agency().registeredOffice}.`);
  });

  test('names the six services, and offers both forms in the hero and beside the reviews', async () => {
    const { html } = await read(path);
    expect(headings(html, 3)).toEqual(
      expect.arrayContaining([
        'Executive Search',
        'Professional Recruitment',
        'Contract Staffing',
        'Blue Collar Placement',
        'Skilled Trades',
        'Rapid Industrial Placement',
      ]),
    );
    expect(Object.values(serviceCards).flat()).toHaveLength(6);
    expect(count(html, /<a [^>]*href="\/request-talent"[^>]*>Find Talent</g)).toBe(2);
    expect(count(html, /<a [^>]*href="\/send-your-cv"[^>]*>Find Jobs</g)).toBe(2);
  });
});

test('the addresses that mean a section lead there without a script, before anything else; the home page does not', async () => {
  for (const [path, words] of [
    ['/contact', '<a class="link" href="#contact">Phone, address and contact form</a>'],
    ['/about', '<a class="link" href="#about">Who we are and what we stand for</a>'],
  ] as const) {
    const { html } = await read(path);
    expect(html.indexOf(`<noscript><p class="wrap py-3">${words}</p></noscript>`), path).toBeGreaterThan(0);
    expect(html.indexOf('<noscript><p')).toBeLessThan(html.indexOf('id="home"'));
  }
  expect((await read('/')).html).not.toContain('<noscript><p');
});

test('the home page and its about address say different things of themselves, and are one page to search engines', async () => {
  const [home, about] = [await read('/'), await read('/about')];
  expect(readTitle(about.html)).toContain(pageText('/about').title);
  expect(readTitle(about.html)).not.toBe(readTitle(home.html));
  expect(readMeta(about.html, 'description')).not.toBe(readMeta(home.html, 'description'));
  expect(readCanonical(about.html)).toBe(readCanonical(home.html));
});

test('the AI division opens in a new tab that cannot reach back', async () => {
  const { html } = await read('/');
  const [, section = ''] = html.split('id="services"');
  const [link = ''] = /<a [^>]*href="https:\/\/ai\.[^>]*>/.exec(section) ?? [];
  expect(link).toContain(`href="${agency().aiDivision?.url}"`);
  expect(link).toMatch(/target="_blank"/);
  expect(link).toMatch(/rel="noopener noreferrer"/);
});

test('eight questions are answered on the page and, word for word, for search engines', async () => {
  const { html, text } = await read('/');
  const [faq] = blocks(html, 'FAQPage');
  const questions = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(8);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

test('every office is named to search engines, with its page, phone and address', async () => {
  const [told] = blocks((await read('/')).html, 'EmploymentAgency');
  expect(told?.['department']).toEqual(
    cities
      .filter((city) => officePostcode(city) !== null)
      .map((city) => ({
        '@type': ['LocalBusiness', 'EmploymentAgency'],
        '@id': `${site.url}/locations/${city.slug}#office`,
        name: `${agency().name} ${city.name}`,
        url: `${site.url}/locations/${city.slug}`,
        telephone: city.phone.dialled,
        address: expect.objectContaining({
          addressLocality: city.name,
          postalCode: officePostcode(city),
          addressCountry: 'GB',
        }),
      })),
  );
});

test('the values and the six reviews are there, each review with its author, day and a rating in words', async () => {
  const { html, text } = await read('/');
  for (const { title } of values) expect(headings(html, 3)).toContain(title);
  expect(testimonials).toHaveLength(6);
  for (const { author, role, rating, text: words, datePublished } of testimonials) {
    for (const part of [author, role, words, `${rating} out of 5 stars`]) expect(text).toContain(part);
    expect(html).toMatch(new RegExp(`<time dateTime="${datePublished}"`, 'i'));
  }
});

test('the agency’s figures about itself are on the page, with the day of the count', async () => {
  const { text } = await read('/');
  const stated = [...homeClaims, ...Object.values(homeTimes), homePayRise];
  for (const { value, label } of stated) {
    expect(text).toContain(value);
    expect(text).toContain(label);
  }
  expect(text).toContain('As of 30 September 2026');
  expect([...stated, ...employerServicesClaims].every(({ asOf, source }) => asOf && source)).toBe(true);
});

test('without its jobs the page loads, says so, logs the failure once and is not cached', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  giveBack.push(await forbid(site.database, 'get_public_jobs'));
  const linesBefore = site.log().length;
  const away = await eventually(async () => {
    const answer = await read('/');
    expect(answer.headers['cache-control']).not.toBe('public, max-age=0, must-revalidate');
    return answer;
  });
  expect(away.status).toBe(200);
  expect(away.text).toContain('couldn’t load the newest jobs');
  for (const words of ['Rapid Industrial Placement', homeQuestions[0]?.question, testimonials[0]?.author]) {
    expect(away.text).toContain(words);
  }
  const listErrors = () => {
    const lines = site.log().slice(linesBefore).split('\n');
    return lines.filter((line) => line.includes('the latest jobs could not be loaded'));
  };
  await eventually(() => expect(listErrors()).toHaveLength(1));
  expect(JSON.parse(listErrors()[0] ?? '{}')).toMatchObject({ errorId: expect.stringMatching(/\S/) });
  for (const give of giveBack.splice(0)) await give();
  expect((await read('/')).html).toContain(`/jobs/${id}`);
});

const GUIDES = [
  '/employer-services',
  '/permanent-recruitment',
  '/contract-staffing',
  '/executive-search',
  '/career-coaching',
] as const;

const headOf = (path: ServicePath) => {
  const head = findServiceHead(seededContent(), path);
  if (!head) throw new Error(`No item of the studio is the page ${path}`);
  return head;
};

describe.each(GUIDES)('%s', (path) => {
  test('is a page of its own, to people and to search engines', async () => {
    const { name, title = name } = headOf(path);
    const { status, html, text, headers } = await read(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headings(html, 1)).toEqual([name]);
    expect(readCanonical(html)).toBe(site.url + path);
    expect(readTitle(html)).toContain(title);
    expect(blocks(html, 'Service')).toMatchObject([{ name: name }]);
    expect(blocks(html, 'BreadcrumbList')).toHaveLength(1);
    const [faq] = blocks(html, 'FAQPage');
    const questions = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const each of questions) expect(text).toContain(`${each.name} ${each.acceptedAnswer.text}`);
    expect(headings(html, 2)).toContain('Learn more');
  });

  test('asks for its form at both ends', async () => {
    const { html } = await read(path);
    const form = path === '/career-coaching' ? '/request-coaching' : '/request-talent';
    expect(count(html, new RegExp(`<a [^>]*href="${form}"[^>]*>(Find Talent|Ask for a session)<`, 'g'))).toBe(2);
  });
});

test('no two services are described alike', async () => {
  const pages = await Promise.all(GUIDES.map(read));
  expect(new Set(pages.map(({ html }) => readMeta(html, 'description'))).size).toBe(GUIDES.length);
});

test('the overview names every service for employers, and leads to those with a page', async () => {
  const { html } = await read('/employer-services');
  expect(headings(html, 3)).toEqual(
    expect.arrayContaining([
      'Permanent Recruitment',
      'Contract Staffing',
      'Rapid Placement',
      'Executive Search',
      'Talent Acquisition',
    ]),
  );
  const [, main = ''] = html.split('<main');
  const entries: readonly { id: string; path?: string }[] = employerServices.entries;
  for (const { id, path } of entries) {
    expect(main).toContain(`id="${id}"`);
    if (path) expect(main).toContain(`href="${path}"`);
  }
});
