/** Metadata of the first page, for search engines and link previews (seo.ts). */
const FIRST_HEAD =
  'meta:is([name="description"], [name="keywords"], [name^="twitter:"], [property]), ' +
  'link:is([rel="canonical"], [hreflang="en-GB"]), script[type="application/ld+json"]';

/**
 * Call it after a client navigation, when the metadata is wrong and the browser's share menu would use it. Empties elements instead of
 * removing them, because React could not remove its own a second time.
 */
export function forgetFirstHead(): void {
  for (const element of document.head.querySelectorAll(FIRST_HEAD)) {
    for (const name of ['content', 'href']) element.removeAttribute(name);
    element.textContent = '';
  }
}
