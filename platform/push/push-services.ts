/**
 * The push services of browsers. An endpoint is an address that somebody gives us and that we then send to: without this
 * list anybody could make the site call whom they like.
 */

/** Those that begin with a dot stand for every host below them. */
const HOSTS = [
  // Chrome, and what is made of Chromium: Edge on phones, Opera, Samsung Internet, Brave, Vivaldi.
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
