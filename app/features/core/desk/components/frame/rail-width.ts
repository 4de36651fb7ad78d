/** Remembers in a cookie whether the rail is narrow, so that the server renders it that way. */
import { useState } from 'react';
import { NARROW_RAIL_COOKIE } from '#domain/device/browser-storage.ts';
import { findCookie, forgottenCookie, readableCookie } from '#domain/device/cookies.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const isRailNarrow = (request: Request): boolean =>
  findCookie(request.headers.get('Cookie') ?? '', NARROW_RAIL_COOKIE) !== '';

export function useNarrowRail(isNarrowAtFirst: boolean): [boolean, (isNarrow: boolean) => void] {
  const [isNarrow, setIsNarrow] = useState(isNarrowAtFirst);
  const change = (newValue: boolean) => {
    const isSecure = location.protocol === 'https:';
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and older browsers have no cookie store
    document.cookie = newValue
      ? readableCookie(NARROW_RAIL_COOKIE, '1', YEAR_SECONDS, isSecure)
      : forgottenCookie(NARROW_RAIL_COOKIE, isSecure);
    setIsNarrow(newValue);
  };
  return [isNarrow, change];
}
