/** Checks structured data (JSON-LD) against the rules for rich results in Adobe's validator, offline. */
import Validator from '@adobe/structured-data-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { forEach, readSitemap } from '#tests/support/sitemap.ts';
import { provideSite } from '#tests/support/stage.ts';

type Block = { '@type': string | string[]; jobLocation?: object | object[] };
const site = provideSite();

async function readBlocks(path: string): Promise<Block[]> {
  const html = await (await fetch(site.url + path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

const byPlace = (block: Block): Block[] =>
  Array.isArray(block.jobLocation) ? block.jobLocation.map((jobLocation) => ({ ...block, jobLocation })) : [block];

async function findErrors(blocks: Block[]): Promise<string[]> {
  const jsonld = Object.groupBy(blocks.flatMap(byPlace), (block) => [block['@type']].flat()[0] ?? '') as Record<
    string,
    Block[]
  >;
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

describe('jobs', () => {
  const KINDS: [string, Parameters<typeof addJobs>[1]][] = [
    ['on site, with pay for each hour', { salary_min: 13, salary_max: 15.5, salary_period: 'hour' }],
    ['temporary, without pay in figures', { type: 'Temporary', basis: 'temporary', salary: 'By agreement' }],
    ['hybrid, under a contract', { type: 'Contract', work_mode: 'hybrid', location: 'Kettering NN16 8JX' }],
    ['at home', { work_mode: 'remote', location: 'United Kingdom' }],
    ['at several places', { location: 'Leeds / Bradford / Hull' }],
    ['at a place that several towns are called', { location: 'Newport' }],
  ];
  let ids: string[];
  beforeAll(async () => {
    ids = await addJobs(site.database.database, ...KINDS.map(([, job]) => job ?? {}));
  });

  test.each(KINDS.map(([kind], place) => [kind, place] as const))('%s', async (_kind, place) => {
    const blocks = await readBlocks(`/jobs/${ids[place]}`);
    expect(blocks.map((block) => block['@type'])).toContain('JobPosting');
    expect(await findErrors(blocks)).toEqual([]);
  });

  test('a posting that lacks something is an error', async () => {
    const [posting] = (await readBlocks(`/jobs/${ids[0]}`)).filter((block) => block['@type'] === 'JobPosting');
    const errors = await findErrors([{ ...posting, jobLocation: undefined, title: '' } as unknown as Block]);
    expect(errors).toEqual([
      'JobPosting: Required attribute "title" is missing',
      expect.stringContaining('jobLocation'),
    ]);
  });
});

test('every page of the sitemap, in the short form one of each folder', async () => {
  const checkedTypes = new Set<string>();
  const paths = (await readSitemap(site.url))
    .map(({ path }) => path)
    .filter((path) => {
      const kind = path.replace(/^(\/.+\/)[^/]+$/, '$1:');
      return isFullForm || (!checkedTypes.has(kind) && checkedTypes.add(kind));
    });
  const errors: Record<string, string[]> = {};
  const types = new Set<string>();
  await forEach(paths, async (path) => {
    const blocks = await readBlocks(path);
    for (const type of blocks.flatMap((block) => block['@type'])) types.add(type);
    const pageErrors = await findErrors(blocks);
    if (pageErrors.length > 0) errors[path] = pageErrors;
  });
  expect(errors).toEqual({});
  expect([...types]).toEqual(
    expect.arrayContaining([
      'Article',
      'BreadcrumbList',
      'EmploymentAgency',
      'FAQPage',
      'JobPosting',
      'LocalBusiness',
      'Service',
      'WebSite',
    ]),
  );
});
