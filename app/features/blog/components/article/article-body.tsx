/** The text of an article, block by block, and between them its figures, which are no part of the text. */
import { Fragment } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Figure } from '#app/ui/pictures/figures/figure.tsx';
import type { ArticleBlock } from '#domain/article/article.ts';
import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { partsOf } from './article-parts.ts';
import { READING_WIDTH } from './reading-width.ts';

/** One step larger than other prose: it is read from beginning to end. */
const TEXT = 'prose text-lg [&_h2]:text-2xl [&_h3]:text-xl [&_:is(h2,h3)]:scroll-mt-6';

type ArticleBodyProps = { blocks: readonly ArticleBlock[]; figures: readonly ArticleFigure[] };

export function ArticleBody({ blocks, figures }: ArticleBodyProps) {
  return (
    <div className="grid gap-y-10 sm:gap-y-12">
      {partsOf(blocks, figures).map((part, place) => (
        <Fragment key={part.figure?.id ?? 'end'}>
          <div className={classNames(TEXT, READING_WIDTH, place > 0 && '[&>:first-child]:mt-0')}>
            {part.blocks.map((block, line) => (
              <Block key={keyOf(block, line)} block={block} />
            ))}
          </div>
          {part.figure && <Figure figure={part.figure} />}
        </Fragment>
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id}>
          <FittedWords>{block.text}</FittedWords>
        </h2>
      );
    case 'subheading':
      return (
        <h3 id={block.id}>
          <FittedWords>{block.text}</FittedWords>
        </h3>
      );
    case 'bold':
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}

/** Blocks never move, and the same line may stand twice in a text. */
const keyOf = (block: ArticleBlock, place: number) => `${place} ${block.kind}`;
