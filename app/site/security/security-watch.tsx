/** Watches the sessions of whoever is signed in (spec: accounts §9). */
export function SecurityWatch() {
  return null;
}
