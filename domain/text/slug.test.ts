import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['What does it cost me?', 'what-does-it-cost-me'],
  ['The employer’s side', 'the-employers-side'],
  ['Café Ørsted', 'cafe-rsted'],
  ['£100 – and more', '100-and-more'],
  ['…', ''],
])('%s becomes %s', (text, slug) => expect(slugOf(text)).toBe(slug));
