/** The port of push services: how a message reaches a browser that shows no page of ours. */

/** Where a browser can be reached, and what only it can read (RFC 8291); as PushSubscription gives them. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** What the service worker shows. Every person who sees the screen can read it. */
export type PushMessage = {
  title: string;
  body: string;
  /** Of this site: what opens when it is pressed. */
  path: string;
  /** A message takes the place of the one before with the same tag. */
  tag: string;
};

export type PushDelivery = {
  /** How long the push service keeps it for a device that is off. */
  lifetimeSeconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** While it waits, the next one of the same topic takes its place: 32 characters of base64url at most. */
  topic: string;
};

export type Push = {
  /** Our VAPID public key, base64url: a browser accepts pushes signed with its private key (RFC 8292). */
  publicKey: string;
  /** Whether it is at a push service of a browser, and its keys can be written to. */
  accepts(address: PushAddress): boolean;
  /**
   * 'gone': that browser is not to be reached any more. 'refused': not by us, because it subscribed for other keys than
   * these. Throws where the push service did not take it.
   */
  send(
    address: PushAddress,
    message: PushMessage,
    delivery: PushDelivery,
    signal: AbortSignal,
  ): Promise<'sent' | 'gone' | 'refused'>;
};
