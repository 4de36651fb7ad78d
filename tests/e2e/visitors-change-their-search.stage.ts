/** What visitors-change-their-search.test.ts and its full form share. */
import { beforeAll } from 'vitest';
import { addLighthouseJobs } from '#tests/support/board.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeAll(async () => {
    await addLighthouseJobs(site);
  });

  return { site, browser };
}
