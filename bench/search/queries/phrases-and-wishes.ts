/** Quoted phrases, words with a minus, and what people add on pay, hours and level. */
import type { LabelledQuery } from '../labelled-query.ts';
import {
  apprentice,
  fromAgency,
  isOneOf,
  isTitled,
  needsNoExperience,
  nights,
  not,
  partTime,
  paysByTheHour,
  remote,
  senior,
  startsAtOnce,
  temporary,
  weekends,
} from '../wishes.ts';
import { CHEF, DEVELOPER, DRIVER, LORRY, NURSE, TEACHING_ASSISTANT, WAREHOUSE, WAREHOUSE_WORK } from './meant.ts';

export const phraseQueries: readonly LabelledQuery[] = [
  { text: '"night shift"', kinds: ['phrase'], wanted: { occupations: 'any', musts: [nights] } },
  { text: '"night shift" warehouse', kinds: ['phrase'], wanted: { occupations: WAREHOUSE_WORK, musts: [nights] } },
  {
    text: '"teaching assistant" -SEN',
    kinds: ['phrase'],
    wanted: { occupations: TEACHING_ASSISTANT, musts: [not(isOneOf('sen-teaching-assistant'))] },
  },
  {
    text: 'driver -hgv -lgv',
    kinds: ['phrase'],
    wanted: { occupations: DRIVER, musts: [not(isOneOf(...LORRY, 'hgv-technician'))] },
  },
  { text: 'warehouse -agency', kinds: ['phrase'], wanted: { occupations: WAREHOUSE, musts: [not(fromAgency)] } },
  { text: 'chef -head', kinds: ['phrase'], wanted: { occupations: CHEF, musts: [not(isOneOf('head-chef'))] } },
  {
    text: '"class 2" driver',
    kinds: ['phrase'],
    wanted: { occupations: ['hgv-class-2'], musts: [isTitled('HGV Class 2 driver', 'Class 2 driver')] },
  },
  { text: 'nurse -nights', kinds: ['phrase'], wanted: { occupations: NURSE, musts: [not(nights)] } },
  {
    text: '"purchase ledger"',
    kinds: ['phrase'],
    wanted: { occupations: ['accounts-assistant'], musts: [isTitled('Purchase ledger clerk')] },
  },
];

export const wishQueries: readonly LabelledQuery[] = [
  { text: 'part time cleaner', kinds: ['wish'], wanted: { occupations: ['cleaner'], wishes: [partTime] } },
  { text: 'senior react developer', kinds: ['wish'], wanted: { occupations: ['react-developer'], wishes: [senior] } },
  { text: 'apprentice electrician', kinds: ['wish'], wanted: { occupations: ['electrician'], wishes: [apprentice] } },
  { text: 'remote developer', kinds: ['wish'], wanted: { occupations: DEVELOPER, wishes: [remote] } },
  {
    text: 'warehouse immediate start',
    kinds: ['wish'],
    wanted: { occupations: WAREHOUSE_WORK, wishes: [startsAtOnce] },
  },
  {
    text: 'no experience production',
    kinds: ['wish'],
    wanted: { occupations: ['production-operative'], wishes: [needsNoExperience] },
  },
  {
    text: 'weekend care assistant',
    kinds: ['wish'],
    wanted: { occupations: ['care-assistant', 'home-carer'], wishes: [weekends] },
  },
  { text: 'temporary admin', kinds: ['wish'], wanted: { occupations: ['administrator'], wishes: [temporary] } },
  { text: 'hgv £18 an hour', kinds: ['wish'], wanted: { occupations: LORRY, wishes: [paysByTheHour(18)] } },
];
