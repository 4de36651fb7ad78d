/** Grades how well a job answers a query, from 0 to 3, by the rule in bench/search/README.md and from the facts alone. */
import { DEFAULT_RADIUS } from '#domain/place/radius.ts';
import type { JobFacts } from './facts.ts';
import { familyOf, isBordering } from './occupations.ts';
import { milesBetween, townOf } from './towns.ts';

export type Grade = 0 | 1 | 2 | 3;

export type Wish = (facts: JobFacts) => boolean;

/** The intent of the person who types a query. */
export type Wanted = {
  /** Occupations that are meant; 'any' where the query names none. */
  occupations: readonly string[] | 'any';
  /** If set, an advert must also use one of these titles. */
  titles?: readonly string[];
  /** Adverts that ask for one of these skills are meant, whatever the occupation. */
  skills?: readonly string[];
  /** Places that are meant, by the ids of bench/search/towns.ts. */
  towns?: readonly string[];
  /** Wishes; each that is missing costs a grade. */
  wishes?: readonly Wish[];
  /** Conditions, such as a quoted phrase or a word with a minus; if one fails the grade is 0. */
  musts?: readonly Wish[];
};

export function gradeJob(facts: JobFacts, wanted: Wanted, miles = DEFAULT_RADIUS): Grade {
  if (wanted.musts?.some((isMet) => !isMet(facts))) return 0;
  const missed = wanted.wishes?.filter((isMet) => !isMet(facts)).length ?? 0;
  const distance = placeLoss(facts, wanted.towns, miles);
  return Math.max(0, topicGrade(facts, wanted) - missed - distance) as Grade;
}

function topicGrade(facts: JobFacts, { occupations, titles, skills = [] }: Wanted): number {
  if (occupations === 'any' || facts.skills.some((skill) => skills.includes(skill))) return 3;
  if (occupations.includes(facts.occupation)) return !titles || titles.includes(facts.title) ? 3 : 2;
  const families = occupations.map(familyOf);
  if (families.includes(facts.family)) return 2;
  const isRelated =
    facts.alsoDoes.some((also) => occupations.includes(also)) ||
    families.some((family) => isBordering(family, facts.family));
  return isRelated ? 1 : 0;
}

/** Returns 0 for a job in the place, 1 within the radius, 2 for work that may be done anywhere, and all grades further away. */
function placeLoss({ town }: JobFacts, wanted: readonly string[] | undefined, miles: number): number {
  if (!wanted) return 0;
  if (town === null) return 2;
  if (wanted.includes(town)) return 0;
  return wanted.some((id) => milesBetween(townOf(id), townOf(town)) <= miles) ? 1 : 3;
}
