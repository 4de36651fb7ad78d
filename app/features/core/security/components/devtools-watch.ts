/** Looks once a second whether developer tools stand beside the page (spec: accounts §9), while anybody looks at it. */
import { areDevtoolsOpen } from '#domain/account/security-watch.ts';

const LOOK_EVERY_MS = 1_000;

/** Reports once for each loading of the page. @returns what ends it */
export function watchDevtools(report: () => void): () => void {
  // There the keyboard and the bars come and go, and tools are on another device.
  if (matchMedia('(pointer: coarse)').matches) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
  const look = () => {
    if (!areDevtoolsOpen(window)) return;
    end();
    report();
  };
  const follow = () => {
    clearInterval(timer);
    if (document.visibilityState === 'visible') timer = setInterval(look, LOOK_EVERY_MS);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return end;
}
