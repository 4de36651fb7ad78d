/** Checks statements about the law that several pages share, or where the law has changed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { homeQuestions } from './faq.ts';
import { financialServicesPage } from './industries/financial-services.ts';
import { blueCollarPage } from './services/blue-collar.ts';
import { contractStaffing } from './services/contract-staffing.ts';
import { internationalPage } from './services/international.ts';
import { permanentRecruitment } from './services/permanent-recruitment.ts';
import { whiteCollarPage } from './services/white-collar.ts';

const readArticle = (slug: string) =>
  readFileSync(fileURLToPath(new URL(`articles/${slug}.md`, import.meta.url)), 'utf8');
const pointsOf = (page: { parts: readonly { points?: { title: string; text: string }[] }[] }) =>
  page.parts.flatMap(({ points = [] }) => points);
const titled = (title: string) => (point: { title: string }) => point.title === title;

const question = homeQuestions.find(({ question }) => question.includes('right to work'))?.answer ?? '';
const rule = internationalPage.rules.find(titled('Right to work'))?.text ?? '';

test('right to work: since October 2026 not only of employees, and down the supply chain', () => {
  const ofContracts = pointsOf(contractStaffing).find(titled('Right to work'))?.text ?? '';
  for (const text of [question, rule, ofContracts, readArticle('how-we-work')]) {
    expect(text).toContain('Since 1 October 2026');
    expect(text).toMatch(/supplied to it through others|down its supply chain/);
  }
  expect(contractStaffing.sources.map(({ title }) => title)).toContain(
    'Preventing illegal working: the Home Office’s code of practice',
  );
});

test('right to work: the check comes before the work', () => {
  const ofJobs = pointsOf(permanentRecruitment).find(titled('Right to work'))?.text ?? '';
  for (const text of [question, rule, ofJobs]) {
    expect(text).toContain('before the work begins');
    expect(text).not.toMatch(/first day/);
  }
});

test('who decides on off-payroll work, and who may give immigration advice', () => {
  expect(pointsOf(contractStaffing).find(titled('Companies of their own'))?.text).toContain('A public body, or a');
  expect(internationalPage.advice).toContain('(solicitor, barrister or advocate, or CILEX practitioner)');
});

test('senior managers: a deputy may act if the firm applies within 12 weeks, and references are due in four weeks', () => {
  const texts = financialServicesPage.hiring.map(({ text }) => text).join(' ');
  expect(texts).toContain('if the firm applies within 12 weeks');
  expect(texts).toContain('within four weeks');
  const asked = [...whiteCollarPage.lines, ...financialServicesPage.roles].map(({ asked }) => asked).join(' ');
  expect(asked.match(/approval by the regulator before they take the role for good/g)).toHaveLength(2);
});

test('food factories: the page names the licence and links to a page about it', () => {
  expect(blueCollarPage.lines.find(({ sector }) => sector === 'food')?.text).toContain('gangmaster’s licence');
  expect(blueCollarPage.sources.map(({ url }) => url).join(' ')).toContain('gangmasters-licence');
});

test('the advert in the article on adverts keeps the rules of the article', () => {
  const article = readArticle('how-to-write-a-job-advert');
  const [, advert = ''] = /\*\*After\*\*\n([\s\S]*?)\n\n/.exec(article) ?? [];
  const duties = advert.match(/^- /gm) ?? [];
  expect(duties.length).toBeGreaterThanOrEqual(4);
  expect(duties.length).toBeLessThanOrEqual(6);
  const [, least, most] = /working rule is (\d+) to (\d+) words/.exec(article) ?? [];
  const words = advert.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(Number(least));
  expect(words).toBeLessThanOrEqual(Number(most));
  for (const named of ['Pay:', 'Hours:', 'Start:', 'Apply by', 'Permanent', 'Ask Callum Reid about adjustments']) {
    expect(advert).toContain(named);
  }
});

test('what is left of a deleted account is the same in the article as in the privacy policy', () => {
  const article = readArticle('how-we-work');
  for (const words of ['Delete your account yourself', 'data request', 'three years', 'the records named below']) {
    expect(article).toContain(words);
  }
  expect(article).toContain('updatedDate: 2026-11-22');
});
