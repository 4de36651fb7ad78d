/** 2,000 made-up adverts: the same ones in every run, each with the facts that it was made from. */
import { createHash } from 'node:crypto';
import type { JobType, WorkMode } from '#domain/job/job.ts';
import type { JobFacts, Level, Occupation, SearchJob, Shift } from './facts.ts';
import { familyOf, findOccupation, isBordering, occupations } from './occupations.ts';
import { Chance } from './random.ts';
import {
  AGENCY_NAMES,
  AGENCY_SENTENCES,
  CLOSINGS,
  COMPANY_KINDS,
  COMPANY_NAMES,
  IN_PASSING,
  IN_PASSING_OF_DEVELOPERS,
  NO_EXPERIENCE,
  OPEN_TO_BEGINNERS,
  OPENINGS,
  OTHER_TOWN_SENTENCES,
  SECOND_DUTIES,
  SHIFT_IN_TITLE,
  SHIFT_SENTENCES,
  START_AT_ONCE,
} from './sentences.ts';
import { CLUSTERS, type Town, townOf, towns } from './towns.ts';

export const MADE_UP_JOBS = 2_000;
const SEED = 20_261_126;
const HOURS_A_YEAR = 1_950;
const DAY_SECTORS = ['education', 'construction'];
const DESK_SECTORS = ['technology', 'finance', 'office', 'law', 'sales'];

/** Returns the jobs in their order of posting, newest first. */
export function makeJobs(): SearchJob[] {
  const chance = new Chance(SEED);
  const clustered = CLUSTERS.flatMap(([occupation, town, count]) =>
    Array.from({ length: count }, () => ({ occupation: occupationOf(occupation), town: townOf(town) })),
  );
  const spread = Array.from({ length: MADE_UP_JOBS - clustered.length }, () => ({
    occupation: chance.pickByShare(occupations),
    town: chance.pickByShare(towns),
  }));
  return chance
    .sample([...clustered, ...spread], MADE_UP_JOBS)
    .map(({ occupation, town }, index) => makeJob(chance, occupation, town, index));
}

function occupationOf(id: string): Occupation {
  const occupation = findOccupation(id);
  if (!occupation) throw new Error(`No occupation '${id}' in the tables`);
  return occupation;
}

