/** Counts visits of consenting visitors before the page hydrates; then the component Measurement takes over. */
import { onConsentChange, readConsent } from '#app/features/core/consent/client.ts';

/** Wait after the page's load event. */
const REST_MS = 1_000;

export function countUntilStart(): void {
  if (!readConsent()?.analytics) return;
  const startCounting = async () => {
    const counting = await import('./count.ts').catch(() => null);
    if (!counting || !readConsent()?.analytics) return;
    counting.countPage(location.pathname);
    onConsentChange((consent) => {
      if (!consent?.analytics) counting.stopCounting();
    });
  };
  const beginSoon = () => setTimeout(startCounting, REST_MS);
  if (document.readyState === 'complete') beginSoon();
  else addEventListener('load', beginSoon, { once: true });
}
