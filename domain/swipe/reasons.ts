/** Shared features of a job and a candidate's data. Each must be true of the advert's text; when in doubt, leave it out. */
import type { PublicJob } from '#domain/job/fields.ts';
import { formatPay } from '#domain/pay/salary.ts';
import { yearlyPayOf } from '#domain/pay/yearly-pay.ts';

/** More would be a list to read, on a card that is seen for seconds. */
const MOST_REASONS = 3;

export type Wishes = {
  /** The profile's skills. */
  skills: readonly string[];
  location: string | null;
  /** The deck's pay filter, in pounds a year. A profile has no such field. */
  payFrom: number | null;
};

type Advert = Pick<
  PublicJob,
  'title' | 'location' | 'description' | 'requirements' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'
>;

/** Makes the question once for many jobs. Answers 'SQL', 'in Leeds', 'over £30,000': one of each kind first, then more skills. */
export function reasonsFor({ skills, location, payFrom }: Wishes): (job: Advert) => string[] {
  const findSkills = skillFinder(skills);
  return (job) => {
    const [first, ...others] = findSkills([job.title, job.requirements, job.description].join('\n'));
    const all = [first, sharedPlace(location, job.location), describePay(job, payFrom), ...others];
    return all.filter((reason) => reason !== undefined).slice(0, MOST_REASONS);
  };
}

/** 'No SQL needed' and 'Excel is not required' name a skill without asking for it: skip such clauses. */
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

/** Skills of two letters are matched in capitals only, to tell them from 'it', 'go' and 'or'. */
const isShort = (skill: string) => /^\p{L}{1,2}$/u.test(skill);
const isTellable = (skill: string) =>
  skill.trim() !== '' && (!isShort(skill.trim()) || /^\p{Lu}+$/u.test(skill.trim()));
const keyOf = (skill: string) => skill.trim().replace(/\s+/g, ' ').toLowerCase();
const asPattern = (skill: string) => skill.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+');

/** So wide that every job is there, or no place at all. */
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

/** 'Leeds city centre' and 'Leeds, West Yorkshire' are both in Leeds; 'Newport Pagnell' is not in Newport. */
function sharedPlace(wished: string | null, place: string): string | undefined {
  if (wished === null) return undefined;
  const there = new Set(partsOf(place).map(({ key }) => key));
  const shared = partsOf(wished).find(({ key }) => there.has(key) && !NO_PLACES.includes(key));
  return shared && `in ${shared.name}`;
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

/** Only what every end of the range keeps to. */
function describePay({ salaryMin, salaryMax, salaryPeriod }: Advert, payFrom: number | null): string | undefined {
  const least = yearlyPayOf({ salaryMin, salaryMax: salaryMin ?? salaryMax, salaryPeriod });
  if (payFrom === null || least === null || salaryMin === null || least < payFrom) return undefined;
  return least > payFrom ? `over ${formatPay(payFrom)}` : `${formatPay(payFrom)} or more`;
}
