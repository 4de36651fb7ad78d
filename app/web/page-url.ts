export function pageUrl({ url }: { url: string }): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  page.searchParams.delete('_routes');
  page.searchParams.delete('index');
  return page;
}
