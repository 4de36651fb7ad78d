/**
 * The address of the page that a request is about. The router's own requests for data add an ending and parameters, which
 * must not get into a redirect back to the page.
 */
export function pageUrl({ url }: { url: string }): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  page.searchParams.delete('index');
  return page;
}
