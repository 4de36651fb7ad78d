/** Finds what a job and a candidate's data have in common. Each reason must be true of the advert's text; in doubt it is left out. */
import type { PublicJob } from '#domain/job/fields.ts';
import { formatPay } from '#domain/pay/salary.ts';
import { yearlyPayOf } from '#domain/pay/yearly-pay.ts';

/** A card is seen for seconds, so it shows no more. */
const MOST_REASONS = 3;

export type Wishes = {
  skills: readonly string[];
  location: string | null;
  /** The deck's pay filter, in pounds a year. Profiles have none. */
  payFrom: number | null;
};

type Advert = Pick<
  PublicJob,
  'title' | 'location' | 'description' | 'requirements' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'
>;

/** Prepares the search once for many jobs. Reasons are 'SQL', 'in Leeds', 'over £30,000': one of each kind first, then more skills. */
export function reasonsFor({ skills, location, payFrom }: Wishes): (job: Advert) => string[] {
  const findSkills = skillFinder(skills);
  return (job) => {
    const [first, ...others] = findSkills([job.title, job.requirements, job.description].join('\n'));
    const all = [first, sharedPlace(location, job.location), describePay(job, payFrom), ...others];
    return all.filter((reason) => reason !== undefined).slice(0, MOST_REASONS);
  };
}

/** Skips clauses that name a skill without asking for it: 'No SQL needed', 'Excel is not required'. */
const DENIALS = /\b(?:no|not|non|never|without|nor|neither|instead|unlike|rather)\b|n['’]t\b/i;

/** Finds the skills that a text asks for, in the given order. */
export function skillFinder(skills: readonly string[]): (text: string) => string[] {
  const skillsByKey = new Map(skills.filter(isTellable).map((skill) => [keyOf(skill), skill.trim()]));
  if (skillsByKey.size === 0) return () => [];
  const longestFirst = [...skillsByKey.values()].sort((one, other) => other.length - one.length);
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}&+#.-])(?:${longestFirst.map(asPattern).join('|')})(?![\\p{L}\\p{N}&+#]|[.-]\\p{L})`,
    'giu',
  );
  return (text) => {
    const matches = new Set<string>();
    for (const clause of text.split(/[.;:!?]\s|[\n•]/)) {
      if (DENIALS.test(clause)) continue;
      for (const [word] of clause.matchAll(any)) {
        const skill = skillsByKey.get(keyOf(word));
        if (skill && (!isShort(skill) || word === skill)) matches.add(skill);
      }
    }
    return [...skillsByKey.values()].filter((skill) => matches.has(skill));
  };
}

/** Skills of two letters match capitals only, to tell them from 'it', 'go' and 'or'. */
const isShort = (skill: string) => /^\p{L}{1,2}$/u.test(skill);
const isTellable = (skill: string) =>
  skill.trim() !== '' && (!isShort(skill.trim()) || /^\p{Lu}+$/u.test(skill.trim()));
const keyOf = (skill: string) => skill.trim().replace(/\s+/g, ' ').toLowerCase();
const asPattern = (skill: string) => skill.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Locations that contain every job, or name no place. */
const NO_PLACES = [
  'uk',
  'united kingdom',
  'great britain',
  'britain',
  'england',
  'remote',
  'hybrid',
  'anywhere',
  'nationwide',
  'home',
];

function sharedPlace(wished: string | null, place: string): string | undefined {
  if (wished === null) return undefined;
  const jobPlaceKeys = new Set(partsOf(place).map(({ key }) => key));
  const sharedPart = partsOf(wished).find(({ key }) => jobPlaceKeys.has(key) && !NO_PLACES.includes(key));
  return sharedPart && `in ${sharedPart.name}`;
}

const partsOf = (place: string) =>
  place
    .split(/[,;/()]/)
    .map((part) =>
      part
        .replace(/\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\b/gi, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:central|city of)\s+/i, '')
        .replace(/\s+(?:city centre|town centre|centre|city)$/i, ''),
    )
    .filter(Boolean)
    .map((name) => ({ name, key: name.toLowerCase() }));

/** Every statement is true of the whole pay range. */
function describePay({ salaryMin, salaryMax, salaryPeriod }: Advert, payFrom: number | null): string | undefined {
  const least = yearlyPayOf({ salaryMin, salaryMax: salaryMin ?? salaryMax, salaryPeriod });
  if (payFrom === null || least === null || salaryMin === null || least < payFrom) return undefined;
  return least > payFrom ? `over ${formatPay(payFrom)}` : `${formatPay(payFrom)} or more`;
}
