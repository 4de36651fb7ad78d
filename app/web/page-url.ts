/**
 * The page's own address for a request. The router's data requests add an ending and parameters, which must not leak into a redirect back
 * to the page.
 */
export function pageUrl({ url }: { url: string }): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  page.searchParams.delete('index');
  return page;
}
