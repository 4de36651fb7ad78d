import { Fragment } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Figure } from '#app/ui/pictures/figures/figure.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ArticleBlock } from '#domain/article/article.ts';
import type { ArticleFigure } from '#domain/article/article-figure.ts';
import type { Picture as LibraryPicture } from '#domain/picture/picture.ts';
import { partsOf } from './article-parts.ts';
import { READING_WIDTH } from './reading-width.ts';

const TEXT = 'prose text-lg [&_h2]:text-2xl [&_h3]:text-xl [&_:is(h2,h3)]:scroll-mt-6';

type ArticleBodyProps = {
  blocks: readonly ArticleBlock[];
  figures: readonly ArticleFigure[];
  /** Pictures of the body by id. A picture deleted from the library is missing, and not shown. */
  pictures: Readonly<Record<string, LibraryPicture>>;
};

export function ArticleBody({ blocks, figures, pictures }: ArticleBodyProps) {
  return (
    <div className="grid gap-y-10 sm:gap-y-12">
      {partsOf(blocks, figures).map((part, place) => (
        <Fragment key={part.figure?.id ?? 'end'}>
          <div className={classNames(TEXT, READING_WIDTH, place > 0 && '[&>:first-child]:mt-0')}>
            {part.blocks.map((block, line) => (
              <Block key={keyOf(block, line)} block={block} pictures={pictures} />
            ))}
          </div>
          {part.figure && <Figure figure={part.figure} />}
        </Fragment>
      ))}
    </div>
  );
}

function Block({ block, pictures }: { block: ArticleBlock } & Pick<ArticleBodyProps, 'pictures'>) {
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
    case 'picture': {
      const picture = pictures[block.id];
      if (!picture) return null;
      return (
        <figure className="my-8">
          <Picture
            picture={picture}
            sizes="(min-width: 40rem) 35rem, 92vw"
            className="h-auto w-full rounded-md bg-sunken"
          />
          {block.text && <figcaption className="mt-2 text-base text-ink-soft">{block.text}</figcaption>}
        </figure>
      );
    }
    case 'paragraph':
      return <p>{block.text}</p>;
  }
}

/** The place makes keys unique, because a text may contain a line twice; blocks never move. */
const keyOf = (block: ArticleBlock, place: number) => `${place} ${block.kind}`;
