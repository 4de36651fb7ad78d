import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ArticleCard } from '#domain/article/article.ts';

type FoundArticle = Pick<ArticleCard, 'slug' | 'title' | 'excerpt' | 'publishedDate' | 'publishedOn'>;

/** @param isCut more articles match than are listed */
export function FoundArticles({ articles, isCut }: { articles: readonly FoundArticle[]; isCut: boolean }) {
  return (
    <>
      <ul aria-labelledby="article-results" className="-mt-4 divide-y divide-line">
        {articles.map(({ slug, title, excerpt, publishedDate, publishedOn }) => (
          <li key={slug} className="py-4">
            <Heading level={3}>
              <Link to={href('/blog/:slug', { slug })} className="decoration-1 underline-offset-4 hover:underline">
                {title}
              </Link>
            </Heading>
            <p className="measure mt-1 text-ink-soft">{excerpt}</p>
            <time dateTime={publishedDate} className="figures mt-1 block text-sm text-ink-faint">
              {publishedOn}
            </time>
          </li>
        ))}
      </ul>
      {isCut && (
        <Link to={href('/blog')} className="link inline-flex items-center pointer-coarse:min-h-11">
          All articles
        </Link>
      )}
    </>
  );
}
