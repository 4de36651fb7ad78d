import { type ReactNode, useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { watchSaved } from '#app/web/offline/saved-offline.ts';
import { SAVED_OFFLINE } from '#domain/device/saved-offline.ts';

export function SavedNotice({ since, children }: { since: unknown; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isSent = useIsSent(since);
  useEffect(() => {
    if (since) box.current?.focus();
  }, [since]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      {isSent ? (
        <Notice tone="success" title="Sent">
          You’re back online, and we’ve received it.
        </Notice>
      ) : (
        <Notice tone="success" title={SAVED_OFFLINE.title}>
          {SAVED_OFFLINE.text} {children}{' '}
          <Link to={href('/saved-offline')} className="link">
            See unsent items
          </Link>
        </Notice>
      )}
    </div>
  );
}

/** True once no item waits or was refused. */
function useIsSent(since: unknown): boolean {
  const [sentSince, setSentSince] = useState<unknown>(null);
  useEffect(() => {
    let hasWaited = false;
    return watchSaved((items) => {
      if (items.length > 0) hasWaited = true;
      else if (hasWaited) setSentSince(since);
    });
  }, [since]);
  return since !== null && sentSince === since;
}
