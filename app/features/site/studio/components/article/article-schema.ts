/** The editor's schema: the blocks of the article format (domain/article/article.ts), and nothing else. */
import { type NodeSpec, Schema } from 'prosemirror-model';

export type LineKind = 'paragraph' | 'heading' | 'subheading' | 'bold' | 'item' | 'picture';

/**
 * Marks of the line as written, so that unchanged text stays identical to the last space. `before` is the text between it and the line above.
 */
const WRITTEN = { before: { default: null }, raw: { default: null } } satisfies NodeSpec['attrs'];

const line = (spec: NodeSpec): NodeSpec => ({ content: 'text*', marks: '', attrs: WRITTEN, defining: true, ...spec });

export const articleSchema = new Schema({
  topNode: 'document',
  nodes: {
    /** `lead` and `tail` are the white space around all lines. */
    document: { content: 'block+', attrs: { lead: { default: '' }, tail: { default: '' } } },
    paragraph: line({ group: 'block', defining: false, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
    heading: line({ group: 'block', parseDOM: [{ tag: 'h2' }], toDOM: () => ['h2', 0] }),
    subheading: line({ group: 'block', parseDOM: [{ tag: 'h3' }], toDOM: () => ['h3', 0] }),
    bold: line({
      group: 'block',
      parseDOM: [{ tag: 'p', priority: 60, contentElement: 'strong', getAttrs: (element) => isBold(element) && null }],
      toDOM: () => ['p', ['strong', 0]],
    }),
    list: { group: 'block', content: 'item+', defining: true, parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    item: line({ parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] }),
    /** The text is the caption. The editor draws the picture above it (./picture-view.ts). */
    picture: line({
      group: 'block',
      isolating: true,
      attrs: { ...WRITTEN, picture: { default: '' } },
      parseDOM: [
        {
          tag: 'figure[data-picture]',
          contentElement: 'figcaption',
          getAttrs: (found) => ({ picture: found.dataset['picture'] ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['figure', { 'data-picture': String(attrs['picture']) }, ['figcaption', 0]],
    }),
    text: {},
  },
});

const isBold = ({ childNodes: { length }, firstChild }: HTMLElement) =>
  length === 1 && firstChild?.nodeName === 'STRONG';
