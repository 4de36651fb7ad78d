/** A real browser. Whatever it complains of, on any page, fails the test that opened it. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { CONSENT_POLICY } from '#domain/consent.ts';
import { CONSENT_COOKIE } from '#domain/device/browser-storage.ts';
import { findChromium } from '#scripts/chromium.ts';
import { isFullForm } from './form.ts';
import { KeptTabs, type Tab } from './kept-tabs.ts';
import { PATIENCE_MS } from './patience.ts';

const isRoot = process.getuid?.() === 0;
const OPTIONS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough to gain from code that V8 compiles twice: a ninth less work.
  '--js-flags=--no-opt --no-maglev',
  // The camera shows a moving figure, and no permission is asked for.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Chromium's own sandbox refuses to start as root.
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** It would answer for the site, unseen by a test that listens to what a page asks for; a test about it allows it. */
const NO_WORKER = { serviceWorkers: 'block' } as const;

/** For tests in which something moves, in the short form too. Each step of a movement is drawn by the processor. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** Of a page of Playwright's, if a test says nothing else. */
const USUAL = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  reducedMotion: isFullForm ? MOVING.reducedMotion : 'reduce',
} as const;

export type TestBrowser = {
  /**
   * A person with a browser of their own, in which nothing is stored but that they declined all cookies: otherwise every
   * page would begin with the banner. Call it inside a test.
   */
  newVisitor(options?: VisitorOptions): Promise<Visitor>;
  /** The same for several tests: each of them takes out the complaints and looks at them, and the last closes it. */
  newRegular(options?: VisitorOptions): Promise<Visitor>;
  /** Of regulars; visitors leave by themselves. */
  closeRegulars(): Promise<void>;
  close(): Promise<void>;
};

/** @property isUndecided has not seen the cookie banner yet, and stores nothing at all */
type VisitorOptions = BrowserContextOptions & { isUndecided?: boolean };

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** What the browser has complained of so far. A test that provokes a complaint takes it out: `complaints.length = 0`. */
  complaints: string[];
};

export const openBrowser = async (): Promise<TestBrowser> => browserFor(await launch());

let sharedBrowser: Promise<TestBrowser> | undefined;

/** One for all files of this process, with what it has cached; it ends with the process. */
export function shareBrowser(): Promise<TestBrowser> {
  sharedBrowser ??= openBrowser();
  return sharedBrowser;
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; 'npm test' says how to get one.");
  return chromium.launch({ executablePath, args: OPTIONS });
}

function browserFor(browser: Browser): TestBrowser {
  const tabs = new KeptTabs(browser, openContext);
  const regulars = new Set<BrowserContext>();
  const newFirstTime = async (options: VisitorOptions = {}): Promise<Visitor> => {
    const { isUndecided, ...rest } = options;
    const context = await openContext(browser, rest);
    return receive({ page: await context.newPage(), context }, options);
  };
  /** Everything but what a tab can change is a matter of its kind. */
  const takeTab = async (options: VisitorOptions): Promise<Visitor> => {
    const { isUndecided, viewport, colorScheme, reducedMotion, ...kind } = options;
    const tab = await tabs.take(kind);
    await tab.page.setViewportSize(viewport ?? USUAL.viewport);
    await tab.page.emulateMedia({
      colorScheme: colorScheme ?? USUAL.colorScheme,
      reducedMotion: reducedMotion ?? USUAL.reducedMotion,
    });
    return receive(tab, options);
  };
  return {
    newRegular: async (options) => {
      const regular = await newFirstTime(options);
      regulars.add(regular.context);
      return regular;
    },
    newVisitor: async (options = {}) => {
      const isFirst = options.isUndecided || options.serviceWorkers === 'allow';
      const visitor = await (isFirst ? newFirstTime(options) : takeTab(options));
      onTestFinished(async () => {
        await (isFirst ? visitor.context.close() : tabs.giveBack(visitor));
        if (visitor.complaints.length > 0) throw new Error(`The browser complained:\n${visitor.complaints.join('\n')}`);
      });
      return visitor;
    },
    closeRegulars: async () => {
      for (const context of regulars) await context.close();
      regulars.clear();
    },
    close: () => browser.close(),
  };
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const ours = { locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: USUAL.reducedMotion, ...NO_WORKER };
  const context = await browser.newContext({ ...ours, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  listen(context);
  return context;
}

/** Of those who have a context now; a kept tab serves one after the other. */
const complaintsOf = new WeakMap<BrowserContext, string[]>();

async function receive({ page, context }: Tab, { isUndecided }: VisitorOptions): Promise<Visitor> {
  if (!isUndecided) await context.addCookies([declined()]);
  const complaints: string[] = [];
  complaintsOf.set(context, complaints);
  return { page, context, complaints };
}

/** A browser of one person, which can be closed and opened again with all that was kept in `folder`. */
export async function openKeptBrowser(folder: string): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; 'npm test' says how to get one.");
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: OPTIONS, locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies([declined()]);
  return context;
}

/** As the site itself sets it; a browser's cookies are the same for every port. */
const declined = () => ({
  name: CONSENT_COOKIE,
  domain: 'localhost',
  path: '/',
  sameSite: 'Lax' as const,
  value: `${CONSENT_POLICY}.000.${Math.floor(Date.now() / 1_000)}.00000000-0000-4000-8000-00000000cccc`,
});

/** Violations of the content security policy are errors on the console, too. */
function listen(context: BrowserContext): void {
  const complain = (complaint: string) => complaintsOf.get(context)?.push(complaint);
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => void complain(`page error: ${failure.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs =
      ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isOurs) complain(`request to another host: ${request.url()}`);
  });
}
