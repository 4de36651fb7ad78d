/** What a long article holds, heading by heading; it stays beside the text where there is room. */
import type { ArticleBlock } from '#domain/article/article.ts';

/** Fewer headings than this are seen at a glance. */
const WORTH_A_LIST = 4;

export function ArticleContents({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading');
  if (headings.length < WORTH_A_LIST) return null;
  return (
    <nav aria-labelledby="article-contents" className="no-print text-sm lg:sticky lg:top-8">
      <h2 id="article-contents" className="font-semibold">
        In this article
      </h2>
      <ol className="mt-2 border-line border-t">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-line border-b">
            <a
              href={`#${id}`}
              className="block py-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
