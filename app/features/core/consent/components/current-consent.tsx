import { Notice } from '#app/ui/feedback/notice.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { ConsentDecision } from '#domain/consent.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { requestsPrivacy } from '../client.ts';

export function CurrentConsent({ decision, isNew = false }: { decision: ConsentDecision | null; isNew?: boolean }) {
  const isHydrated = useIsHydrated();
  if (decision)
    return (
      <Notice tone={isNew ? 'success' : 'info'} title={isNew ? 'Your choice is saved' : 'Your choice'}>
        <p>Made on {formatDateAndTime(decision.decidedAt)}. We ask again after a year, or when the text changes.</p>
        <p className="wrap-anywhere">
          {decision.receipt
            ? `Receipt: ${decision.receipt}`
            : 'Its receipt could not be fetched yet. The choice counts all the same.'}
        </p>
      </Notice>
    );
  if (isHydrated)
    return (
      <Notice title="You have not chosen yet">
        {requestsPrivacy()
          ? 'Your browser asks sites to leave you alone, and we take that as a no.'
          : 'Until you do, only what is essential is kept.'}
      </Notice>
    );
  return (
    <noscript>
      <p className="text-ink-soft">
        Without JavaScript this page cannot show what you chose before. A new choice takes its place.
      </p>
    </noscript>
  );
}