function idOf(index: number): string {
  const hex = createHash('sha256').update(`search job ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function makeJob(chance: Chance, occupation: Occupation, place: Town, index: number): SearchJob {
  const isDesk = DESK_SECTORS.includes(occupation.sector);
  const workMode = isDesk ? chance.pick<WorkMode>(['on-site', 'on-site', 'hybrid', 'hybrid', 'remote']) : 'on-site';
  const town = workMode === 'remote' && chance.isHit(0.6) ? null : place;
  const level = levelOf(chance, occupation);
  const shift = isDesk || DAY_SECTORS.includes(occupation.sector) ? 'days' : shiftOf(chance);
  const type = typeOf(chance, shift);
  const isAgency = chance.isHit(0.2);
  const company = companyOf(chance, occupation, isAgency);
  const name = chance.pick(occupation.titles.split('|'));
  const pay = payOf(chance, occupation, level);
  const needs = chance.sample(occupation.needs, 3).map(readNeed);
  const duties = SECOND_DUTIES.filter(([id]) => id === occupation.id);
  const duty = duties.length > 0 && chance.isHit(0.3) ? chance.pick(duties) : undefined;
  const passing = passingOf(chance, occupation, duty?.[1]);
  const elsewhere = chance.isHit(0.15) ? chance.pick(towns.filter(({ id }) => id !== town?.id)) : undefined;
  const needsNoExperience = OPEN_TO_BEGINNERS.includes(occupation.id) && chance.isHit(0.3);
  const startsAtOnce = chance.isHit(0.15);
  const facts: JobFacts = {
    occupation: occupation.id,
    family: occupation.family,
    level,
    town: town?.id ?? null,
    shift,
    type,
    workMode,
    hourly: pay.hourly,
    startsAtOnce,
    needsNoExperience,
    isAgency,
    skills: needs.flatMap(({ skill }) => skill ?? []),
    alsoDoes: duty ? [duty[1]] : [],
    inPassing: [...passing.flatMap(([ids]) => ids), ...(elsewhere ? [elsewhere.id] : [])],
    title: name,
  };
  const sentences = [
    chance.pick(OPENINGS)(nameInText(name), company, town?.name ?? 'the United Kingdom'),
    ...chance.sample(occupation.does, chance.pick([2, 3])),
    duty?.[2],
    chance.pick(SHIFT_SENTENCES[shift] ?? []),
    workMode === 'hybrid' && 'Two days a week may be worked from home.',
    workMode === 'remote' &&
      (town ? 'You work from home, and come in once a month.' : 'You work from home, anywhere in the United Kingdom.'),
    ...passing.map(([, sentence]) => sentence),
    elsewhere && chance.pick(OTHER_TOWN_SENTENCES)(elsewhere.name),
    startsAtOnce && chance.pick(START_AT_ONCE),
    needsNoExperience && chance.pick(NO_EXPERIENCE),
    isAgency && chance.pick(AGENCY_SENTENCES),
    chance.pick(CLOSINGS),
  ];
  return {
    id: idOf(index),
    title: titleOf(chance, name, level, shift, town),
    company,
    location: town ? locationOf(chance, town) : 'Anywhere in the UK',
    salary: pay.text,
    salaryMin: pay.least,
    salaryMax: pay.most,
    salaryPeriod: pay.isHourly ? 'hour' : 'year',
    type,
    category: occupation.category,
    basis: type === 'Temporary' || type === 'Contract' ? 'temporary' : 'permanent',
    workMode,
    description: sentences.filter(Boolean).join(' '),
    requirements: needs.map(({ text }) => `- ${text}`).join('\n'),
    facts,
  };
}

function readNeed(need: string): { skill?: string; text: string } {
  const [, skill, text] = /^#(\S+) (.+)$/.exec(need) ?? [];
  return skill && text ? { skill, text } : { text: need };
}

function levelOf(chance: Chance, { levels }: Occupation): Level {
  if (levels === 'office')
    return chance.pick<Level>(['plain', 'plain', 'plain', 'plain', 'senior', 'senior', 'junior', 'lead']);
  if (levels === 'trade')
    return chance.pick<Level>(['plain', 'plain', 'plain', 'plain', 'plain', 'senior', 'apprentice']);
  return 'plain';
}

const shiftOf = (chance: Chance) =>
  chance.pick<Shift>(['days', 'days', 'days', 'days', 'days', 'nights', 'nights', 'rotating', 'evenings', 'weekends']);

function typeOf(chance: Chance, shift: Shift): JobType {
  if (shift === 'evenings' || shift === 'weekends') return 'Part-time';
  return chance.pick<JobType>([
    'Full-time',
    'Full-time',
    'Full-time',
    'Full-time',
    'Full-time',
    'Part-time',
    'Temporary',
    'Contract',
  ]);
}

function companyOf(chance: Chance, { sector }: Occupation, isAgency: boolean): string {
  const name = chance.pick(COMPANY_NAMES);
  return `${name} ${chance.pick(isAgency ? AGENCY_NAMES : (COMPANY_KINDS[sector] ?? ['Group']))}`;
}

const LEVEL_PAY: Record<Level, number> = { apprentice: 0.65, junior: 0.75, plain: 1, senior: 1.2, lead: 1.35 };

function payOf(chance: Chance, { pay: [low, high] }: Occupation, level: Level) {
  const isHourly = high < 100;
  const step = isHourly ? 0.05 : 500;
  const round = (value: number) => Number((Math.round(value / step) * step).toFixed(2));
  const floor = isHourly ? 12.21 : 24_000;
  const least = Math.max(floor, round((low + chance.next() * (high - low) * 0.5) * LEVEL_PAY[level]));
  const most = chance.isHit(0.4) ? least : round(least * (1 + chance.next() * 0.15));
  const format = (value: number) =>
    `£${isHourly ? value.toFixed(2) : value.toLocaleString('en-GB', { maximumFractionDigits: 0 })}`;
  const text = `${least === most ? format(most) : `${format(least)} to ${format(most)}`} ${isHourly ? 'an hour' : 'a year'}`;
  return { least, most, isHourly, text, hourly: isHourly ? most : most / HOURS_A_YEAR };
}

/** Picks names in passing only from occupations unrelated to the job. */
function passingOf(chance: Chance, occupation: Occupation, also: string | undefined) {
  if (!chance.isHit(0.45)) return [];
  const families = [occupation.family, ...(also ? [familyOf(also)] : [])];
  const sentences = occupation.sector === 'technology' && chance.isHit(0.6) ? IN_PASSING_OF_DEVELOPERS : IN_PASSING;
  return chance.sample(sentences, chance.pick([1, 1, 2])).filter(([ids]) =>
    ids.every((id) => {
      const family = findOccupation(id)?.family;
      return family !== undefined && families.every((mine) => mine !== family && !isBordering(mine, family));
    }),
  );
}

/** 'Van driver' → 'van driver'; 'HGV Class 1 driver', 'C# developer' and '1:1 teaching assistant' stay unchanged. */
const nameInText = (name: string) => (/^[A-Z][a-z]+ /.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

const LEVEL_IN_TITLE: Record<Level, string[]> = {
  plain: [],
  junior: ['Junior', 'Graduate'],
  senior: ['Senior'],
  lead: ['Lead', 'Principal'],
  apprentice: ['Apprentice', 'Trainee'],
};

function titleOf(chance: Chance, name: string, level: Level, shift: Shift, town: Town | null): string {
  const prefixes = LEVEL_IN_TITLE[level];
  const levelled = prefixes.length > 0 ? `${chance.pick(prefixes)} ${nameInText(name)}` : name;
  const shifts = SHIFT_IN_TITLE[shift] ?? [];
  const title = shifts.length > 0 && chance.isHit(0.6) ? `${levelled}${chance.pick(shifts)}` : levelled;
  if (town && chance.isHit(0.1)) return `${title} - ${town.name}`;
  return chance.isHit(0.04) ? title.toUpperCase() : title;
}

/** Writes a location the way people do: the town alone, with its county or outcode, or a district of it. */
function locationOf(chance: Chance, { name, county, outcode, districts, isAmbiguous }: Town): string {
  if (isAmbiguous) return chance.pick([`${name}, ${county}`, `${name}, ${county}`, `${name} ${outcode}`]);
  if (districts.length > 0 && chance.isHit(0.35)) return `${chance.pick(districts)}, ${name}`;
  return chance.pick([name, name, name, `${name}, ${county}`, `${name} ${outcode}`]);
}
