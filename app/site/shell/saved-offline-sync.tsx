/** Sends what was saved without a connection, as soon as there is one. */
export function SavedOfflineSync() {
  return null;
}
