/** Checks whether the mail server can be used, so that a wrong password is noticed before the first email fails. */
import type { Log } from '#platform/log/log.server.ts';

export type MailFailure = {
  kind: 'no_server' | 'sign_in_refused' | 'not_usable';
  detail: string;
};

export type MailHealth = {
  /** Why no email can be sent, as of the last check; null if no problem is known. */
  fault(): MailFailure | null;
  checkAgain(): Promise<void>;
  close(): void;
};

const RETRY_MS = 5 * 60_000;

/**
 * Checks in the background and returns at once. After a failed check it retries until one succeeds.
 * @param check resolves with null if mail can be sent; never throws
 */
export function watchMailServer(
  check: () => Promise<MailFailure | null>,
  log: Log,
  retryMilliseconds = RETRY_MS,
): MailHealth {
  let fault: MailFailure | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function checkServer(): Promise<void> {
    clearTimeout(retry);
    const before = fault;
    fault = await check();
    if (isClosed) return;
    if (fault && fault.kind !== before?.kind) report(fault, log);
    if (!fault && before) log.info('the mail server can be used again');
    if (fault && fault.kind !== 'no_server') retry = setTimeout(checkServer, retryMilliseconds).unref();
  }

  void checkServer();
  return {
    fault: () => fault,
    checkAgain: async () => {
      if (fault) await checkServer();
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
    },
  };
}

function report({ kind, detail }: MailFailure, log: Log): void {
  if (kind === 'no_server')
    log.warn('SMTP_URL is not set: mail stays in a folder on this computer and is not delivered');
  else if (kind === 'sign_in_refused') log.error({ detail }, 'the mail server refuses the user name or password');
  else log.error({ detail }, 'the mail server cannot be used');
}
