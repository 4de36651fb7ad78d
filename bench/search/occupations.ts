import type { Occupation } from './facts.ts';
import { careAndTeaching } from './occupations/care-and-teaching.ts';
import { constructionAndMaking } from './occupations/construction-and-making.ts';
import { hospitalityAndFacilities } from './occupations/hospitality-and-facilities.ts';
import { logistics } from './occupations/logistics.ts';
import { officeAndSales } from './occupations/office-and-sales.ts';
import { technology } from './occupations/technology.ts';

export const occupations: readonly Occupation[] = [
  ...logistics,
  ...careAndTeaching,
  ...hospitalityAndFacilities,
  ...constructionAndMaking,
  ...technology,
  ...officeAndSales,
];

/** Families whose jobs an applicant for the other would look at, though not before their own. */
const BORDERS: [string, string][] = [
  ['warehouse', 'forklift'],
  ['warehouse', 'warehouse lead'],
  ['care', 'support'],
  ['nurse', 'dental'],
  ['front end', 'software'],
  ['java', 'software'],
  ['python', 'software'],
  ['dotnet', 'software'],
  ['embedded', 'software'],
  ['data analysis', 'data engineering'],
  ['accountancy', 'ledgers'],
  ['ledgers', 'credit control'],
  ['selling', 'account management'],
  ['selling', 'sales lead'],
  ['solicitors', 'legal support'],
  ['reception', 'administration'],
  ['labouring', 'groundworks'],
  ['teacher', 'cover'],
  ['plant maintenance', 'electrical'],
  ['vehicle repair', 'truck repair'],
];

export const isBordering = (one: string, other: string) =>
  BORDERS.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

const byId = new Map(occupations.map((occupation) => [occupation.id, occupation]));

export const findOccupation = (id: string) => byId.get(id);

/** The family of an occupation of the table, or the occupation itself where only the demo has it. */
export const familyOf = (id: string) => byId.get(id)?.family ?? id;
