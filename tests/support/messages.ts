/** Keeps messages on screen for tests that look at one more than once. */
import type { Page } from 'playwright-core';

/** Messages disappear after seven or twelve seconds (app/ui/feedback). From the next page on they stay, however slow the machine is. */
export const holdMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    const prolonged = (work: TimerHandler, ms?: number, ...args: unknown[]) =>
      real(work, ms === 7_000 || ms === 12_000 ? 600_000 : ms, ...args);
    Object.assign(window, { setTimeout: prolonged });
  });
