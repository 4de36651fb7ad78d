/** The articles of the demo: files of content/articles with a head in YAML, named after their address. */
import { parse } from 'yaml';
import { articleFigures } from '#content/articles/figures/article-figures.ts';
import { storeFigure } from './store-figure.ts';

const files = import.meta.glob<string>('/content/articles/*.md', { query: '?raw', import: 'default', eager: true });

/** Articles as the studio stores them. The collection's schema checks them when they are added. */
export const demoArticles = Object.entries(files).map(([file, text]) => {
  const [, head = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const slug = file.split('/').at(-1)?.replace(/\.md$/, '') ?? '';
  const figures = (articleFigures[slug] ?? []).map(storeFigure);
  return { ...(parse(head) as object), slug, body: body.trim(), figures };
});
