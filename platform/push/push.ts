/** The port of push services: how a message reaches a browser that shows no page of ours. */

/** A browser's endpoint and encryption keys (RFC 8291), named as in PushSubscription. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** The text of the notification. Anybody who sees the screen can read it. */
export type PushMessage = {
  title: string;
  body: string;
  /** Path on this site that a press opens. */
  path: string;
  /** A message takes the place of the one before with the same tag. */
  tag: string;
};

export type PushDelivery = {
  /** Time that the push service keeps the message for an offline device. */
  lifetimeSeconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** While it waits, the next one of the same topic takes its place: 32 characters of base64url at most. */
  topic: string;
};

export type Push = {
  /** Our VAPID public key, base64url: a browser accepts pushes signed with its private key (RFC 8292). */
  publicKey: string;
  /** True if the endpoint belongs to a browser's push service and its keys are usable. */
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
