import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGq',
  'https://wns2-ln2p.notify.windows.com/w/?token=BQYAAA',
])('%s is at a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:word@fcm.googleapis.com/',
  'https://evilfcm.googleapis.com/',
  'https://notify.windows.com.evil.example/',
  'https://evilnotify.windows.com/',
  'https://push.apple.com/',
  'https://127.0.0.1/',
  'http://127.0.0.1:4321/push/abc',
  'http://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('%s is not', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});
