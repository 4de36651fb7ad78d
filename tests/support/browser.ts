/** A real browser. Whatever it complains of, on any page, fails the test that opened it. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { CONSENT_COOKIE } from '#domain/browser-storage.ts';
import { CONSENT_POLICY } from '#domain/consent.ts';
import { findChromium } from '#scripts/chromium.ts';
import { PATIENCE_MS } from './patience.ts';

const isRoot = process.getuid?.() === 0;
const OPTIONS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The camera shows a moving figure, and nobody is there to be asked for it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Chromium's own sandbox refuses to start as root.
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** It would answer for the site, unseen by a test that listens to what a page asks for; a test about it allows it. */
const NO_WORKER = { serviceWorkers: 'block' } as const;

export type TestBrowser = {
  /**
   * A person with a browser of their own, in which nothing is stored but that they declined all cookies: otherwise every
   * page would begin with the banner. Call it inside a test.
   */
  newVisitor(options?: VisitorOptions): Promise<Visitor>;
  /** The same for several tests: each of them takes out the complaints and looks at them, and the last closes it. */
  newRegular(options?: VisitorOptions): Promise<Visitor>;
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

export async function openBrowser(): Promise<TestBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; 'npm test' says how to get one.");
  const browser: Browser = await chromium.launch({ executablePath, args: OPTIONS });
  const newRegular = async ({ isUndecided = false, ...options }: VisitorOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      ...NO_WORKER,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    if (!isUndecided) await context.addCookies([declined()]);
    const complaints: string[] = [];
    listen(context, complaints);
    return { page: await context.newPage(), context, complaints };
  };
  return {
    newRegular,
    newVisitor: async (options) => {
      const visitor = await newRegular(options);
      onTestFinished(async () => {
        await visitor.context.close();
        if (visitor.complaints.length > 0) throw new Error(`The browser complained:\n${visitor.complaints.join('\n')}`);
      });
      return visitor;
    },
    close: () => browser.close(),
  };
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
function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => complaints.push(`page error: ${failure.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOurs =
      ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isOurs) complaints.push(`request to another host: ${request.url()}`);
  });
}
