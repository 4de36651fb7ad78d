/** The CV of an application: its text, loaded after the page. Without JavaScript, a link to its page. */
import { useCallback, useEffect } from 'react';
import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { useFetcher } from '#app/web/use-fetcher.ts';
import type { CvOfApplication } from '../../schema.ts';
import { CvText } from './cv-text.tsx';

/** Milliseconds to wait, so that quickly passing an application loads nothing. */
const PAUSE_MS = 200;

export function CvPanel({ applicationId }: { applicationId: string }) {
  const isHydrated = useIsHydrated();
  const { load, data: cv } = useFetcher<CvOfApplication>();
  const cvPath = href('/admin/pipeline/:id/cv', { id: applicationId });
  const read = useCallback(() => void load(cvPath), [load, cvPath]);
  useEffect(() => {
    const pause = setTimeout(read, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [read]);
  return (
    <section aria-labelledby="cv-heading" className="rounded-lg border border-line bg-surface px-5 py-6 sm:px-8">
      <Heading level={2} size="item" id="cv-heading" className="mb-4">
        CV as text
      </Heading>
      {!isHydrated ? (
        <Link to={cvPath} className="link">
          Read the CV
        </Link>
      ) : cv ? (
        <CvText
          cv={cv}
          headingLevel={3}
          retryButton={
            <Button variant="secondary" size="sm" onClick={read}>
              Try again
            </Button>
          }
        />
      ) : (
        <div className="space-y-2">
          <p className="sr-only">Reading the CV...</p>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      )}
    </section>
  );
}
