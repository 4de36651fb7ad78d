import { type AdvertLine, writeAdvertLines } from './advert-lines.ts';

/** Headings of requirements, in lower case without punctuation. */
const ASKS = new RegExp(
  [
    '^(?:the |your |our |key |core |essential |desirable |minimum |main |basic |job |role |position |candidate |person(?:al)? |technical |preferred )*' +
      '(?:requirements?|qualifications?|skills|experience|competenc(?:y|ies)|criteria|specification|attributes)\\b',
    '^(?:about you|who you are|your profile|your background|essential|desirable|must haves?|nice to haves?)$',
    '^what (?:you will|youll|you) (?:need|bring|have)\\b',
    '^what (?:we are|were|we) (?:looking for|look for|need)\\b',
    '^(?:we are|were|who we are|who were) looking for\\b',
    '^(?:you have|you will have|youll have|you should have|you must have|to be successful|the ideal candidate|the successful candidate|the person)\\b',
    '^(?:the |our |your |ideal |right |person |candidate )*(?:candidate|applicant|individual|profile)(?: profile)?$',
  ].join('|'),
);
const OFFERS = /\b(?:benefits?|offer|package|perks|salary)\b/;
const LONGEST_HEADING = 60;

/** @returns both texts; `requirements` is '' if no heading names any */
export function splitAdvert(lines: readonly AdvertLine[]): { description: string; requirements: string } {
  const description: AdvertLine[] = [];
  const requirements: AdvertLine[] = [];
  let isAsking = false;
  for (const [index, line] of lines.entries()) {
    if (!isHeading(line, lines[index + 1])) {
      (isAsking ? requirements : description).push(line);
      continue;
    }
    isAsking = isRequirementsHeading(line.text);
    // Leave out the heading, because the job's page shows its own above the requirements.
    if (!isAsking) description.push(line);
    else if (requirements.length > 0) requirements.push(line);
  }
  if (requirements.length === 0 || description.length === 0) {
    return { description: writeAdvertLines(lines), requirements: '' };
  }
  return { description: writeAdvertLines(description), requirements: writeAdvertLines(requirements) };
}

/** Examples: 'What you’ll need', 'Essential skills and experience:', 'About you'. */
export function isRequirementsHeading(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
  return plain.length <= LONGEST_HEADING && ASKS.test(plain) && !OFFERS.test(plain);
}

/** A typed heading ends in a colon, or is a known heading alone on its line. */
function isHeading(line: AdvertLine, next: AdvertLine | undefined): boolean {
  if (line.kind === 'heading') return true;
  if (line.kind === 'item' || line.text.length > LONGEST_HEADING || !next) return false;
  if (/:$/.test(line.text)) return true;
  return line.isFirst && next.isFirst && !/[.!?]$/.test(line.text) && isRequirementsHeading(line.text);
}
