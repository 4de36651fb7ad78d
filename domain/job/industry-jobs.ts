/**
 * Which jobs count as jobs of an industry (spec: marketing §7 "Industry pages"). get_public_jobs_by_title and
 * count_public_jobs_by_title ask the same in the database; a test holds them to this.
 */
import type { JobCategory, PublicJob } from './job.ts';

export type IndustryRule = {
  category: JobCategory;
  /** What a word of the title must begin with; one or two letters (IT) are a word of their own. */
  words: readonly string[];
  /** Jobs of the category count without the words, too, and jobs of other categories by the words alone. */
  isEither: boolean;
};

export function isOfIndustry(
  job: Pick<PublicJob, 'title' | 'category'>,
  { category, words, isEither }: IndustryRule,
): boolean {
  const isOfCategory = job.category === category;
  const title = job.title.toLowerCase().split(/[^\p{L}\p{N}_]+/u);
  const isNamed = words.some((word) =>
    title.some((part) => (word.length <= 2 ? part === word.toLowerCase() : part.startsWith(word.toLowerCase()))),
  );
  return isEither ? isOfCategory || isNamed : isOfCategory && isNamed;
}
