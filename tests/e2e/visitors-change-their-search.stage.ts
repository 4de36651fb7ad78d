/** What the tests of visitors-change-their-search.full.test.ts begin with. */
import { beforeAll } from 'vitest';
import { addLighthouseJobs } from '#tests/support/board.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  beforeAll(async () => {
    await addLighthouseJobs(site);
  });

  return { site, browser };
}
