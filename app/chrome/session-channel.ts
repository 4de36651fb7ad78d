/** Tabs of one browser tell each other which account is signed in. A tab does not receive its own messages. */
const channel = typeof document === 'undefined' ? null : new BroadcastChannel('session');

export function tellOtherTabs(account: string | null): void {
  channel?.postMessage(account);
}

let missed: { account: string | null } | null = null;
const keep = ({ data }: MessageEvent<string | null>) => {
  missed = { account: data };
};

/** Keeps messages until the page has hydrated, for the later listener. */
export function keepEarlyMessages(onMessage: () => void): void {
  channel?.addEventListener('message', keep);
  channel?.addEventListener('message', onMessage, { once: true });
}

export function listenToOtherTabs(onAccount: (account: string | null) => void): () => void {
  channel?.removeEventListener('message', keep);
  if (missed) onAccount(missed.account);
  missed = null;
  const onMessage = ({ data }: MessageEvent<string | null>) => onAccount(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
