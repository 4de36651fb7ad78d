/** A fault that the administrator who runs a backup or restore can correct: printed as a message, without a stack. */
export class BackupError extends Error {}
