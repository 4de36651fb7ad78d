/** One or two plain words, words with two meanings, and the beginnings of words. */
import type { LabelledQuery } from '../labelled-query.ts';
import { needsSkill } from '../wishes.ts';
import { CHEF, DEVELOPER, FORKLIFT, MECHANIC, TEACHER, WAREHOUSE } from './meant.ts';

export const wordQueries: readonly LabelledQuery[] = [
  { text: 'warehouse', kinds: ['word'], wanted: { occupations: WAREHOUSE } },
  { text: 'forklift', kinds: ['word'], wanted: { occupations: FORKLIFT } },
  { text: 'electrician', kinds: ['word'], wanted: { occupations: ['electrician'] } },
  { text: 'cleaners', kinds: ['word'], wanted: { occupations: ['cleaner'] } },
  { text: 'welder', kinds: ['word'], wanted: { occupations: ['welder'] } },
  { text: 'solicitors', kinds: ['word'], wanted: { occupations: ['solicitor'] } },
  // Chef is also a configuration tool for servers.
  { text: 'chef', kinds: ['word'], wanted: { occupations: CHEF } },
  // Must not match JavaScript.
  { text: 'java developer', kinds: ['word'], wanted: { occupations: ['java-developer'] } },
  { text: 'javascript', kinds: ['word'], wanted: { occupations: ['javascript-developer'], skills: ['javascript'] } },
  { text: 'python', kinds: ['word'], wanted: { occupations: ['python-developer'], skills: ['python'] } },
  // The department, not the pronoun.
  { text: 'IT support', kinds: ['word'], wanted: { occupations: ['it-support'] } },
  { text: 'sales manager', kinds: ['word'], wanted: { occupations: ['sales-manager'] } },
  { text: 'maths teacher', kinds: ['word'], wanted: { occupations: ['maths-teacher'] } },
  {
    text: 'medical receptionist',
    kinds: ['word'],
    wanted: { occupations: ['receptionist'], titles: ['Medical receptionist'] },
  },
  { text: 'cnc', kinds: ['word'], wanted: { occupations: ['cnc-machinist'] } },
  { text: 'power bi', kinds: ['word'], wanted: { occupations: [], skills: ['power-bi'] } },
  {
    text: 'sage accounts assistant',
    kinds: ['word'],
    wanted: { occupations: ['accounts-assistant'], wishes: [needsSkill('sage')] },
  },
];

export const partQueries: readonly LabelledQuery[] = [
  { text: 'elec', kinds: ['part'], wanted: { occupations: ['electrician'] } },
  { text: 'recep', kinds: ['part'], wanted: { occupations: ['receptionist'] } },
  { text: 'carpen', kinds: ['part'], wanted: { occupations: ['carpenter'] } },
  { text: 'mech', kinds: ['part'], wanted: { occupations: [...MECHANIC, 'design-engineer', 'maintenance-engineer'] } },
  {
    text: 'teach',
    kinds: ['part'],
    wanted: { occupations: [...TEACHER, 'teaching-assistant', 'sen-teaching-assistant'] },
  },
  { text: 'physio', kinds: ['part'], wanted: { occupations: ['physiotherapist'] } },
  { text: 'devel', kinds: ['part'], wanted: { occupations: DEVELOPER } },
];
