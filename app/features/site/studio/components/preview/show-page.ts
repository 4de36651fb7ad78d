/**
 * Updates a page in an existing document: only differences are replaced, so that styles and pictures stay loaded and the scroll position
 * stays. The page must have no scripts.
 */

export async function showPage(shown: Document, html: string, signal: AbortSignal): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const outdated = await bringStyles(shown, next);
  if (signal.aborted) return;
  const { scrollY = 0 } = shown.defaultView ?? {};
  shown.title = next.title;
  bringUpToDate(shown.body, next.body);
  for (const link of outdated) link.remove();
  shown.defaultView?.scrollTo({ top: scrollY, behavior: 'instant' });
}

const STYLES = 'link[rel=stylesheet]';

/** Waits for new style sheets, to avoid unstyled content. @returns those that the next page does not use */
async function bringStyles(shown: Document, next: Document): Promise<Element[]> {
  const before = [...shown.head.querySelectorAll(STYLES)];
  const after = [...next.head.querySelectorAll(STYLES)];
  const isIn = (list: Element[], link: Element) =>
    list.some((each) => each.getAttribute('href') === link.getAttribute('href'));
  const loading = after
    .filter((link) => !isIn(before, link))
    .map(
      (link) =>
        new Promise((resolve) => {
          // A style sheet that fails to load leaves the page as a browser would show it.
          for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
          shown.head.append(link);
        }),
    );
  await Promise.all(loading);
  return before.filter((link) => !isIn(after, link));
}

function bringUpToDate(shown: ChildNode, next: ChildNode): void {
  if (shown.isEqualNode(next)) return;
  if (!isElement(shown) || !isElement(next) || !areAlike(shown, next)) {
    shown.replaceWith(next);
    return;
  }
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  const children = [...next.childNodes];
  for (const [index, child] of [...shown.childNodes].entries()) bringUpToDate(child, children[index] as ChildNode);
}

/** By node type: `instanceof` only knows the classes of this window. */
const isElement = (node: ChildNode): node is ChildNode & Element => node.nodeType === Node.ELEMENT_NODE;

/** True if changing the children turns one into the other. */
const areAlike = (one: Element, other: Element): boolean =>
  one.nodeName === other.nodeName && one.childNodes.length === other.childNodes.length;
