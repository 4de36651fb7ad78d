/** Articles: categories and text format (spec: marketing §2 "Blog", §3 "Blog post"). */
import { isPictureId, type Picture } from '#domain/picture/picture.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { CoverMark } from './article-figure.ts';

/** Display order. Each category has its own colour. */
export const ARTICLE_CATEGORIES = [
  'job-market',
  'career-advice',
  'industry-insights',
  'recruitment-tips',
  'company-news',
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export function isArticleCategory(text: string): text is ArticleCategory {
  return (ARTICLE_CATEGORIES as readonly string[]).includes(text);
}

export type ArticleCard = {
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  author: string;
  publishedOn: string;
  /** YYYY-MM-DD. */
  publishedDate: string;
  /** Minutes. */
  readTime: number;
  /** The first figure without text, in lists that show covers. */
  cover?: CoverMark[] | undefined;
  picture?: Picture;
};

/** `id` is the heading's anchor, unique within a text. */
type ArticleHeading<Kind> = { kind: Kind; text: string; id: string };

export type ArticleBlock =
  | ArticleHeading<'heading'>
  | ArticleHeading<'subheading'>
  | { kind: 'paragraph' | 'bold'; text: string }
  | { kind: 'list'; items: string[] }
  /** `text` is the caption, which may be empty; `id` is that of a library picture. */
  | { kind: 'picture'; text: string; id: string };

/**
 * Reads a text line by line: '## ' starts a heading, '### ' a subheading, double asterisks around a line make it bold, '- ' starts a list
 * item, a blank line separates blocks, and any other line is a paragraph. In addition to the specification, '![caption](id)' is a picture.
 * Consecutive items form one list.
 */
export function readArticleBody(text: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  const ids = new Map<string, number>();
  let list: string[] | null = null;
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    const item = textAfter('- ', line);
    if (item === null) {
      list = null;
      if (line !== '') blocks.push(readLine(line, ids));
    } else {
      if (!list) {
        list = [];
        blocks.push({ kind: 'list', items: list });
      }
      list.push(item);
    }
  }
  return blocks;
}

export const listPictureIds = (text: string): string[] =>
  readArticleBody(text).flatMap((block) => (block.kind === 'picture' ? [block.id] : []));

function readLine(line: string, ids: Map<string, number>): ArticleBlock {
  const subheading = textAfter('### ', line);
  if (subheading !== null) return { kind: 'subheading', text: subheading, id: freshId(subheading, ids) };
  const heading = textAfter('## ', line);
  if (heading !== null) return { kind: 'heading', text: heading, id: freshId(heading, ids) };
  const [, caption = '', picture = ''] = PICTURE_LINE.exec(line) ?? [];
  if (isPictureId(picture)) return { kind: 'picture', text: caption.trim(), id: picture };
  const bold = /^\*\*((?:(?!\*\*).)+)\*\*$/.exec(line)?.[1];
  return bold === undefined ? { kind: 'paragraph', text: line } : { kind: 'bold', text: bold };
}

const PICTURE_LINE = /^!\[([^\]]*)\]\(([^()\s]+)\)$/;

export const pictureLine = (id: string, caption = ''): string => `![${caption}](${id})`;

const textAfter = (mark: string, line: string) => (line.startsWith(mark) ? line.slice(mark.length).trim() : null);

function freshId(text: string, ids: Map<string, number>): string {
  const id = slugOf(text) || 'section';
  const count = (ids.get(id) ?? 0) + 1;
  ids.set(id, count);
  return count === 1 ? id : freshId(`${id}-${count}`, ids);
}
