import { Notice } from '#app/ui/feedback/notice.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import type { ConsentDecision } from '#domain/consent.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import { requestsPrivacy } from '../client.ts';

export function CurrentConsent({ decision, isNew = false }: { decision: ConsentDecision | null; isNew?: boolean }) {
  const isHydrated = useIsHydrated();
  if (decision)
    return (
      <Notice tone={isNew ? 'success' : 'info'} title={isNew ? 'Choice saved' : 'Your choice'}>
        <p>Made on {formatDateAndTime(decision.decidedAt)}. We’ll ask again after a year, or when the text changes.</p>
        <p className="wrap-anywhere">
          {decision.receipt
            ? `Receipt: ${decision.receipt}`
            : 'We couldn’t load its receipt yet. Your choice still applies.'}
        </p>
      </Notice>
    );
  if (isHydrated)
    return (
      <Notice title="You haven’t chosen yet">
        {requestsPrivacy()
          ? 'Your browser sends a do-not-track signal, so analytics are off.'
          : 'Until you do, we’ll only use essential cookies.'}
      </Notice>
    );
  return (
    <noscript>
      <p className="text-ink-soft">
        Without JavaScript we can’t show your earlier choice. A new choice will replace it.
      </p>
    </noscript>
  );
}
