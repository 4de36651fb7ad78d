import { useEffect } from 'react';

export function usePreviewTitle(job: string | null): void {
  useEffect(() => {
    if (job === null) return;
    const formerTitle = document.title;
    const title = `${job} | ${formerTitle}`;
    document.title = title;
    return () => {
      // Another page may have set its title already.
      if (document.title === title) document.title = formerTitle;
    };
  }, [job]);
}
