/** Holds back requests to the site until an offline sign-out has reached it. */

/** Requests of the sign-out itself, which always pass. */
const OF_SIGN_OUT = ['/api/session', '/logout'];

export type SignOutGate = {
  /** @returns false while the sign-out has not reached the site */
  pass(): Promise<boolean>;
  /** True if a form sent to this address has to pass first. Without a pending sign-out the worker leaves forms alone. */
  stops(address: URL): boolean;
  /** Call it at a sign-out that the site may not have received. */
  close(): void;
};

/** @param finish from offline-sign-out.ts */
export function signOutGate(finish: () => Promise<boolean>): SignOutGate {
  // Initially closed: a restarted worker does not know about earlier sign-outs.
  let isOpen = false;
  let closings = 0;
  let finishing: Promise<boolean> | null = null;

  async function tryToOpen(): Promise<boolean> {
    const before = closings;
    const isFinished = await finish();
    // Another sign-out during this one still has to reach the site.
    isOpen = isFinished && closings === before;
    return isFinished;
  }

  return {
    // Concurrent requests wait for the same sign-out.
    pass: () => {
      finishing ??= tryToOpen().finally(() => {
        finishing = null;
      });
      return finishing;
    },
    stops: ({ pathname }) => !isOpen && !OF_SIGN_OUT.includes(pathname),
    close: () => {
      isOpen = false;
      closings += 1;
    },
  };
}
