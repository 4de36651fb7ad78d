/** Counts visits of consenting visitors before their page hydrates; afterwards Measurement does. */
import { onConsentChange, readConsent } from '#app/features/core/consent/client.ts';

/** Waits until the page has loaded. */
const REST_MS = 1_000;

export function countUntilStart(): void {
  if (!readConsent()?.analytics) return;
  const begin = async () => {
    const counting = await import('./count.ts').catch(() => null);
    if (!counting || !readConsent()?.analytics) return;
    counting.countPage(location.pathname);
    onConsentChange((consent) => {
      if (!consent?.analytics) counting.stopCounting();
    });
  };
  const beginSoon = () => setTimeout(begin, REST_MS);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon, { once: true });
}
