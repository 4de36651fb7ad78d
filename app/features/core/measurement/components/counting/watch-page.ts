import { formAt, pageAt } from '#app/pages/measured-page.ts';
import { type EventName, isMeasuredDetail, SCROLL_MARKS } from '../../schema.ts';

/** Called at most once per page for each event and detail. */
type Report = (event: EventName, detail: string) => void;

/** This share of a section must be visible (spec: accounts §9); for one taller than the window, this share of the window. */
const HALF = 0.5;
/** A page needs this long to load pictures and restore its scroll position. */
const SETTLED_MS = 1_000;

export function watchPage(report: (event: EventName, detail: string) => void): () => void {
  const reportedNames = new Set<string>();
  const reportOnce: Report = (event, detail) => {
    if (reportedNames.has(`${event} ${detail}`)) return;
    reportedNames.add(`${event} ${detail}`);
    report(event, detail);
  };
  const pageEnd = new AbortController();
  watchForms(reportOnce, pageEnd.signal);
  // Counts every press, not only the first.
  watchApplyLinks(report, pageEnd.signal);
  let stopSections = () => {};
  const timer = setTimeout(() => {
    watchScrolling(reportOnce, pageEnd.signal);
    stopSections = watchSections(reportOnce);
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    stopSections();
    pageEnd.abort();
  };
}

function watchScrolling(report: Report, signal: AbortSignal): void {
  let isFramePending = false;
  const measureScroll = () => {
    isFramePending = false;
    if (signal.aborted) return;
    const depth = ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100;
    for (const mark of SCROLL_MARKS) if (depth >= Number(mark)) report('scroll', mark);
  };
  const measureNextFrame = () => {
    if (isFramePending) return;
    isFramePending = true;
    requestAnimationFrame(measureScroll);
  };
  window.addEventListener('scroll', measureNextFrame, { passive: true, signal });
  measureScroll();
}

function watchSections(report: Report): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const isHalfVisible = intersectionRatio >= HALF;
        const isFilling = rootBounds !== null && intersectionRect.height >= rootBounds.height * HALF;
        if (!isHalfVisible && !isFilling) continue;
        report('section_view', nameOf(target));
        observer.unobserve(target);
      }
    },
    { threshold: Array.from({ length: 11 }, (_, step) => (step * HALF) / 10) },
  );
  for (const section of document.querySelectorAll('main section, main [data-section]')) {
    if (isMeasuredDetail('section_view', nameOf(section))) observer.observe(section);
  }
  return () => observer.disconnect();
}

const nameOf = (section: Element) =>
  section.getAttribute('data-section') || section.id || section.getAttribute('aria-labelledby') || '';

function watchForms(report: Report, signal: AbortSignal): void {
  const reportStart = ({ target }: Event) => {
    const form = target instanceof HTMLFormElement ? target : (target as HTMLInputElement | null)?.form;
    // Read by attribute: a field named 'action' or 'method' would hide the form's property.
    if (form?.getAttribute('method')?.toLowerCase() !== 'post') return;
    const name = formAt(new URL(form.getAttribute('action') ?? '', location.href).pathname);
    if (name) report('form_start', name);
  };
  document.addEventListener('input', reportStart, { capture: true, signal });
  // Counts a form as begun when it is submitted, too, because some need no input.
  document.addEventListener('submit', reportStart, { capture: true, signal });
}

function watchApplyLinks(report: Report, signal: AbortSignal): void {
  const countPress = ({ target, button }: MouseEvent) => {
    const link = button <= 1 && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (pageAt(link.pathname) === '/jobs/:id/apply') report('apply_click', '');
  };
  document.addEventListener('click', countPress, { capture: true, signal });
  document.addEventListener('auxclick', countPress, { capture: true, signal });
}
