/** Spelling mistakes, by ear or by haste. */
import type { LabelledQuery } from '../labelled-query.ts';
import { CHEF, FORKLIFT, LORRY, MECHANIC, NURSE, TEACHING_ASSISTANT, WAREHOUSE } from './meant.ts';

export const typoQueries: readonly LabelledQuery[] = [
  { text: 'forclift', kinds: ['typo'], wanted: { occupations: FORKLIFT } },
  { text: 'recepsionist', kinds: ['typo'], wanted: { occupations: ['receptionist'] } },
  { text: 'electrition', kinds: ['typo'], wanted: { occupations: ['electrician'] } },
  { text: 'warehose', kinds: ['typo'], wanted: { occupations: WAREHOUSE } },
  { text: 'accountent', kinds: ['typo'], wanted: { occupations: ['accountant'] } },
  { text: 'plummer', kinds: ['typo'], wanted: { occupations: ['plumber'] } },
  { text: 'nusre', kinds: ['typo'], wanted: { occupations: NURSE } },
  { text: 'carpentar', kinds: ['typo'], wanted: { occupations: ['carpenter'] } },
  { text: 'mecanic', kinds: ['typo'], wanted: { occupations: MECHANIC } },
  { text: 'maintainance engineer', kinds: ['typo'], wanted: { occupations: ['maintenance-engineer'] } },
  { text: 'sollicitor', kinds: ['typo'], wanted: { occupations: ['solicitor'] } },
  { text: 'labouror', kinds: ['typo'], wanted: { occupations: ['labourer'] } },
  { text: 'teching assistant', kinds: ['typo'], wanted: { occupations: TEACHING_ASSISTANT } },
  { text: 'suport worker', kinds: ['typo'], wanted: { occupations: ['support-worker'] } },
  { text: 'javascipt developer', kinds: ['typo'], wanted: { occupations: ['javascript-developer'] } },
  { text: 'pyhton', kinds: ['typo'], wanted: { occupations: ['python-developer'], skills: ['python'] } },
  { text: 'recruitment consultent', kinds: ['typo'], wanted: { occupations: ['recruitment-consultant'] } },
  { text: 'marketting', kinds: ['typo'], wanted: { occupations: ['marketing-executive'] } },
  { text: 'secuirty guard', kinds: ['typo'], wanted: { occupations: ['security-officer'] } },
  { text: 'cutomer service', kinds: ['typo'], wanted: { occupations: ['customer-service'] } },
  { text: 'quantity surveyer', kinds: ['typo'], wanted: { occupations: ['quantity-surveyor'] } },
  { text: 'sous shef', kinds: ['typo'], wanted: { occupations: ['sous-chef'] } },
  // Letters swapped.
  { text: 'HVG driver', kinds: ['typo'], wanted: { occupations: LORRY } },
  {
    text: 'forclift',
    where: 'Stockport',
    miles: 10,
    kinds: ['typo', 'place'],
    wanted: { occupations: FORKLIFT, towns: ['Stockport'] },
  },
  { text: 'clener leeds', kinds: ['typo', 'place'], wanted: { occupations: ['cleaner'], towns: ['Leeds'] } },
  {
    text: 'wearhouse',
    where: 'Hull',
    miles: 15,
    kinds: ['typo', 'place'],
    wanted: { occupations: WAREHOUSE, towns: ['Hull'] },
  },
  {
    text: 'van driver',
    where: 'Birmigham',
    miles: 10,
    kinds: ['typo', 'place'],
    wanted: { occupations: ['van-driver'], towns: ['Birmingham'] },
  },
  { text: 'chefs', where: 'Edinburg', kinds: ['typo', 'place'], wanted: { occupations: CHEF, towns: ['Edinburgh'] } },
];
