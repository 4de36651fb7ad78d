/** Headers of pages with a form about an account. */
import type { HeadersFunction } from 'react-router';

/** Passes `Retry-After` on. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders);

/**
 * For pages whose address contains a secret: other pages, even of this site, learn only the site's origin. `no-referrer` would also hide
 * from our own server where its forms come from.
 */
export const linkHeaders: HeadersFunction = (sources) => {
  const headers = new Headers(formHeaders(sources));
  headers.set('Referrer-Policy', 'strict-origin');
  return headers;
};
