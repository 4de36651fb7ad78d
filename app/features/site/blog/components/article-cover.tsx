/** The cover of an article on its card and at its head: its picture, or its first figure without text, in the colour of its category. */
import { classNames } from '#app/ui/class-names.ts';
import { FigureCover } from '#app/ui/pictures/figures/figure-cover.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { ArticleCard } from '#domain/article/article.ts';
import type { CoverMark } from '#domain/article/article-figure.ts';
import { categoryTint } from './article-category.tsx';

const LINES: readonly CoverMark[] = [70, 54, 62, 58, 40].map((width, line) => ({
  x: 8,
  y: 18 + line * 14,
  width,
  height: 6,
  tone: line === 0 ? 'strong' : 'soft',
}));

type ArticleCoverProps = { article: Pick<ArticleCard, 'category' | 'cover' | 'picture'>; className?: string };

export function ArticleCover({ article: { category, cover = [...LINES], picture }, className }: ArticleCoverProps) {
  // Decorative: the title beside it links to the article.
  if (picture)
    return (
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 64rem) 26rem, 92vw"
        className={classNames('w-full', className)}
        isCropped
      />
    );
  return <FigureCover marks={cover} className={classNames(categoryTint(category), className)} />;
}
