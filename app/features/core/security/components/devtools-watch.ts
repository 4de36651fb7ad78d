/** Checks every second, while the page is visible, whether developer tools are docked beside it (spec: accounts §9). */
import { areDevtoolsOpen } from '#domain/account/security-watch.ts';

const LOOK_EVERY_MS = 1_000;

export function watchDevtools(report: () => void): () => void {
  // On touch devices keyboards and browser bars resize the window, and tools run on another device.
  if (matchMedia('(pointer: coarse)').matches) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', startOrStop);
  };
  const check = () => {
    if (!areDevtoolsOpen(window)) return;
    end();
    report();
  };
  const startOrStop = () => {
    clearInterval(timer);
    if (document.visibilityState === 'visible') timer = setInterval(check, LOOK_EVERY_MS);
  };
  document.addEventListener('visibilitychange', startOrStop);
  startOrStop();
  return end;
}
