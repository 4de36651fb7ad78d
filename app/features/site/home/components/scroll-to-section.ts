import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** spec: marketing §2: "/contact scrolls smoothly to the contact section after about 100 ms". */
const DELAY_MS = 100;

/**
 * Scrolls to the section with this id after each navigation to the page, and focuses its heading. Does nothing if the address has a
 * fragment or the reader has moved on.
 */
export function useScrollToSection(id: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the navigation itself
  useEffect(() => {
    if (id === '' || location.hash !== '') return;
    const timer = setTimeout(() => {
      if (window.scrollY > 0 || document.activeElement?.matches('input, select, textarea')) return;
      const section = document.getElementById(id);
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
      focusHeading(section?.querySelector('h2'));
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, key]);
}

/** Focuses the heading, so that Tab goes on from there. A heading is not a control, so it shows no focus ring. */
function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
