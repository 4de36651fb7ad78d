/** The port of push services, which send messages to browsers while no page of ours is open. */

/** A browser's endpoint and encryption keys (RFC 8291), named as in PushSubscription. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** The text of the notification, which anybody who sees the screen can read. */
export type PushMessage = {
  title: string;
  body: string;
  path: string;
  /** A message replaces the previous one with the same tag. */
  tag: string;
};

export type PushDelivery = {
  /** Period for which the push service keeps the message for an offline device. */
  lifetimeSeconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** While the message waits, a later one of the same topic replaces it. At most 32 characters of base64url. */
  topic: string;
};

export type Push = {
  /** Our VAPID public key, base64url: a browser accepts pushes signed with its private key (RFC 8292). */
  publicKey: string;
  /** True if the endpoint belongs to a browser's push service and its keys are usable. */
  accepts(address: PushAddress): boolean;
  /**
   * 'gone': the subscription has ended. 'refused': the browser subscribed with other keys. Throws if the push service did not accept the
   * message.
   */
  send(
    address: PushAddress,
    message: PushMessage,
    delivery: PushDelivery,
    signal: AbortSignal,
  ): Promise<'sent' | 'gone' | 'refused'>;
};
