/** Wishes that people add to a search, as facts of an advert. */
import type { Wish } from './grade.ts';

export const nights: Wish = ({ shift }) => shift === 'nights';
export const weekends: Wish = ({ shift }) => shift === 'weekends';
export const partTime: Wish = ({ type }) => type === 'Part-time';
export const temporary: Wish = ({ type }) => type === 'Temporary';
export const remote: Wish = ({ workMode }) => workMode === 'remote';
export const senior: Wish = ({ level }) => level === 'senior' || level === 'lead';
export const apprentice: Wish = ({ level }) => level === 'apprentice';
export const startsAtOnce: Wish = (facts) => facts.startsAtOnce;
export const needsNoExperience: Wish = (facts) => facts.needsNoExperience;
export const fromAgency: Wish = ({ isAgency }) => isAgency;

export const paysByTheHour =
  (pounds: number): Wish =>
  ({ hourly }) =>
    hourly >= pounds;

export const needsSkill =
  (skill: string): Wish =>
  ({ skills }) =>
    skills.includes(skill);

export const isOneOf =
  (...occupations: string[]): Wish =>
  ({ occupation }) =>
    occupations.includes(occupation);

export const isTitled =
  (...titles: string[]): Wish =>
  ({ title }) =>
    titles.includes(title);

export const not =
  (isMet: Wish): Wish =>
  (facts) =>
    !isMet(facts);
