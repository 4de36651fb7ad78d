/** Words that mean the same to a search of jobs, as the studio keeps them. */
import { z } from 'zod';
import { readSynonyms, USUAL_SYNONYMS } from '#domain/job/search/synonyms.ts';
import { about, line } from '../fields.ts';

const group = line(300)
  .refine((text) => readSynonyms(text).length >= 2, 'Enter at least two words, with commas between them')
  .refine(
    (text) => readSynonyms(text).every((word) => word.split(/\s+/).length <= 4),
    'Enter at most four words between two commas',
  );

export const searchSchema = z.strictObject({
  synonyms: about(z.array(group).max(300, 'At most 300'), {
    label: 'Words that mean the same',
    hint: 'One group a line, with commas: HGV, LGV, lorry. A search for one of them finds the others too.',
  }),
});

export type SearchWords = { synonyms: readonly (readonly string[])[] };

export const completeSearch = ({ synonyms }: { synonyms: readonly string[] }): SearchWords => ({
  synonyms: synonyms.map(readSynonyms),
});

/** Until an agency lists its own. */
export const USUAL_SEARCH = { synonyms: [...USUAL_SYNONYMS] };
