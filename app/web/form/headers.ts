/** Headers of pages with a form about an account. */
import type { HeadersFunction } from 'react-router';

/** Hands on how long to wait. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders);

/**
 * For pages whose address holds a secret: no other page, not even of this site, is told more than the name of the site.
 * `no-referrer` would make browsers hide from our own server where its forms come from.
 */
export const linkHeaders: HeadersFunction = (given) => {
  const headers = new Headers(formHeaders(given));
  headers.set('Referrer-Policy', 'strict-origin');
  return headers;
};
