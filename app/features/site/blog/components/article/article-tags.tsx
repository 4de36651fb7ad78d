import { href, Link } from 'react-router';
import { READING_WIDTH } from './reading-width.ts';

export function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section
      aria-labelledby="article-tags"
      className={`no-print mt-10 flex ${READING_WIDTH} flex-wrap items-baseline gap-x-4 gap-y-2`}
    >
      <h2 id="article-tags" className="text-sm font-semibold">
        Tags
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={`${href('/search')}?q=${encodeURIComponent(tag)}`}
              className="link inline-flex items-center py-0.5 pointer-coarse:min-h-11"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
