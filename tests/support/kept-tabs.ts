/**
 * Tabs that are reused between tests, so that scripts are fetched and compiled once. Between tests a tab discards everything that a site or
 * test left in it; a tab that cannot do so is closed.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export type Tab = { page: Page; context: BrowserContext };
type KeptTab = Tab & {
  devtools: CDPSession;
  origins: Set<string>;
  /** Developer-tools sessions that the test opened; detaching them undoes their changes. */
  opened: CDPSession[];
  isSpoilt: boolean;
};

/** Calls whose effect lasts as long as the context. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'routeWebSocket'];
const CLOCK = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];
const STORAGE = 'local_storage,indexeddb,cache_storage,file_systems,service_workers,websql';
/** Limits memory: idle tabs of this many kinds are kept. */
const MOST_IDLE = 4;

export class KeptTabs {
  readonly #browser: Browser;
  readonly #openContext: (browser: Browser, options: object) => Promise<BrowserContext>;
  readonly #idle: { kind: string; tab: KeptTab }[] = [];
  readonly #kinds = new Map<Page, { kind: string; tab: KeptTab }>();

  constructor(browser: Browser, openContext: (browser: Browser, options: object) => Promise<BrowserContext>) {
    this.#browser = browser;
    this.#openContext = openContext;
  }

  async take(options: object): Promise<Tab> {
    const kind = JSON.stringify(options);
    const place = this.#idle.findIndex((each) => each.kind === kind);
    const [idleEntry] = place < 0 ? [] : this.#idle.splice(place, 1);
    const entry = idleEntry ?? { kind, tab: await openTab(await this.#openContext(this.#browser, options)) };
    this.#kinds.set(entry.tab.page, entry);
    return entry.tab;
  }

  async giveBack({ page }: Tab): Promise<void> {
    const entry = this.#kinds.get(page);
    if (!entry) throw new Error('This tab was not taken from here');
    this.#kinds.delete(page);
    if (!(await forget(entry.tab))) return;
    this.#idle.push(entry);
    if (this.#idle.length > MOST_IDLE) await this.#idle.shift()?.tab.context.close();
  }
}

async function openTab(context: BrowserContext): Promise<KeptTab> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const tab: KeptTab = { page, context, devtools, origins: new Set(), opened: [], isSpoilt: false };
  context.on('request', (request) => {
    const { hostname, origin } = new URL(request.url());
    if (request.isNavigationRequest() && hostname === 'localhost') tab.origins.add(origin);
  });
  const openSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await openSession(target);
    tab.opened.push(session);
    return session;
  };
  for (const [owner, names] of [
    [context, LASTING],
    [page, LASTING],
    [context.clock, CLOCK],
  ] as const)
    for (const name of names) noteUse(owner, name, tab);
  return tab;
}

function noteUse(owner: object, name: string, tab: KeptTab): void {
  const act: unknown = Reflect.get(owner, name);
  if (typeof act !== 'function') return;
  Reflect.set(owner, name, (...args: unknown[]) => {
    tab.isSpoilt = true;
    return Reflect.apply(act, owner, args);
  });
}

/** @returns whether the tab is clean; otherwise it has been closed */
async function forget(tab: KeptTab): Promise<boolean> {
  const { page, context } = tab;
  // A stopped site cannot serve the page on which a tab is cleaned.
  const isForgotten = !tab.isSpoilt && !page.isClosed() && (await clear(tab).catch(() => false));
  if (!isForgotten) await context.close();
  return isForgotten;
}

async function clear(tab: KeptTab): Promise<boolean> {
  const { page, context, devtools } = tab;
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    ...tab.opened.splice(0).map((session) => session.detach()),
  ]);
  for (const origin of tab.origins) {
    // This page has no scripts, and whatever the previous page stored on leaving is there by now.
    const answer = await page.goto(`${origin}/robots.txt`, { timeout: 10_000 });
    if (answer?.status() !== 200) return false;
    await page.evaluate(() => sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
  }
  tab.origins.clear();
  await context.clearCookies();
  await devtools.send('Page.resetNavigationHistory');
  await page.mouse.move(-1, -1);
  return true;
}
