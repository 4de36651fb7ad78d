export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text directly in the element, without that of its children. */
  text: string;
  children: readonly XmlElement[];
  parts: readonly (string | XmlElement)[];
};

export const childText = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text.trim() ?? '';
