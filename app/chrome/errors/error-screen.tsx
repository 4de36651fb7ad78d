import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { agency } from '#domain/site/site.ts';
import { useErrorId } from './error-id.tsx';
import { describeError } from './error-text.ts';
import { isLostConnection } from './lost-connection.ts';
import { LostConnectionScreen } from './lost-connection-screen.tsx';
import { LowTide } from './low-tide.tsx';
import { TryAgainLinks } from './try-again-links.tsx';

export function ErrorScreen({ error }: { error: unknown }) {
  return isLostConnection(error) ? <LostConnectionScreen /> : <FaultScreen error={error} />;
}

function FaultScreen({ error }: { error: unknown }) {
  const errorId = useErrorId();
  useEffect(() => {
    // The page set its title before this error occurred in the browser.
    document.title = `Something went wrong | ${agency().name}`;
    reportBrowserError(errorId, error);
  }, [errorId, error]);
  return (
    <div data-error-id={errorId} className="overflow-x-clip">
      <div className="wrap py-12 sm:py-16">
        <div className="max-w-2xl border-signal border-l-4 pl-6 sm:pl-8">
          <Heading level={1}>Something went wrong</Heading>
          <p className="mt-4 text-ink-soft">
            {isLogged(errorId, error)
              ? "Something went wrong on our side. We've logged it."
              : 'Something went wrong on our side.'}{' '}
            Try again. If it happens again, call{' '}
            <a href={`tel:${agency().phone.dialled}`} className="link whitespace-nowrap">
              {agency().phone.shown}
            </a>{' '}
            or write to{' '}
            <a href={`mailto:${agency().email}?subject=${encodeURIComponent(`Error ${errorId}`)}`} className="link">
              {agency().email}
            </a>{' '}
            and tell us the error ID below.
          </p>
          <p className="mt-4 text-sm text-ink-soft">
            Error ID: <span className="font-mono break-all text-ink select-all">{errorId}</span>
          </p>
          <TryAgainLinks />
        </div>
      </div>
      <LowTide />
    </div>
  );
}

/** The server does not log expected answers with a status, and a browser's report may be lost. */
function isLogged(errorId: string, error: unknown): boolean {
  return !isBrowserError(errorId) && !isRouteErrorResponse(error);
}

const isBrowserError = (errorId: string) => errorId.startsWith('browser-');

const reportedErrors = new Set<string>();

/** Reports each error once, and only errors of the browser, because the server has logged its own. */
function reportBrowserError(errorId: string, error: unknown): void {
  if (!isBrowserError(errorId) || reportedErrors.has(errorId)) return;
  reportedErrors.add(errorId);
  const { message, stack } = describeError(error);
  const report = { errorId, message: message.slice(0, 1_000), stack: stack?.slice(0, 4_000), path: location.pathname };
  navigator.sendBeacon('/api/browser-errors', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
