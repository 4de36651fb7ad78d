/** Whether the on-screen keyboard is open (spec: accounts §9: when the viewport shrinks by more than 150). */
import { onKeyboard } from './bridge.ts';

export const KEYBOARD_PIXELS = 150;

/** @param missing by how much the viewport is lower than it was */
export const isKeyboard = (missing: number): boolean => missing > KEYBOARD_PIXELS;

/**
 * Follows the viewport, and inside the app also what its keyboard says of itself.
 * @param tell at once, and whenever it changes. @returns what ends it
 */
export function watchKeyboard(tell: (state: { isOpen: boolean; missing: number }) => void): () => void {
  const viewport = window.visualViewport;
  let highest = { width: 0, height: 0 };
  let fromApp = 0;
  const look = () => {
    // Zooming in shows less of the page, too; that is taken back.
    const scale = viewport?.scale ?? 1;
    const width = Math.round((viewport?.width ?? innerWidth) * scale);
    const height = Math.round((viewport?.height ?? innerHeight) * scale);
    // Another width: the device was turned, or the window made smaller.
    if (Math.abs(width - highest.width) > 1 || height > highest.height) highest = { width, height };
    const missing = Math.max(highest.height - height, fromApp);
    tell({ isOpen: isKeyboard(missing), missing });
  };
  look();
  const source = viewport ?? window;
  source.addEventListener('resize', look);
  const stop = onKeyboard((height) => {
    fromApp = height;
    look();
  });
  return () => {
    source.removeEventListener('resize', look);
    stop();
  };
}
