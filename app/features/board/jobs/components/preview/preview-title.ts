/** The title of the board names the job of its preview, as the address does. */
import { useEffect } from 'react';

/** @param job its title; null: the address names none */
export function usePreviewTitle(job: string | null): void {
  useEffect(() => {
    if (job === null) return;
    const before = document.title;
    const title = `${job} | ${before}`;
    document.title = title;
    return () => {
      // Another page has a title of its own by then.
      if (document.title === title) document.title = before;
    };
  }, [job]);
}
