import { describe, expect, it } from 'vitest';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { searchPages } from './queries.server.ts';

const content = seededContent();
const names = (question: string) => searchPages(content, question).map(({ label }) => label);

describe('searchPages', () => {
  it('finds nothing for nothing', () => {
    expect(searchPages(content, '  ')).toEqual([]);
  });

  it('finds a city by its name, in any case', () => {
    expect(names('GLASGOW')).toEqual(['Glasgow']);
  });

  it('finds a page by its keywords, after those that are named so', () => {
    const pages = names('recruitment');
    expect(pages[0]).toBe('Permanent recruitment');
    expect(pages).toContain('Executive search');
  });

  it('puts the page that is called exactly so first', () => {
    expect(names('career advice')[0]).toBe('Career Advice');
    expect(names('Employer Services')[0]).toBe('Employer services');
  });

  it('knows the request forms and what articles are filed under', () => {
    expect(names('request talent')).toContain('Request talent');
    expect(names('send cv')).toContain('Send us your CV');
    expect(names('recruitment tips')).toEqual(['Recruitment Tips']);
  });

  it('looks at how words begin, not inside them', () => {
    expect(names('calc')).toEqual(['Career tools and salary calculator']);
    expect(names('ruitment')).toEqual([]);
    expect(names('tech')[0]).toBe('Technology');
    expect(names('it').length).toBeLessThan(names('recruitment').length);
    expect(names('now')).not.toContain('Technology');
  });

  it('takes signs for what they are', () => {
    for (const question of ['(', '.*', '\\b', '(a+)+$'.repeat(16)]) expect(names(question)).toEqual([]);
  });

  it('asks for every word', () => {
    expect(names('salary calculator')).toEqual(['Career tools and salary calculator']);
    expect(names('salary zebra')).toEqual([]);
  });
});
