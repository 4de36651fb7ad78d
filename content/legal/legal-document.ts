/**
 * How the legal pages of the demo are written down. In texts, `[words](address)` is a link. They describe what the software
 * does and what the agency promises: change both together, and the day in legal-pages.ts.
 */
export type LegalBlock =
  /** A paragraph. */
  | string
  | { text: string; onlyIf: string }
  | { list: readonly string[] }
  /** In this order. */
  | { steps: readonly string[] }
  /** A name at the left, what there is to say of it at the right, and under which setting of the site it holds. */
  | { facts: readonly (readonly [name: string, text: string, onlyIf?: string])[] }
  /** What the software knows of itself. */
  | { table: string };

type LegalSection = {
  /** In the page's address, after the '#'. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  /** What the page is, in a sentence or two. */
  lead: string;
  /** What most people come to find out. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
};
