/** Thrown by a task that is unlikely to succeed on a retry: it gets few retries. */
export class UnlikelyToSucceed extends Error {}
