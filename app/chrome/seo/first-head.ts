/** What the server said of the first page to search engines and to places where it is shared (seo.ts). */
const FIRST_HEAD =
  'meta:is([name="description"], [name="keywords"], [name^="twitter:"], [property]), ' +
  'link:is([rel="canonical"], [hreflang="en-GB"]), script[type="application/ld+json"]';

/**
 * With another page in its place none of it is true any more; a browser's own menu would share the wrong address. It is
 * emptied where it stands: were one of them React's own, React could not take it away a second time.
 */
export function forgetFirstHead(): void {
  for (const element of document.head.querySelectorAll(FIRST_HEAD)) {
    for (const name of ['content', 'href']) element.removeAttribute(name);
    element.textContent = '';
  }
}
