/** What is published and belongs to the demo's agency. */
import { type Collection, collections } from '#db/content/collections.ts';
import type { Content } from '#db/content/content.ts';
import { findDemoFacts } from '#domain/demo-facts.ts';

/** @returns a sentence for each */
export function findDemoWords(content: Content): string[] {
  const texts = Object.entries(content).map(([file, items]) => ({ file, text: JSON.stringify(items) }));
  return findDemoFacts(texts).map(
    ({ what, value, file }) =>
      `${collections[file as Collection].name}: ‘${value}’ belongs to the demo (${what}). Replace it.`,
  );
}
