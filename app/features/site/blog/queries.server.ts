import { coverOf } from '#app/ui/pictures/figures/cover-marks.ts';
import type { Article } from '#db/content/article.ts';
import type { Item } from '#db/content/collections.ts';
import type { Content } from '#db/content/content.ts';
import { type ArticleCard, type ArticleCategory, listPictureIds } from '#domain/article/article.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import type { CoverMark } from '#domain/article/article-figure.ts';
import type { Picture } from '#domain/picture/picture.ts';
import { markWords, readAskedWords } from '#domain/text/word-starts.ts';
import { formatLongDate } from '#domain/time/dates.ts';

type Published = Pick<Content, 'articles' | 'pictures'>;

export function findArticle({ articles }: Published, slug: string): Item<'articles'> | null {
  return articles.find((article) => article.slug === slug) ?? null;
}

export const listBodyPictures = ({ pictures }: Published, body: string): Record<string, Picture> =>
  Object.fromEntries(
    listPictureIds(body).flatMap((id) => {
      const picture = pictures.get(id);
      return picture ? [[id, picture]] : [];
    }),
  );

export function findCover({ figures }: Pick<Article, 'figures'>): CoverMark[] | undefined {
  const [first] = figures;
  return first && coverOf(first.drawing);
}

export const listArticles = ({ articles }: Published): ArticleCard[] => articles.map(toCard);

export const listNewestArticles = (published: Published, count = 3): ArticleCard[] =>
  published.articles.slice(0, count).map(withCover(published));

export const listFeatured = (published: Published): ArticleCard[] =>
  published.articles.filter(({ featured }) => featured).map(withCover(published));

export const listByCategory = (published: Published, category: string): ArticleCard[] =>
  published.articles.filter((article) => article.category === category).map(withCover(published));

export const countByCategory = ({ articles }: Published, category: ArticleCategory): number =>
  articles.filter((article) => article.category === category).length;

/** Articles of the same category first, then others; never the article itself (spec: marketing §9). */
export function listRelated(published: Published, { slug, category }: Article, count = 3): ArticleCard[] {
  const otherArticles = published.articles.filter((article) => article.slug !== slug);
  const isNear = (article: Article) => article.category === category;
  return [...otherArticles.filter(isNear), ...otherArticles.filter((article) => !isNear(article))]
    .slice(0, count)
    .map(withCover(published));
}

export const listArticleChanges = ({ articles }: Published) =>
  articles.map(({ slug, category, publishedDate, updatedDate }) => ({
    slug,
    category,
    changedOn: updatedDate ?? publishedDate,
  }));

const makeSearchable = (articles: readonly Article[]) =>
  articles.map((article) => ({
    article,
    title: markWords(article.title),
    head: markWords(
      [article.title, article.excerpt, article.author, ...article.tags, articleCategories[article.category]].join(' '),
    ),
    body: markWords(article.body),
  }));

/** Built once for each set of published articles. */
const searchables = new WeakMap<readonly Article[], ReturnType<typeof makeSearchable>>();

function searchableOf(articles: readonly Article[]) {
  const cached = searchables.get(articles);
  if (cached) return cached;
  const searchable = makeSearchable(articles);
  searchables.set(articles, searchable);
  return searchable;
}

/** Articles whose words begin with those of the question: matches in the title first, then in the description, then in the text. */
export function searchArticles({ articles }: Published, question: string): ArticleCard[] {
  const words = readAskedWords(question);
  if (words.length === 0) return [];
  const isIn = (text: string) => words.every((word) => text.includes(word));
  return searchableOf(articles)
    .map(({ article, title, head, body }) => ({
      article,
      rank: isIn(title) ? 3 : isIn(head) ? 2 : isIn(`${head} ${body}`) ? 1 : 0,
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ article }) => toCard(article));
}

const withCover =
  ({ pictures }: Published) =>
  (article: Article): ArticleCard => {
    const picture = pictures.get(article.picture ?? '');
    const cover = picture ? undefined : findCover(article);
    return { ...toCard(article), ...(picture && { picture }), ...(cover && { cover }) };
  };

function toCard({ slug, title, excerpt, category, author, publishedDate, readTime }: Article): ArticleCard {
  const publishedOn = formatLongDate(new Date(publishedDate));
  return { slug, title, excerpt, category, author, publishedOn, publishedDate, readTime };
}
