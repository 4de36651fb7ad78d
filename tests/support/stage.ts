/** Provides a site per test file and a browser that files share. Call these at the top of a file. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { shareBrowser, type TestBrowser } from './browser.ts';
import { SECRET_KEY, type Site, startSite } from './site.ts';

type StageOptions = {
  env?: () => Record<string, string>;
  /** Uses the full work of human checks. */
  isHumanCheckReal?: boolean;
  /** A real site at its own address instead of the demo. For files of tests/second-agency, whose database has its content. */
  isReal?: boolean;
};

export function provideSite({ env = () => ({}), isHumanCheckReal = false, isReal = false }: StageOptions = {}): Site {
  let site: Site | undefined;
  beforeAll(async () => {
    const place = await ownPlace();
    const real: Record<string, string> = isReal
      ? { PUBLIC_ORIGIN: `http://localhost:${place['PORT']}`, SECRET_KEY, DRAIN_SECONDS: '0' }
      : {};
    site = await startSite({ alone: isHumanCheckReal, env: { ...place, ...real, ...env() } });
  });
  afterAll(async () => {
    await site?.stop();
  });
  return readLater(() => site);
}

export function provideBrowser(): TestBrowser {
  let browser: TestBrowser | undefined;
  beforeAll(async () => {
    browser = await shareBrowser();
  });
  afterAll(() => browser?.closeRegulars());
  return readLater(() => browser);
}

let ownPort: Promise<number> | undefined;

/** Sites of a worker reuse the port, so that the browser cache holds their scripts; files and emails are separate. */
async function ownPlace(): Promise<Record<string, string>> {
  ownPort ??= freePort();
  return { PORT: String(await ownPort), DATA_DIR: path.join(inject('cluster').folder, `site-${randomUUID()}`) };
}

function readLater<Thing extends object>(find: () => Thing | undefined): Thing {
  return new Proxy({} as Thing, {
    get: (_, name) => {
      const thing = find();
      if (!thing) throw new Error('Not before the hooks of this file have run');
      return Reflect.get(thing, name);
    },
  });
}
