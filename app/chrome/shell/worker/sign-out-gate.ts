/** Holds back requests until an offline sign-out has reached the site. */

const OF_SIGN_OUT = ['/api/session', '/logout'];

export type SignOutGate = {
  pass(): Promise<boolean>;
  /** True if forms to this address have to wait for the sign-out. */
  stops(address: URL): boolean;
  close(): void;
};

export function signOutGate(finish: () => Promise<boolean>): SignOutGate {
  // Initially closed, because a restarted worker does not know about earlier sign-outs.
  let isOpen = false;
  let closings = 0;
  let finishing: Promise<boolean> | null = null;

  async function open(): Promise<boolean> {
    const before = closings;
    const isFinished = await finish();
    // Another sign-out during this one still has to reach the site.
    isOpen = isFinished && closings === before;
    return isFinished;
  }

  return {
    pass: () => {
      finishing ??= open().finally(() => {
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
