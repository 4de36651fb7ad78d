/** Reads parts of jobs that several boards write in the same way in JSON. */
import { textAt } from '#domain/text/records/json-answer.ts';
import { readAdvertHtml } from '../advert-html.ts';
import type { AdvertLine } from '../advert-lines.ts';

export const linesOf = (html: string): readonly AdvertLine[] => readAdvertHtml(html) ?? [];

/** A section of an advert under its heading. */
export function readSection(heading: string, html: string): readonly AdvertLine[] {
  const lines = linesOf(html);
  const text = heading.replaceAll(/\s+/g, ' ').trim();
  return text === '' || lines.length === 0 ? lines : [{ kind: 'heading', text, isFirst: true }, ...lines];
}

/** The label or name of a value, or the value itself if it is text. */
export const nameAt = (value: unknown, ...names: string[]): string =>
  textAt(value, ...names, 'label') || textAt(value, ...names, 'name') || textAt(value, ...names);
