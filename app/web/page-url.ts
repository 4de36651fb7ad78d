/**
 * The address of the page that a request is about. The router's own requests for data name it with an ending and a
 * parameter of theirs, which nobody must be led back to.
 */
export function pageUrl({ url }: { url: string }): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  page.searchParams.delete('index');
  return page;
}
