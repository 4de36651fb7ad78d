/** Makes an open popover modal: elements outside it can neither be clicked nor get the focus. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export function useModalPopover(popover: RefObject<HTMLElement | null>, onClose: () => void): boolean {
  const [isOpen, setIsOpen] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    let inertElements: Element[] = [];
    let opener: Element | null = null;
    const release = () => {
      for (const each of inertElements.splice(0)) each.removeAttribute('inert');
    };
    const open = () => {
      release();
      inertElements = listOthers(element);
      for (const each of inertElements) each.setAttribute('inert', '');
      setIsOpen(true);
    };
    // The browser returns the focus between the two events, and cannot return it to an inert element.
    const prepare = ({ newState }: ToggleEvent) => {
      if (newState === 'open') opener = document.activeElement;
      else release();
    };
    const follow = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return open();
      setIsOpen(false);
      // A press outside the popover leaves no element focused.
      if (document.activeElement === document.body) findOpener(element, opener)?.focus();
      close();
    };
    // The popover may have been opened before hydration.
    if (element.matches(':popover-open')) open();
    element.addEventListener('beforetoggle', prepare);
    element.addEventListener('toggle', follow);
    return () => {
      release();
      element.removeEventListener('beforetoggle', prepare);
      element.removeEventListener('toggle', follow);
    };
  }, [popover]);
  return isOpen;
}

/** @param focused the element that had the focus; null if the popover was opened before hydration */
function findOpener({ id }: Element, focused: Element | null): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"][popovertargetaction="show"]`);
  return focused instanceof HTMLElement && focused !== document.body
    ? focused
    : [...buttons].find((button) => button.checkVisibility());
}

function listOthers(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter(
    (each) => each !== element && !each.matches('[data-toasts], :has([data-toasts]), [inert]'),
  );
  return parent === document.body ? siblings : [...siblings, ...listOthers(parent)];
}
