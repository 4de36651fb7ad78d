/** The rules of each channel as data, and the facts of a job that they test. */
import { type JobBasis, WORK_MODES, type WorkMode } from '../job/job.ts';
import type { ChannelChoice } from './channel.ts';

export type ChannelRules = {
  /** The location must name a town, outcode or postcode in the gazetteer. */
  needsPlace: boolean;
  needsPostcode: boolean;
  needsPay: boolean;
  takesRemote: boolean;
  takesTemporary: boolean;
  /** The minimum length of description and requirements together, in characters. */
  shortest: (typeof LETTER_STEPS)[number];
  /** Days since posting; null for as long as the job is open. */
  mostDays: number | null;
};

/** Facts only contain the largest of these lengths that a text reaches. */
const LETTER_STEPS = [0, 50, 100] as const;

/** Matches app.channel_facts (db/functions/channels), so that the database can count jobs by facts. */
export type ChannelFacts = {
  isAgency: boolean;
  workMode: WorkMode;
  basis: JobBasis;
  hasPlace: boolean;
  hasPostcode: boolean;
  hasPay: boolean;
  letters: number;
  days: number;
  isLeftOut: boolean;
};

/** Order of precedence: a job reports the first reason that applies. */
export const CHANNEL_REFUSALS = [
  'left_out',
  'not_agency',
  'not_employer',
  'remote',
  'temporary',
  'no_place',
  'no_postcode',
  'no_pay',
  'too_short',
  'too_old',
] as const;
export type ChannelRefusal = (typeof CHANNEL_REFUSALS)[number];

export function refusalOf(rules: ChannelRules, choice: ChannelChoice, facts: ChannelFacts): ChannelRefusal | null {
  const refusals: Record<ChannelRefusal, boolean> = {
    left_out: facts.isLeftOut,
    not_agency: choice === 'agency' && !facts.isAgency,
    not_employer: choice === 'employers' && facts.isAgency,
    remote: !rules.takesRemote && facts.workMode === 'remote',
    temporary: !rules.takesTemporary && facts.basis === 'temporary',
    no_place: rules.needsPlace && !facts.hasPlace,
    no_postcode: rules.needsPostcode && !facts.hasPostcode,
    no_pay: rules.needsPay && !facts.hasPay,
    too_short: facts.letters < rules.shortest,
    too_old: rules.mostDays !== null && facts.days > rules.mostDays,
  };
  return CHANNEL_REFUSALS.find((name) => refusals[name]) ?? null;
}

/** Reads the database's text, such as 'agency on-site permanent place postcode pay 100 12 in'. */
export function readChannelFacts(text: string): ChannelFacts {
  const [owner, mode, basis, place, postcode, pay, letters, days, left] = text.split(' ');
  return {
    isAgency: owner === 'agency',
    workMode: WORK_MODES.find((each) => each === mode) ?? 'on-site',
    basis: basis === 'temporary' ? 'temporary' : 'permanent',
    hasPlace: place === 'place',
    hasPostcode: postcode === 'postcode',
    hasPay: pay === 'pay',
    letters: Number(letters),
    days: Number(days),
    isLeftOut: left === 'out',
  };
}
