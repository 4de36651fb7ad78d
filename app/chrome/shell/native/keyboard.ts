/** The viewport shrinks by more than this while the on-screen keyboard is open (spec: accounts §9). */
import { onKeyboard } from './bridge.ts';

export const KEYBOARD_PIXELS = 150;

/** @param missing pixels by which the viewport is lower than before */
export const isKeyboard = (missing: number): boolean => missing > KEYBOARD_PIXELS;

/**
 * Watches the viewport, and in the app also the keyboard plugin.
 *
 * @param tell called at once and on every change
 *
 * @returns a function that stops watching
 */
export function watchKeyboard(tell: (state: { isOpen: boolean; missing: number }) => void): () => void {
  const viewport = window.visualViewport;
  let highest = { width: 0, height: 0 };
  let fromApp = 0;
  const measure = () => {
    // Zooming also shrinks the viewport, so its effect is removed.
    const scale = viewport?.scale ?? 1;
    const width = Math.round((viewport?.width ?? innerWidth) * scale);
    const height = Math.round((viewport?.height ?? innerHeight) * scale);
    // A changed width means that the device was rotated or the window resized.
    if (Math.abs(width - highest.width) > 1 || height > highest.height) highest = { width, height };
    const missing = Math.max(highest.height - height, fromApp);
    tell({ isOpen: isKeyboard(missing), missing });
  };
  measure();
  const source = viewport ?? window;
  source.addEventListener('resize', measure);
  const stop = onKeyboard((height) => {
    fromApp = height;
    measure();
  });
  return () => {
    source.removeEventListener('resize', measure);
    stop();
  };
}
