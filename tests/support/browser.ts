/** Opens a real browser. Any console error or page error fails the test that opened the page. */
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
  // Pages live too briefly to gain from V8's optimising compilers; without them a run needs a ninth less processor time.
  '--js-flags=--no-opt --no-maglev',
  // Fakes the camera and grants its permission.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** Blocks service workers, because their requests are invisible to tests that record what a page requests. */
const NO_WORKER = { serviceWorkers: 'block' } as const;

/** For tests that need animation in the short form too; animations cost processor time. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

const USUAL = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  reducedMotion: isFullForm ? MOVING.reducedMotion : 'reduce',
} as const;

export type TestBrowser = {
  /**
   * A new browser context in which only the refusal of cookies is stored, so that no page shows the banner. Call it inside a test; it is
   * closed after the test.
   */
  newVisitor(options?: VisitorOptions): Promise<Visitor>;
  /** A visitor for several tests: each test empties and checks `complaints`, and `closeRegulars` closes it. */
  newRegular(options?: VisitorOptions): Promise<Visitor>;
  closeRegulars(): Promise<void>;
  close(): Promise<void>;
};

/** @property isUndecided the visitor has not answered the cookie banner */
type VisitorOptions = BrowserContextOptions & { isUndecided?: boolean };

export type Visitor = {
  page: Page;
  context: BrowserContext;
  complaints: string[];
};

export const openBrowser = async (): Promise<TestBrowser> => browserFor(await launch());

let sharedBrowser: Promise<TestBrowser> | undefined;

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
    const { isUndecided, ...contextOptions } = options;
    const context = await openContext(browser, contextOptions);
    return receive({ page: await context.newPage(), context }, options);
  };
  /** Options that a tab can change are not part of the pool's key. */
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
  const poolOptions = {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: USUAL.reducedMotion,
    ...NO_WORKER,
  };
  const context = await browser.newContext({ ...poolOptions, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  listen(context);
  return context;
}

/** Complaints of the current visitor of each context; a pooled tab serves several visitors in turn. */
const complaintsOf = new WeakMap<BrowserContext, string[]>();

async function receive({ page, context }: Tab, { isUndecided }: VisitorOptions): Promise<Visitor> {
  if (!isUndecided) await context.addCookies([declined()]);
  const complaints: string[] = [];
  complaintsOf.set(context, complaints);
  return { page, context, complaints };
}

export async function openKeptBrowser(folder: string): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; 'npm test' says how to get one.");
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: OPTIONS, locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies([declined()]);
  return context;
}

/** The cookie that the site sets after "Reject all". Cookies of a browser apply to every port. */
const declined = () => ({
  name: CONSENT_COOKIE,
  domain: 'localhost',
  path: '/',
  sameSite: 'Lax' as const,
  value: `${CONSENT_POLICY}.000.${Math.floor(Date.now() / 1_000)}.00000000-0000-4000-8000-00000000cccc`,
});

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
