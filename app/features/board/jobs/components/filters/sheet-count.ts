import { useCallback, useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import type { JobCount } from '../../schema.ts';

/** `found` is null if unknown. `isChanged` is relative to when the sheet was opened. */
export type SheetCount = { found: JobCount | null; isChanged: boolean };

const PAUSE_MS = 250;

export function useSheetCount(pageCount: JobCount | null) {
  const [asked, setAsked] = useState<SheetCount | null>(null);
  const pendingCount = useRef<AbortController>(undefined);

  const forget = useCallback(() => {
    pendingCount.current?.abort();
    setAsked(null);
  }, []);

  const countSoon = useCallback((query: string) => {
    pendingCount.current?.abort();
    const stop = new AbortController();
    pendingCount.current = stop;
    const timer = setTimeout(() => {
      fetchCount(query, stop.signal).then(
        (answer) => setAsked({ found: answer, isChanged: true }),
        () => stop.signal.aborted || setAsked({ found: null, isChanged: true }),
      );
    }, PAUSE_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
  }, []);

  useEffect(() => () => pendingCount.current?.abort(), []);
  return { count: asked ?? { found: pageCount, isChanged: false }, countSoon, forget };
}

async function fetchCount(query: string, signal: AbortSignal): Promise<JobCount> {
  const answer = await fetch(href('/api/job-count') + query, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
