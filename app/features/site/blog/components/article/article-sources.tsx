import { Heading } from '#app/ui/content/heading.tsx';
import type { Article } from '#db/content/article.ts';
import { READING_WIDTH } from './reading-width.ts';

export function ArticleSources({ sources }: { sources: Article['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="article-sources" className={`mt-14 ${READING_WIDTH} border-line border-t pt-6`}>
      <Heading level={2} size="item" id="article-sources">
        Sources
      </Heading>
      <ol className="mt-4 space-y-3 text-sm">
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} className="link inline-block pointer-coarse:py-2.5">
              {title}
            </a>
            <span className="block text-ink-soft">{publisher}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
