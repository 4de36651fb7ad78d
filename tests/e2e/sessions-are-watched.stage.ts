/** What sessions-are-watched.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** What the page tells the server, type by type. */
export function reportsOf(page: Page): string[] {
  const types: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/security-reports')) types.push(sent.postDataJSON().type);
  });
  return types;
}

/** A form that sends nothing by itself, so that what becomes of it is all there is. @returns whether it reached its own listeners */
export const submit = (page: Page, path: string, { isHeld = false, method = 'post' } = {}): Promise<boolean> =>
  page.evaluate(
    ([action, isHeldFirst, formMethod]) => {
      const form = document.createElement('form');
      form.method = formMethod;
      form.action = `/${action}`;
      let isThrough = false;
      const hold = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      // As app/web/human-check/human-check-form.ts does.
      if (isHeldFirst) form.addEventListener('submit', hold, { capture: true, once: true });
      form.addEventListener('submit', (event) => {
        isThrough = true;
        event.preventDefault();
      });
      document.body.append(form);
      form.requestSubmit();
      if (isHeldFirst) form.requestSubmit();
      form.remove();
      return isThrough;
    },
    [path, isHeld, method] as const,
  );

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  const countEvents = (type: string, userId: string | null) =>
    queryTasks<{ risk_level: string }>(
      site.database,
      'SELECT risk_level FROM security_events WHERE event_type = $1 AND user_id IS NOT DISTINCT FROM $2',
      [type, userId],
    );

  return { site, browser, countEvents };
}
