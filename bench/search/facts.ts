import type { JobBasis, JobCategory, JobType, SalaryPeriod, WorkMode } from '#domain/job/job.ts';

type Sector =
  | 'logistics'
  | 'health'
  | 'education'
  | 'hospitality'
  | 'facilities'
  | 'construction'
  | 'manufacturing'
  | 'technology'
  | 'finance'
  | 'office'
  | 'law'
  | 'sales';

export type Occupation = {
  id: string;
  /** Occupations of one family take the same applicants: a forklift driver and a reach truck driver. */
  family: string;
  sector: Sector;
  category: JobCategory;
  /** Weight among all adverts; 1 for most. */
  share?: number;
  /** Job titles that people use for this occupation, separated by '|'. */
  titles: string;
  /** Least and most pay, by the hour below 100, by the year above. */
  pay: [number, number];
  does: string[];
  /** Requirements as the advert words them; '#sage Confident with Sage 50' also records the skill 'sage'. */
  needs: string[];
  /** Levels of seniority; without them every advert is for the plain occupation. */
  levels?: 'office' | 'trade';
};

export type Level = 'junior' | 'plain' | 'senior' | 'lead' | 'apprentice';
export type Shift = 'days' | 'nights' | 'weekends' | 'evenings' | 'rotating';

export type JobFacts = {
  occupation: string;
  family: string;
  /** One of the titles of its occupation. */
  title: string;
  level: Level;
  /** Null where the work may be done anywhere in the United Kingdom. */
  town: string | null;
  shift: Shift;
  type: JobType;
  workMode: WorkMode;
  /** The best hourly pay. */
  hourly: number;
  startsAtOnce: boolean;
  needsNoExperience: boolean;
  isAgency: boolean;
  /** Skills that an applicant needs, from the '#' words of the occupation. */
  skills: string[];
  /** Other occupations whose work is truly part of the job. */
  alsoDoes: string[];
  /** Occupations and towns that the text names, although the job has nothing to do with them. They never count. */
  inPassing: string[];
};

export type SearchJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: string;
  salaryMin: number;
  salaryMax: number;
  salaryPeriod: SalaryPeriod;
  type: JobType;
  category: JobCategory;
  basis: JobBasis;
  workMode: WorkMode;
  description: string;
  requirements: string;
  facts: JobFacts;
};
