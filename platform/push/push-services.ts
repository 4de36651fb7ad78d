/**
 * The push services of browsers. A browser tells us its endpoint, and the server then calls that address: without this
 * list an attacker could make the server call any host.
 */

/** A leading dot matches every subdomain. */
const HOSTS = [
  // Chrome and other Chromium browsers: Edge on phones, Opera, Samsung Internet, Brave, Vivaldi.
  'fcm.googleapis.com',
  // Chromium itself, as Linux distributions build it.
  'jmt17.google.com',
  // Firefox.
  'updates.push.services.mozilla.com',
  // Safari, and every browser on an iPhone.
  '.push.apple.com',
  // Edge on Windows.
  '.notify.windows.com',
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username + password !== '') return false;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
