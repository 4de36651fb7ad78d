import { classNames } from '#app/ui/class-names.ts';
import type { ArticleCard } from '#domain/article/article.ts';

type BylineProps = {
  article: Pick<ArticleCard, 'author' | 'publishedDate' | 'publishedOn' | 'readTime'>;
  className?: string;
};

export function Byline({ article: { author, publishedDate, publishedOn, readTime }, className }: BylineProps) {
  return (
    <p className={classNames('figures flex flex-wrap gap-x-3 text-sm text-ink-soft', className)}>
      <span className="font-semibold text-ink">{author}</span>
      <time dateTime={publishedDate}>{publishedOn}</time>
      <span>{readTime} min read</span>
    </p>
  );
}
