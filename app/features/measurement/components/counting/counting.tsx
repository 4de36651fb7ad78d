/** Runs while the visitor agrees to analytics: connects the page that is shown to what is counted of it. */
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { bucketOf } from '#domain/measurement/web-vital.ts';
import type { EventName } from '../../schema.ts';
import { type Batch, startBatch } from './batch.ts';
import { useFinishedForms } from './finished-forms.ts';
import { pageAt } from './measured-page.ts';
import { beginVisit } from './visits.ts';
import { watchPage } from './watch-page.ts';
import { watchVitals } from './watch-vitals.ts';

export default function Counting() {
  const { pathname } = useLocation();
  const batch = useRef<Batch | null>(null);
  const page = pageAt(pathname);

  useEffect(() => {
    const started = startBatch();
    batch.current = started;
    // Of the page that was loaded; the ones after it come without a document of their own.
    const loaded = pageAt(location.pathname);
    const stopVitals = loaded
      ? watchVitals((metric, value) => started.addVital({ metric, page: loaded, bucket: bucketOf(metric, value) }))
      : undefined;
    return () => {
      stopVitals?.();
      started.stop();
      batch.current = null;
    };
  }, []);

  const tell = useCallback(
    (event: EventName, detail: string) => {
      if (page) batch.current?.addEvent({ event, page, detail });
    },
    [page],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is another page, though its pattern is the same
  useEffect(() => {
    if (!page) return;
    for (const { event, detail } of beginVisit()) tell(event, detail);
    tell('page_view', '');
    return watchPage(tell);
  }, [pathname, tell]);

  // Told of the page on which it was begun, which may be left already.
  const begunOn = useRef(tell);
  useFinishedForms(useCallback((form) => begunOn.current('form_finish', form), []));
  useEffect(() => {
    begunOn.current = tell;
  }, [tell]);
  return null;
}
