/**
 * Updates a page in an existing document: only differences are replaced, so that styles and pictures stay loaded and the scroll position
 * stays. The page must have no scripts.
 */

export async function showPage(page: Document, html: string, signal: AbortSignal): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const outdated = await loadStyles(page, next);
  if (signal.aborted) return;
  const { scrollY = 0 } = page.defaultView ?? {};
  page.title = next.title;
  updateNode(page.body, next.body);
  for (const link of outdated) link.remove();
  page.defaultView?.scrollTo({ top: scrollY, behavior: 'instant' });
}

const STYLES = 'link[rel=stylesheet]';

/** Waits for new style sheets, to avoid unstyled content. @returns those that the next page does not use */
async function loadStyles(page: Document, next: Document): Promise<Element[]> {
  const formerStyles = [...page.head.querySelectorAll(STYLES)];
  const nextStyles = [...next.head.querySelectorAll(STYLES)];
  const isIn = (list: Element[], link: Element) =>
    list.some((each) => each.getAttribute('href') === link.getAttribute('href'));
  const loading = nextStyles
    .filter((link) => !isIn(formerStyles, link))
    .map(
      (link) =>
        new Promise((resolve) => {
          // A style sheet that fails to load leaves the page as a browser would show it.
          for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
          page.head.append(link);
        }),
    );
  await Promise.all(loading);
  return formerStyles.filter((link) => !isIn(nextStyles, link));
}

function updateNode(node: ChildNode, next: ChildNode): void {
  if (node.isEqualNode(next)) return;
  if (!isElement(node) || !isElement(next) || !areAlike(node, next)) {
    node.replaceWith(next);
    return;
  }
  for (const { name } of [...node.attributes]) if (!next.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of next.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  const children = [...next.childNodes];
  for (const [index, child] of [...node.childNodes].entries()) updateNode(child, children[index] as ChildNode);
}

/** By node type: `instanceof` only knows the classes of this window. */
const isElement = (node: ChildNode): node is ChildNode & Element => node.nodeType === Node.ELEMENT_NODE;

/** True if changing the children turns one into the other. */
const areAlike = (one: Element, other: Element): boolean =>
  one.nodeName === other.nodeName && one.childNodes.length === other.childNodes.length;
