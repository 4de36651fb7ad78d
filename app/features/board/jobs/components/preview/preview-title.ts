import { useEffect } from 'react';

export function usePreviewTitle(job: string | null): void {
  useEffect(() => {
    if (job === null) return;
    const before = document.title;
    const title = `${job} | ${before}`;
    document.title = title;
    return () => {
      // Another page may have set its title already.
      if (document.title === title) document.title = before;
    };
  }, [job]);
}
