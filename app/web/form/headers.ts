import type { HeadersFunction } from 'react-router';

export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders);

/**
 * Used by pages whose URL contains a secret, so that other pages learn only the site's origin. With `no-referrer`, our server could not
 * tell that a form is its own.
 */
export const linkHeaders: HeadersFunction = (sources) => {
  const headers = new Headers(formHeaders(sources));
  headers.set('Referrer-Policy', 'strict-origin');
  return headers;
};
