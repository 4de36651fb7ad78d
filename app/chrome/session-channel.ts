/** The tabs of one browser tell each other which account is signed in. A tab does not receive its own messages. */
const channel = typeof document === 'undefined' ? null : new BroadcastChannel('session');

/** @param account its id; null after a sign-out */
export function tellOtherTabs(account: string | null): void {
  channel?.postMessage(account);
}

/** @returns stops listening */
export function listenToOtherTabs(onAccount: (account: string | null) => void): () => void {
  const hear = ({ data }: MessageEvent<string | null>) => onAccount(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
