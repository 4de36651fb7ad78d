/** In place of what was sent without a connection: that it is kept, and where it waits. */
import { type ReactNode, useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { SAVED_OFFLINE } from '#domain/saved-offline.ts';

/** @param since what it tells of: with each it takes the focus, which the button that was pressed may have lost */
export function SavedNotice({ since, children }: { since: unknown; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (since) box.current?.focus();
  }, [since]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Notice tone="success" title={SAVED_OFFLINE.title}>
        {SAVED_OFFLINE.text} {children}{' '}
        <Link to={href('/saved-offline')} className="link">
          See what waits
        </Link>
      </Notice>
    </div>
  );
}
