import type { HeadersFunction } from 'react-router';

/** Passes the loader's caching headers on: `export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts'`. */
export const cacheHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;
