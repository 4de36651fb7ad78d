/** What stands in the way of a backup or a restore and can be mended by whoever started it: said in words, without a stack. */
export class BackupFault extends Error {}
