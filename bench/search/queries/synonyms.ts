/** Words for the same work that the advert may not use. */
import type { LabelledQuery } from '../labelled-query.ts';
import { CARE, FORKLIFT, FRONT_END, LORRY, MECHANIC, NURSE, TEACHING_ASSISTANT } from './meant.ts';

export const synonymQueries: readonly LabelledQuery[] = [
  { text: 'lorry driver', kinds: ['synonym'], wanted: { occupations: LORRY } },
  { text: 'LGV driver', kinds: ['synonym'], wanted: { occupations: LORRY } },
  { text: 'HGV', kinds: ['synonym'], wanted: { occupations: [...LORRY, 'hgv-technician'] } },
  { text: 'LGV class 2', kinds: ['synonym'], wanted: { occupations: ['hgv-class-2'] } },
  { text: 'FLT', kinds: ['synonym'], wanted: { occupations: FORKLIFT } },
  { text: 'RGN', kinds: ['synonym'], wanted: { occupations: ['registered-nurse'] } },
  { text: 'registered nurse', kinds: ['synonym'], wanted: { occupations: NURSE } },
  { text: 'carer', kinds: ['synonym'], wanted: { occupations: CARE } },
  { text: 'HCA', kinds: ['synonym'], wanted: { occupations: ['care-assistant'] } },
  { text: 'TA', kinds: ['synonym'], wanted: { occupations: TEACHING_ASSISTANT } },
  { text: 'classroom assistant', kinds: ['synonym'], wanted: { occupations: TEACHING_ASSISTANT } },
  { text: 'KP', kinds: ['synonym'], wanted: { occupations: ['kitchen-porter'] } },
  { text: 'ReactJS', kinds: ['synonym'], wanted: { occupations: ['react-developer'], skills: ['react'] } },
  { text: 'react.js developer', kinds: ['synonym'], wanted: { occupations: ['react-developer'] } },
  { text: 'front end developer', kinds: ['synonym'], wanted: { occupations: FRONT_END } },
  { text: 'C# developer', kinds: ['synonym'], wanted: { occupations: ['dotnet-developer'] } },
  { text: 'dot net', kinds: ['synonym'], wanted: { occupations: ['dotnet-developer'] } },
  { text: 'human resources', kinds: ['synonym'], wanted: { occupations: ['hr-adviser'] } },
  { text: 'PA', kinds: ['synonym'], wanted: { occupations: ['personal-assistant'] } },
  { text: 'call centre', kinds: ['synonym'], wanted: { occupations: ['customer-service'] } },
  { text: 'help desk', kinds: ['synonym'], wanted: { occupations: ['it-support'] } },
  { text: 'QS', kinds: ['synonym'], wanted: { occupations: ['quantity-surveyor'] } },
  { text: 'brickie', kinds: ['synonym'], wanted: { occupations: ['bricklayer'] } },
  { text: 'mechanic', kinds: ['synonym'], wanted: { occupations: MECHANIC } },
  { text: 'factory work', kinds: ['synonym'], wanted: { occupations: ['production-operative'] } },
  { text: 'courier', kinds: ['synonym'], wanted: { occupations: ['van-driver'] } },
];
