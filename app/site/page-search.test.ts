import { describe, expect, it } from 'vitest';
import { searchPages } from './page-search.server.ts';

const names = (question: string) => searchPages(question).map(({ label }) => label);

describe('searchPages', () => {
  it('finds nothing for nothing', () => {
    expect(searchPages('  ')).toEqual([]);
  });

  it('finds a city by its name, in any case', () => {
    expect(names('GLASGOW')).toEqual(['Glasgow']);
  });

  it('finds a page by its keywords, after those that are named so', () => {
    const found = names('recruitment');
    expect(found[0]).toBe('Permanent recruitment');
    expect(found).toContain('Executive search');
  });

  it('asks for every word', () => {
    expect(names('salary calculator')).toEqual(['Career tools and salary calculator']);
    expect(names('salary zebra')).toEqual([]);
  });
});
