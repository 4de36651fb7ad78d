/** A real browser. Whatever it complains of, on any page, fails the test that opened it. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findChromium } from '#scripts/chromium.ts';

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

export type TestBrowser = {
  /** A person with a browser of their own: no cookies, nothing stored. Call it inside a test. */
  newVisitor(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
};

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
  return {
    newVisitor: async (options) => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', ...options });
      const complaints: string[] = [];
      listen(context, complaints);
      onTestFinished(async () => {
        await context.close();
        if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
      });
      return { page: await context.newPage(), context, complaints };
    },
    close: () => browser.close(),
  };
}

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
