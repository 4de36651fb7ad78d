import { type Collection, collections } from '#db/content/collections.ts';
import type { Content } from '#db/content/content.ts';
import { findDemoFacts } from '#domain/demo-facts.ts';

export function findDemoWords(content: Content): string[] {
  // Ignore the dialled number, which is derived from the typed one.
  const asTyped = (name: string, value: unknown) => (name === 'dialled' ? undefined : value);
  const texts = Object.entries(content).map(([file, items]) => ({ file, text: JSON.stringify(items, asTyped) }));
  return findDemoFacts(texts).map(
    ({ what, value, file }) =>
      `${collections[file as Collection].name}: ‘${value}’ belongs to the demo (${what}). Replace it.`,
  );
}
