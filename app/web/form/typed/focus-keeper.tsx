/**
 * Restores the focus after a press or on a new page. If a focused button is disabled or removed, the focus would fall to the top of the
 * document, and keyboard users would start again from there.
 */
import { useEffect, useRef } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';

type Place = () => Element | null | undefined;

const findMain = () => document.getElementById('main');
const findTitle: Place = () => findMain()?.querySelector('h1');

export function FocusKeeper() {
  const { state } = useNavigation();
  const isBusy = useFetchers().some((fetcher) => fetcher.state !== 'idle') || state !== 'idle';
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const wasBusy = useRef(false);
  const places = useRef<Record<'page' | 'dialog', Place[]>>({ page: [], dialog: [] });

  useEffect(() => {
    const note = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target === document.body) return;
      const isInDialog = target.closest('dialog') !== null;
      if (isInDialog) places.current.dialog = listPlaces(target);
      else places.current = { page: listPlaces(target), dialog: [] };
    };
    const listen = ({ target }: Event) => note(target);
    note(document.activeElement);
    addEventListener('focusin', listen);
    return () => removeEventListener('focusin', listen);
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = findMain();
    // Some pages focus an element themselves.
    if (!hash && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, hash]);

  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isDone) return;
    const restore = () => {
      if (document.activeElement !== document.body) return;
      for (const place of [...places.current.dialog, ...places.current.page, findTitle, findMain])
        if (canFocus(place())) return;
    };
    restore();
    // A dialog closes one render later.
    const frame = requestAnimationFrame(restore);
    return () => cancelAnimationFrame(frame);
  }, [isBusy]);
  return null;
}

/**
 * Candidates for the focus: the element, its replacement, its neighbours in a list, the notice that replaced its form, and the headings
 * above.
 */
function listPlaces(element: Element): Place[] {
  const form = element.closest('form');
  const ancestors = listAncestors(form);
  const fieldId = form?.querySelector('input:not([type=hidden]), textarea, select')?.id;
  // A form with several buttons stays in use. One with a single button is filled in again, from its first field.
  const staysInUse = (form?.querySelectorAll('button[type=submit]').length ?? 0) > 1;
  const { tagName, textContent } = element;
  const entry = element.closest('li, tr');
  const [next, previous] = [entry?.nextElementSibling, entry?.previousElementSibling];
  const section = element.closest('section');
  const headingId = section?.querySelector('h2, h3')?.id;
  const byId =
    (id: string | undefined): Place =>
    () =>
      id ? document.getElementById(id) : null;
  const firstIn =
    (parent: Element | null | undefined): Place =>
    () =>
      parent?.querySelector(FOCUSABLE);
  const sameButton: Place = () =>
    tagName === 'BUTTON' && textContent
      ? [...document.querySelectorAll('main button')].find((button) => button.textContent === textContent)
      : null;
  const firstField = byId(fieldId);
  return [
    () => element,
    byId(element.id),
    ...(staysInUse ? [sameButton, firstField] : [firstField, sameButton]),
    firstIn(next),
    firstIn(previous),
    () => section?.querySelector('h2, h3'),
    byId(headingId),
    () => ancestors.find(({ isConnected }) => isConnected)?.querySelector('[role=status]:not(.sr-only), [role=alert]'),
  ];
}

/** Nearest first, because a form may disappear together with its surroundings. */
function listAncestors(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...listAncestors(parent)] : [];
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled:not([type=hidden]), textarea:enabled, select:enabled';

function canFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || !element.checkVisibility()) return false;
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
