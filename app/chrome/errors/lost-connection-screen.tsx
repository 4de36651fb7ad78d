/** Shown when a page could not be fetched offline. First asks the service worker for a stored copy. */
import { useEffect, useState } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';
import { agency } from '#domain/site/site.ts';
import { mayBeKept, reloadOnce } from './lost-connection.ts';
import { TryAgainLinks } from './try-again-links.tsx';

export function LostConnectionScreen() {
  const [isAsking] = useState(mayBeKept);
  useEffect(() => {
    document.title = `You are offline | ${agency().name}`;
    if (isAsking) return reloadOnce();
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isAsking]);
  return (
    <div className="wrap py-16 sm:py-24">
      {isAsking ? (
        <p role="status">Looking on this device…</p>
      ) : (
        <>
          <Heading level={1}>You are offline</Heading>
          <p className="mt-4 max-w-2xl text-ink-soft">
            We couldn’t load this page. We’ll try again automatically when you’re back online.
          </p>
          <TryAgainLinks />
        </>
      )}
    </div>
  );
}
