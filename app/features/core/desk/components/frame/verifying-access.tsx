import { useEffect, useState } from 'react';
import { LoadingRegion, Skeleton } from '#app/ui/feedback/skeleton.tsx';

/** spec: accounts §2 "Access guard". */
const VERIFYING = 'Verifying admin access...';

const SHOWN_AFTER_MS = 1_000;

export function VerifyingAccess() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LoadingRegion label={isSlow ? VERIFYING : ''}>
      <div aria-hidden="true" className="min-h-[40rem] space-y-6 pt-6">
        <p className="text-ink-soft">{VERIFYING}</p>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </LoadingRegion>
  );
}
