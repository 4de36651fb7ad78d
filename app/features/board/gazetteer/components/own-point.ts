/** The visitor's location, on their request and with the browser's permission. It is rounded in the browser. */
import { isInBritain, writePoint } from '#domain/place/searched-place.ts';

type Answer = { ok: true; value: string } | { ok: false; message: string };

const PERMISSION_DENIED = 1;

export function findOwnPoint(): Promise<Answer> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(NOT_FOUND);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(isInBritain(coords) ? { ok: true, value: writePoint(coords) } : OUTSIDE),
      ({ code }) => resolve(code === PERMISSION_DENIED ? REFUSED : NOT_FOUND),
      // Accurate to a kilometre, which saves battery.
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 },
    );
  });
}

const REFUSED: Answer = { ok: false, message: 'Your browser didn’t share your location. Type a town or postcode.' };
const NOT_FOUND: Answer = { ok: false, message: 'We couldn’t find your location. Type a town or postcode.' };
const OUTSIDE: Answer = { ok: false, message: 'You seem to be outside the UK. Type a UK town or postcode.' };
