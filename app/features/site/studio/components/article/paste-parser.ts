import { DOMParser, Fragment, type ParseOptions, Slice } from 'prosemirror-model';
import { readArticleBody } from '#domain/article/article.ts';
import { lineNode } from './article-document.ts';
import { articleSchema } from './article-schema.ts';
import { convertToArticleText, plainText } from './pasted-html.ts';

class PasteParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    const isOwn = dom instanceof Element && dom.querySelector('[data-pm-slice]') !== null;
    return isOwn ? super.parseSlice(dom, options) : sliceOf(convertToArticleText(dom));
  }
}

export const pasteParser = new PasteParser(articleSchema, DOMParser.fromSchema(articleSchema).rules);

/** Text with the format's marks is read accordingly. */
export const sliceOfText = (text: string): Slice =>
  sliceOf(
    text
      .split(/\r\n|\r|\n/)
      .map(plainText)
      .join('\n'),
  );

/** Open at both ends: the first and last line join the existing ones. */
function sliceOf(format: string): Slice {
  const nodes = readArticleBody(format).map((block) =>
    block.kind === 'list'
      ? articleSchema.nodes.list.create(
          null,
          block.items.map((item) => lineNode('item', item)),
        )
      : lineNode(block.kind, block.text, block.kind === 'picture' ? { picture: block.id } : undefined),
  );
  return Slice.maxOpen(Fragment.from(nodes));
}
