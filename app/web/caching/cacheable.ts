import type { HeadersFunction } from 'react-router';

/** Hands the loader's caching headers to the page: `export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts'`. */
export const cacheHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;
