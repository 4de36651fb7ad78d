/** Thrown by a task that is unlikely to succeed on a retry: it gets few retries before it is given up. */
export class UnlikelyToSucceed extends Error {}
