import { describe, expect, test } from 'vitest';
import { describeDemoAgency, findDemoAgency } from '#tests/support/demo-agency.ts';
import { isFullForm } from '#tests/support/form.ts';
import { harbourAndVale } from '#tests/support/harbour-and-vale/content.ts';
import { people } from '#tests/support/harbour-and-vale/people.ts';
import { signInAs } from '#tests/support/session.ts';
import { crawl } from '#tests/support/site-crawl.ts';
import { provideSite } from '#tests/support/stage.ts';

const site = provideSite({ isReal: true });
const demo = describeDemoAgency(harbourAndVale);

const VIEWERS = {
  owner: { start: '/admin', isWanted: /^\/(admin|account|setup)/, least: 60 },
  consultant: { start: '/admin', isWanted: /^\/(admin|account)/, least: 8 },
  editor: { start: '/admin/studio', isWanted: /^\/admin\/studio/, least: 40 },
  employer: { start: '/employer/jobs', isWanted: /^\/(employer|account)/, least: 5 },
  candidate: { start: '/profile', isWanted: /^\/(profile|applications|job-swipe|account)/, least: 5 },
} as const;

describe.each(Object.entries(VIEWERS))('pages that %s may see', (who, { start, isWanted, least }) => {
  test('answer, and say nothing of the demo', async () => {
    const cookie = await signInAs(site, people[who as keyof typeof people].id, { publicOrigin: site.url });
    const outputs = await crawl(site.url, [start, '/account'], {
      cookie,
      isWanted: (path) => isWanted.test(path),
      // Two pages of a kind differ only in their rows, so the short form visits one.
      mostOfAKind: isFullForm ? 2 : 1,
    });
    const brokenPages = outputs.filter(({ status }) => status !== 200 && status !== 302);
    expect(brokenPages.map(({ path, from, status }) => `${from} leads to ${path}: ${status}`)).toEqual([]);
    expect(outputs.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(least);
    expect(findDemoAgency(demo, outputs)).toEqual([]);
  });
});
