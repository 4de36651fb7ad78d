/** The text of an article, block by block. */
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import type { ArticleBlock } from '#domain/article/article.ts';

export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="prose [&_:is(h2,h3)]:scroll-mt-6">
      {blocks.map((block, place) => (
        <Block key={keyOf(block, place)} block={block} />
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
