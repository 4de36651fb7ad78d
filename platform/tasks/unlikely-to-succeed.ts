/** Thrown by a task that will hardly go better next time: it is tried a few times only, then given up. */
export class UnlikelyToSucceed extends Error {}
