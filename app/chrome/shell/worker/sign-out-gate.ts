/** Holds back what is asked of the site until a sign-out that was made without a connection has reached it. */

/** The requests of the sign-out itself: the gate never stops them. */
const OF_SIGN_OUT = ['/api/session', '/logout'];

export type SignOutGate = {
  /** @returns false while the sign-out has not reached the site */
  pass(): Promise<boolean>;
  /** Whether a form sent to this address has to pass first. Without a pending sign-out the worker leaves forms alone. */
  stops(address: URL): boolean;
  /** Call it at a sign-out: the site may not have heard of it yet. */
  close(): void;
};

/** @param finish of offline-sign-out.ts */
export function signOutGate(finish: () => Promise<boolean>): SignOutGate {
  // Closed at first: the browser restarts an idle worker, which then knows nothing about a sign-out.
  let isOpen = false;
  let closings = 0;
  let finishing: Promise<boolean> | null = null;

  async function tryToOpen(): Promise<boolean> {
    const before = closings;
    const isFinished = await finish();
    // The site has yet to hear of a sign-out that was made while this one was underway.
    isOpen = isFinished && closings === before;
    return isFinished;
  }

  return {
    // Requests that come together wait for the same sign-out.
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
