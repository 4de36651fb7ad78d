/**
 * Lets React work on pages that the browser translates. Translation replaces each text node by an element, and React keeps the removed
 * node: it could neither remove it nor insert before it, and its updates would be invisible. So each text node is mapped to its
 * translation.
 */

const translations = new Map<Node, Element>();

/** Called by the first script of a page, because browsers translate pages as soon as they appear. */
export function watchTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React changed a text, which the browser then translates again.
      if (type === 'characterData') setText(translations.get(target), target.nodeValue);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode) continue;
        // Some browsers insert the translation beside the text first.
        const isNewFont = (node: Node | null): node is Element =>
          node?.nodeName === 'FONT' && records.some((record) => [...record.addedNodes].includes(node));
        const translation = [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find(isNewFont);
        if (!translation) continue;
        translations.set(text, translation);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Restores the server's texts before hydration compares them. The browser then translates them again. */
export function undoTranslation(): void {
  for (const [text, translation] of translations) if (translation.isConnected) translation.replaceWith(text);
  translations.clear();
}

/** Lets React remove and insert nodes around translated texts. */
export function allowTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child;
    translations.get(child)?.remove();
    translations.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    translations.get(child)?.remove();
    translations.delete(child);
    if (!(before instanceof Text) || before.parentNode === this) return insertBefore.call(this, child, before) as Child;
    const translation = translations.get(before);
    return insertBefore.call(this, child, translation?.parentNode === this ? translation : null) as Child;
  };
}

const isElement = (node: Node): node is Element => node instanceof Element;

function setText(element: Element | undefined, text: string | null): void {
  if (element) element.textContent = text;
}
