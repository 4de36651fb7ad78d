import { textAt } from '#domain/text/records/json-answer.ts';
import { readAdvertHtml } from '../advert-html.ts';
import type { AdvertLine } from '../advert-lines.ts';

export const linesOf = (html: string): readonly AdvertLine[] => readAdvertHtml(html) ?? [];

export function readSection(heading: string, html: string): readonly AdvertLine[] {
  const lines = linesOf(html);
  const text = heading.replaceAll(/\s+/g, ' ').trim();
  return text === '' || lines.length === 0 ? lines : [{ kind: 'heading', text, isFirst: true }, ...lines];
}

export const nameAt = (value: unknown, ...names: string[]): string =>
  textAt(value, ...names, 'label') || textAt(value, ...names, 'name') || textAt(value, ...names);
