import { ArrowLeft, MapPin } from 'lucide-react';
import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Article } from '#db/content/article.ts';
import type { ArticleCard } from '#domain/article/article.ts';
import { ArticleCategoryBadge, categoryRule } from '../article-category.tsx';
import { ArticleCover } from '../article-cover.tsx';
import { Byline } from '../byline.tsx';

type ArticleHeadProps = {
  article: Omit<ArticleCard, 'slug'> &
    Pick<Article, 'location'> & {
      updatedOn: string | null;
    };
};

export function ArticleHead({ article }: ArticleHeadProps) {
  const { title, excerpt, category, location, picture, updatedOn } = article;
  return (
    <header>
      <Link
        to={href('/blog')}
        className="no-print mt-4 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-semibold text-brand underline-offset-4 hover:underline sm:mt-6"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Blog
      </Link>
      <div className={`mt-3 grid gap-x-8 border-t-2 lg:grid-cols-12 ${categoryRule(category)}`}>
        <div className="pt-6 sm:pt-8 lg:col-span-8">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ArticleCategoryBadge category={category} />
            {location && (
              <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
                <MapPin aria-hidden="true" className="size-4" />
                {location}
              </span>
            )}
          </p>
          <Heading level={1} className="mt-4 max-w-[26ch]">
            {title}
          </Heading>
          <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{excerpt}</p>
          {/* Most articles have none, and the cover instead. Its place is kept while it loads. */}
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 50rem, 92vw"
              className="mt-8 aspect-video w-full rounded-lg bg-sunken"
              isCropped
              isFirst
            />
          )}
          <Byline article={article} className="mt-6" />
          {updatedOn && <p className="figures mt-1 text-sm text-ink-soft">Updated {updatedOn}</p>}
        </div>
        {!picture && (
          <ArticleCover
            article={article}
            className="aspect-[5/2] max-lg:mt-8 sm:max-lg:aspect-[4/1] lg:order-last lg:col-span-4 lg:h-full"
          />
        )}
      </div>
    </header>
  );
}
