/** Builds the starters of legal pages. */
import type { LegalSlug } from '#domain/site/legal-slugs.ts';
import type { LegalBlock } from '../../legal-page.ts';
import type { Starter } from '../starter.ts';

/** Until it is deleted, the page counts as unfinished. */
const HAVE_IT_CHECKED =
  '[This is a starting text and not legal advice. Have it checked, change what is not true of you, then delete this line]';

type Block = string | LegalBlock;
type Section = { id: string; heading: string; blocks: readonly Block[] };

export const legalStarter = (slug: LegalSlug, lead: string, sections: readonly Section[]): Starter => ({
  collection: 'legal',
  slug,
  draft: (day) => ({
    slug,
    lead,
    inShort: [HAVE_IT_CHECKED],
    sections: sections.map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.map((block) => (typeof block === 'string' ? { text: block } : block)),
    })),
    changedOn: day,
  }),
});
