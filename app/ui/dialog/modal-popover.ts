/** A popover that acts as a modal dialog while it is open: nothing else on the page can be reached. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** @returns whether it is open */
export function useModalPopover(popover: RefObject<HTMLElement | null>, onClose: () => void): boolean {
  const [isOpen, setIsOpen] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    let rest: Element[] = [];
    let opener: Element | null = null;
    const release = () => {
      for (const each of rest.splice(0)) each.removeAttribute('inert');
    };
    const open = () => {
      release();
      rest = listRest(element);
      for (const each of rest) each.setAttribute('inert', '');
      setIsOpen(true);
    };
    // The browser gives the focus back between the two events, which it cannot to what is inert.
    const prepare = ({ newState }: ToggleEvent) => {
      if (newState === 'open') opener = document.activeElement;
      else release();
    };
    const follow = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return open();
      setIsOpen(false);
      // After a press beside it the focus is nowhere.
      if (document.activeElement === document.body) findOpener(element, opener)?.focus();
      close();
    };
    // It may have been opened before the page listened.
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

/** @param focused what had the focus; null: it was opened before the page listened */
function findOpener({ id }: Element, focused: Element | null): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"][popovertargetaction="show"]`);
  return focused instanceof HTMLElement && focused !== document.body
    ? focused
    : [...buttons].find((button) => button.checkVisibility());
}

/** Everything on the page but the element and the messages. */
function listRest(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter(
    (each) => each !== element && !each.matches('[data-toasts], :has([data-toasts]), [inert]'),
  );
  return parent === document.body ? siblings : [...siblings, ...listRest(parent)];
}
