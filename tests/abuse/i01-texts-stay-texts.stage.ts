/** What i01-texts-stay-texts.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { type HostileStage, plantHostileTexts } from '#tests/support/hostile-stage.ts';
import { HOSTILE_TEXTS, listAlive } from '#tests/support/hostile-texts.ts';
import { visit } from '#tests/support/hydration.ts';
import { HANGING_MS } from '#tests/support/patience.ts';
import { inFull, isFullForm, rounds } from '#tests/support/rounds.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

export let site: Site;
export let browser: TestBrowser;
export let stage: HostileStage;

let taken = 0;
/** All of them with all rounds; otherwise one of every wrapping, and each time others of the vectors. */
export const sample = () =>
  Array.from({ length: rounds(3, HOSTILE_TEXTS.length) }, () => {
    const place = stage.places[(taken * 7) % HOSTILE_TEXTS.length];
    taken += 1;
    if (!place) throw new Error('There is no such text');
    return place;
  });

/** In the short form each of the three texts stands on every third page, so that each page shows one of them. */
export const inTurn = <Each>(all: readonly Each[], turn: number): readonly Each[] =>
  all.filter((_, place) => isFullForm || place % 3 === turn % 3);

export const LONG = { timeout: inFull(HANGING_MS, 1_800_000) };

/** The browser of a cast member. Complaints, such as a policy violation, fail the test (tests/support/browser.ts). */
export async function open(firstName: string | null) {
  const { page, context } = await browser.newVisitor();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  if (firstName) await signInBrowser(context, site, castMember(firstName).id);
  const expectDead = async (where: string) => {
    expect(await listAlive(page), where).toEqual([]);
    expect(dialogs, where).toEqual([]);
  };
  return {
    page,
    expectDead,
    /** Reads a page and finds nothing alive on it, and on it what it is to show: these texts, or so many of the sixty; all where there are fewer. */
    read: async (path: string, wanted: string[] | number) => {
      expect(await visit(page, site.url + path), path).toBe(200);
      await expectDead(path);
      const shown = await readShown(page);
      if (typeof wanted === 'number') {
        expect(HOSTILE_TEXTS.filter(({ name }) => shown.includes(name)).length, path).toBeGreaterThanOrEqual(
          Math.min(wanted, HOSTILE_TEXTS.length),
        );
      } else {
        expect(
          wanted.filter((text) => !shown.includes(text)),
          `missing on ${path}`,
        ).toEqual([]);
      }
    },
  };
}

/** What people get to read, and what stands in fields; not what travels in scripts. */
export const readShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script, style, template')) script.remove();
    return [document.title, body.textContent, ...fields].join('\n');
  });

/** For each of the two files. */
export function provideStage() {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    stage = await plantHostileTexts(site);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
}
