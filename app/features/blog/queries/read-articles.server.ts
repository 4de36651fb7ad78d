/** Turns the files of content/articles into articles, or says what is wrong with which file. */
import { parseDocument } from 'yaml';
import { readArticleBody } from '#domain/article/article.ts';
import { type Article, articleHead } from '../schema.ts';

const WORDS_PER_MINUTE = 220;
const READ_TIME_TOLERANCE = 0.15;

/**
 * All articles, newest first.
 * @param files their texts by path
 * @throws one sentence for each fault, naming the file and the key
 */
export function readArticles(files: Readonly<Record<string, string>>): Article[] {
  const faults: string[] = [];
  const articles = new Map<string, Article>();
  for (const [file, text] of Object.entries(files)) {
    const report = (key: string, what: string) => faults.push(`${file.replace(/^\//, '')}: ${key}: ${what}.`);
    const article = readArticle(text, report);
    if (!article) continue;
    const name = file.split('/').at(-1)?.replace(/\.md$/, '');
    if (article.slug !== name) report('slug', `must be the name of the file, '${name}'`);
    const twin = articles.get(article.id);
    if (twin) report('id', `'${article.id}' is also the one of ${twin.slug}`);
    articles.set(article.id, article);
  }
  if (faults.length > 0) throw new Error(`Articles cannot be shown as they are.\n${faults.join('\n')}`);
  return [...articles.values()].sort(
    (a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.slug.localeCompare(b.slug),
  );
}

type Report = (key: string, what: string) => void;

function readArticle(text: string, report: Report): Article | null {
  const [, head, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined) {
    report('front matter', "must stand first, between two lines of '---'");
    return null;
  }
  const document = parseDocument(head);
  if (document.errors[0]) {
    report('front matter', document.errors[0].message.split('\n')[0] ?? 'is not YAML');
    return null;
  }
  const read = articleHead.safeParse(document.toJS());
  if (!read.success) {
    for (const { path, message } of read.error.issues) report(path.join('.') || 'front matter', message);
    return null;
  }
  const article = { ...read.data, body: body.trim() };
  checkImage(article, report);
  checkAgainstBody(article, report);
  return article;
}

function checkImage({ image, imageAlt }: Article, report: Report): void {
  if (image && !imageAlt) report('imageAlt', 'must say what the image shows');
  if (imageAlt && !image) report('image', 'is missing, though imageAlt says what it shows');
}

function checkAgainstBody({ body, readTime, publishedDate, updatedDate }: Article, report: Report): void {
  const words = body.split(/\s+/).filter(Boolean).length;
  const minutes = words / WORDS_PER_MINUTE;
  if (Math.abs(readTime - minutes) > READ_TIME_TOLERANCE * minutes) {
    report('readTime', `says ${readTime} minutes, but ${words} words take about ${Math.round(minutes)}`);
  }
  if (updatedDate && updatedDate < publishedDate) report('updatedDate', 'lies before publishedDate');
  const shown = readArticleBody(body).flatMap((block) => (block.kind === 'list' ? block.items : block.text));
  for (const line of shown) {
    if (/\*\*|^#/.test(line)) report('body', `would show its marks in '${line.slice(0, 40)}'`);
  }
}
