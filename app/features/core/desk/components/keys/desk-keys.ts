/**
 * Keyboard shortcuts: J and K move between items; any other key presses the control marked with it. A is an item's main action, R its
 * rejection. They can be turned off (WCAG 2.1.4).
 */
import { type RefObject, useEffect, useRef } from 'react';
import { createOutsideState } from '#app/ui/outside-state.ts';
import { DESK_KEYS_STORAGE } from '#domain/device/browser-storage.ts';

export const ITEM = { 'data-item': '', tabIndex: -1 } as const;
export const pressedBy = (key: string) => ({ 'data-key': key });

const OFF = 'off';

const keySetting = createOutsideState(true);

export const areKeysOn = (): boolean => localStorage.getItem(DESK_KEYS_STORAGE) !== OFF;

/** @returns the setting of the shortcuts, and a function that changes it */
export function useKeySetting(): [boolean, (areOn: boolean) => void] {
  useEffect(() => keySetting.set(areKeysOn()), []);
  return [keySetting.useValue((areOn) => areOn), setKeys];
}

function setKeys(areOn: boolean): void {
  if (areOn) localStorage.removeItem(DESK_KEYS_STORAGE);
  else localStorage.setItem(DESK_KEYS_STORAGE, OFF);
  keySetting.set(areOn);
}

type KeyOptions = {
  onMove?: (item: HTMLElement) => void;
  actions?: RefObject<HTMLElement | null>;
};

export function useDeskKeys(
  board: RefObject<HTMLElement | null>,
  areOn: boolean,
  { onMove = focusOn, actions }: KeyOptions = {},
): void {
  useEffect(() => {
    if (!areOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!board.current || isTaken(event)) return;
      const key = event.key.toLowerCase();
      const items = listItems(board.current);
      const current = findCurrentItem(items);
      const step = STEPS[key];
      const control = step
        ? null
        : (findPressed(actions?.current ?? items[current], key) ??
          findPressed(board.current, key, ':not([data-item] *)'));
      if (!step && !control) return;
      event.preventDefault();
      const next = step && items[Math.max(0, Math.min(current + step, items.length - 1))];
      if (next) onMove(next);
      control?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [board, areOn, onMove, actions]);
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const focusOn = (item: HTMLElement) => item.focus();

/** The item with the focus; without one, the item that is marked as open. */
function findCurrentItem(items: readonly HTMLElement[]): number {
  const focused = items.findIndex((item) => item.contains(document.activeElement));
  return focused >= 0 ? focused : items.findIndex((item) => item.ariaCurrent !== null);
}

/** Finds the control for a key in this element, or outside all items. */
const findPressed = (place: HTMLElement | undefined, key: string, only = ''): HTMLElement | null =>
  /^[a-z0-9]$/.test(key) ? (place?.querySelector<HTMLElement>(`[data-key~="${key}"]${only}`) ?? null) : null;

/** After a decision the item disappears with the focus; the next item takes it. */
export function useFocusOnNext(board: RefObject<HTMLElement | null>): void {
  const last = useRef<{ item: HTMLElement; index: number } | null>(null);
  useEffect(() => {
    const element = board.current;
    const note = () => {
      const items = element ? listItems(element) : [];
      const index = items.findIndex((item) => item.contains(document.activeElement));
      const item = items[index];
      if (item) last.current = { item, index };
    };
    const restore = () => focusNext(element, last);
    element?.addEventListener('focusin', note);
    // A closing dialog returns focus to its opener, which may have disappeared.
    document.addEventListener('close', restore, true);
    return () => {
      element?.removeEventListener('focusin', note);
      document.removeEventListener('close', restore, true);
    };
  }, [board]);
  useEffect(() => focusNext(board.current, last));
}

function focusNext(board: HTMLElement | null, last: RefObject<{ item: HTMLElement; index: number } | null>): void {
  const { activeElement, body } = document;
  if (!board || !last.current || last.current.item.isConnected || (activeElement && activeElement !== body)) return;
  const items = listItems(board);
  (items[Math.min(last.current.index, items.length - 1)] ?? board).focus();
  last.current = null;
}

const listItems = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-item]')];

/** Checkboxes take no letters, so shortcuts work on them. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** True if a shortcut must not act: a field has the focus, a dialog or menu is open, or the key means something else. */
export function isTaken(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  return defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || repeat || isTyping(event);
}

/** True if a field has the focus, or a dialog or menu is open. Toasts are popovers too, but do not block shortcuts. */
export function isTyping({ target }: KeyboardEvent, { inField = true } = {}): boolean {
  const isField = inField && target instanceof HTMLElement && target.matches(TYPED_IN);
  return isField || document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;
}
