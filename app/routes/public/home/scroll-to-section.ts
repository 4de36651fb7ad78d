import { useEffect } from 'react';

/** spec: marketing §2: "/contact scrolls smoothly to the contact section after about 100 ms". */
const DELAY_MS = 100;

/** Goes to the section of this id once the page stands, unless the address or the reader asked for another place. */
export function useScrollToSection(id: string): void {
  useEffect(() => {
    if (id === '' || location.hash !== '') return;
    const timer = setTimeout(() => {
      if (window.scrollY > 0) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.getElementById(id)?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
