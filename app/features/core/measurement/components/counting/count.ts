/**
 * Counts page views after consent. Does not use React, because a visit counts even if the page never hydrates. The first caller starts the
 * count, and later callers share it.
 */

import { type MeasuredPage, pageAt } from '#app/pages/measured-page.ts';
import type { MeasuredForm } from '#app/pages/row.ts';
import { bucketOf } from '#domain/measurement/web-vital.ts';
import { type Batch, startBatch } from './batch.ts';
import { beginVisit } from './visits.ts';
import { watchPage } from './watch-page.ts';
import { watchVitals } from './watch-vitals.ts';

type Count = { batch: Batch; countedPath: string | null; stopPage: () => void; stopVitals: () => void };

let count: Count | null = null;

/** Call it for every page. Two jobs are two pages, though they have the same pattern. */
export function countPage(path: string): void {
  count ??= startCount();
  const { batch, countedPath, stopPage } = count;
  if (countedPath === path) return;
  stopPage();
  const page = pageAt(path);
  Object.assign(count, { shown: path, stopPage: () => {} });
  if (!page) return;
  for (const { event, detail } of beginVisit()) batch.addEvent({ event, page, detail });
  batch.addEvent({ event: 'page_view', page, detail: '' });
  count.stopPage = watchPage((event, detail) => batch.addEvent({ event, page, detail }));
}

/** @param page where the visitor began the form; they may have left it since */
export function countFinishedForm(page: MeasuredPage | null, form: MeasuredForm): void {
  if (page) count?.batch.addEvent({ event: 'form_finish', page, detail: form });
}

export function stopCounting(): void {
  count?.stopPage();
  count?.stopVitals();
  count?.batch.stop();
  count = null;
}

function startCount(): Count {
  const batch = startBatch();
  // Vitals belong to the loaded document; later client navigations load none.
  const page = pageAt(location.pathname);
  const stopVitals = page
    ? watchVitals((metric, value) => batch.addVital({ metric, page, bucket: bucketOf(metric, value) }))
    : () => {};
  return { batch, countedPath: null, stopPage: () => {}, stopVitals };
}
