import type { PageMap } from '#app/pages/row.ts';
import { pages } from '#app/pages.ts';
import { company } from '#content/company.ts';
import { demoCast } from '#db/seed/cast.ts';
import { demoJobs } from '#db/seed/jobs.ts';
import { type ContentSeed, demoContent } from '#db/seed/seed-content.server.ts';
import { DEMO_FACT_RULES } from '#domain/demo-facts.ts';
import { decodeEntities } from './page-source.ts';

type Item = Record<string, unknown>;
type DemoFinding = { where: string; fact: string };

export type DemoAgency = { names: RegExp; sentences: ReadonlySet<string> };

/** Phrases in which London is a time zone, not a place. */
const CLOCKS = /Europe\/London|London time|Time in London/g;
/** Characters. Shorter texts are phrases that any agency might use. */
const LEAST_SENTENCE = 40;
/** Page descriptions of the product, which every agency shares. */
const OF_THE_PRODUCT = Object.values(pages as PageMap).flatMap(({ texts }) => texts?.description ?? []);

/** @param other texts of this agency do not count as the demo's */
export function describeDemoAgency(other: ContentSeed): DemoAgency {
  const otherTexts = JSON.stringify(other);
  const isForeign = (text: string) => !otherTexts.includes(JSON.stringify(text).slice(1, -1));
  const names = [...new Set(listNames().filter(isForeign))].map(escapePattern).join('|');
  const { name, address, person } = DEMO_FACT_RULES;
  // The digits also begin ids of test data, so they must not stand next to a hyphen.
  const number = String.raw`(?<![\w-])${company.companyNumber}(?![\w-])`;
  const rules = [name, address, person]
    .map(({ pattern }) => pattern.source)
    .concat(number)
    .join('|');
  const labels = (demoContent.claims as readonly { label?: string }[]).map(({ label = '' }) => label);
  const texts = listTexts(demoContent).filter(
    (text) => text.length >= LEAST_SENTENCE && !OF_THE_PRODUCT.includes(text),
  );
  return {
    names: new RegExp(`${rules}|(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'giu'),
    sentences: new Set([...labels, ...texts].filter((text) => text.includes(' ') && isForeign(text))),
  };
}

/** @returns each demo fact found once, with its first occurrence */
export function findDemoAgency(
  { names, sentences }: DemoAgency,
  outputs: readonly { path: string; text: string }[],
): DemoFinding[] {
  const firstPaths = new Map<string, string>();
  for (const { path, text } of outputs) {
    const textWithoutClocks = text.replace(CLOCKS, '');
    const sentencesOfText = textWithoutClocks.split(/\\?"|[<>\n]|\\n/).map((part) => decodeEntities(part.trim()));
    const facts = [...(textWithoutClocks.match(names) ?? []), ...sentencesOfText.filter((part) => sentences.has(part))];
    for (const fact of facts) if (!firstPaths.has(fact)) firstPaths.set(fact, path);
  }
  return [...firstPaths].map(([fact, where]) => ({ where, fact }));
}

function listNames(): string[] {
  const { places, articles, testimonials } = demoContent as unknown as Record<string, Item[]>;
  const ofPlaces = (places ?? []).flatMap(({ name, phone, email, postcode, reviews }) => [
    ...[name, phone, email, postcode].map(String),
    ...(reviews as Item[]).map(({ author }) => String(author)),
  ]);
  const people = [...(articles ?? []), ...(testimonials ?? [])].map(({ author }) => String(author));
  const cast = demoCast.flatMap(({ fullName, email, phone }) => [fullName, email, phone]);
  const { email, phone, address, aiDivision, registeredOffice } = company;
  const ownDetails = [email, phone, address.street, address.postcode, aiDivision.url, registeredOffice];
  const companies = demoJobs.map((job) => job.company);
  return [...ofPlaces, ...people, ...cast, ...ownDetails, ...companies].filter((text) => text && text !== 'undefined');
}

/** Links to authorities are the same for every agency. */
function listTexts(value: unknown, name = ''): string[] {
  if (name === 'sources' || name === 'link' || name === 'adviser') return [];
  if (typeof value === 'string')
    return /^(https?:|\/|[Mm]\d)/.test(value) ? [] : value.split('\n').map((line) => line.trim());
  if (Array.isArray(value)) return value.flatMap((each) => listTexts(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, key));
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
