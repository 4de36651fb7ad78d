/**
 * The push services of browsers. The server calls the endpoint that a browser names, so without this list an attacker could make it call
 * any host.
 */

const HOSTS = [
  'fcm.googleapis.com',
  // Chromium as Linux distributions build it.
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username + password !== '') return false;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
