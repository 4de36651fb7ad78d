/** Invented adverts as plain facts. Each system writes them in its own way (recruitment-systems.ts, other-systems.ts). */
import { Chance } from '../search/random.ts';

export type AdvertFacts = {
  number: number;
  title: string;
  company: string;
  town: string;
  county: string;
  postcode: string;
  basis: 'permanent' | 'temporary' | 'contract';
  isFullTime: boolean;
  mode: 'on-site' | 'hybrid' | 'remote';
  pay: { low: number; high: number; per: 'year' | 'hour' | 'day' };
  hours: number;
  closes: string;
  posted: string;
  duties: string[];
  needs: string[];
  benefits: string[];
};

/** Pay is in thousands of pounds a year, or pounds an hour or day. */
const ROLES: readonly [title: string, per: 'year' | 'hour' | 'day', low: number, high: number][] = [
  ['Warehouse Operative', 'hour', 13, 15],
  ['Reach Truck Driver', 'hour', 14, 17],
  ['HGV Class 1 Driver', 'hour', 17, 22],
  ['Care Assistant', 'hour', 13, 14.5],
  ['Staff Nurse (RGN)', 'year', 31, 40],
  ['Chef de Partie', 'year', 29, 34],
  ['Kitchen Porter', 'hour', 12.9, 13.5],
  ['Electrician - 18th Edition', 'hour', 19, 26],
  ['Site Manager', 'year', 45, 62],
  ['Groundworker / CSCS', 'day', 160, 210],
  ['Quantity Surveyor', 'year', 40, 60],
  ['Purchase Ledger Clerk', 'year', 28, 31],
  ['Management Accountant', 'year', 42, 52],
  ['Payroll & Benefits Administrator', 'year', 28, 33],
  ['C# Software Engineer', 'year', 45, 75],
  ['Senior Data Analyst', 'year', 42, 58],
  ['DevOps Engineer', 'day', 400, 550],
  ['Primary School Teacher (KS2)', 'year', 32, 45],
  ['Teaching Assistant - SEN', 'day', 105, 120],
  ['Customer Service Advisor', 'year', 27, 29],
  ['Sales & Lettings Negotiator', 'year', 28, 32],
  ['Solicitor – Family Law', 'year', 45, 70],
  ['CNC Miller/Setter', 'hour', 17, 23],
  ['Maintenance Engineer (Days & Nights)', 'year', 40, 52],
];
const COMPANIES = [
  'Ashdene Storage',
  'Brook & Vale Ltd',
  'Carrick Foods plc',
  "O'Shea Civils",
  'Denholm Care Group',
  'Estuary Logistics (UK) Limited',
  'Fenwick Hall School',
  'Garth + Lowe LLP',
  'Hexley, Moor and Partners',
  'Client of Norbrook Recruitment',
];
const TOWNS: readonly [town: string, county: string, postcode: string][] = [
  ['Leeds', 'West Yorkshire', 'LS1 4AP'],
  ['Manchester', 'Greater Manchester', 'M2 5DB'],
  ['Birmingham', 'West Midlands', 'B3 2PP'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE1 7RU'],
  ['Kettering', 'Northamptonshire', 'NN16 8SD'],
  ['Burton-on-Trent', 'Staffordshire', 'DE14 1BZ'],
  ['Croydon', 'Greater London', 'CR0 1NA'],
  ['Reading', 'Berkshire', 'RG1 2AG'],
  ['Cardiff', 'South Glamorgan', 'CF10 1EP'],
  ['Glasgow', 'Lanarkshire', 'G2 1DY'],
  ['Belfast', 'County Antrim', 'BT1 5GS'],
  ['Bury St Edmunds', 'Suffolk', 'IP33 1LB'],
  ["King's Lynn", 'Norfolk', 'PE30 1ES'],
  ['Stoke-on-Trent', 'Staffordshire', 'ST1 1LZ'],
  ['Milton Keynes', 'Buckinghamshire', 'MK9 3QA'],
];
const DUTIES = [
  'plan the week with the team',
  'keep records in order',
  'check what comes in and goes out',
  'answer customers by phone & email',
  'look after tools and machines',
  'train colleagues who are new',
  'work safely and keep the place tidy',
  'report to the operations manager',
];
const NEEDS = [
  'experience in a similar role',
  'a full UK driving licence',
  'good spoken and written English',
  'basic IT skills, e.g. Excel',
  'a recognised qualification (NVQ Level 2 or above)',
  'to be able to work on your own and in a team',
];
const BENEFITS = [
  '33 days’ holiday',
  'company pension',
  'free parking',
  'cycle to work scheme',
  'on-site canteen',
  'staff discount',
];

const DAY_MS = 86_400_000;

/** @param today around which the adverts were posted, as YYYY-MM-DD */
export function makeAdverts(seed: number, count: number, today: string): AdvertFacts[] {
  const chance = new Chance(seed);
  const dayAfter = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, place): AdvertFacts => {
    const [title, per, low, high] = chance.pick(ROLES);
    const [town, county, postcode] = chance.pick(TOWNS);
    const scale = per === 'year' ? 1_000 : 1;
    const isFullTime = chance.isHit(0.8);
    const isDesk = per === 'year' && /analyst|engineer|accountant|payroll|c#|advisor/i.test(title);
    return {
      number: place + 1,
      title,
      company: chance.pick(COMPANIES),
      town,
      county,
      postcode,
      basis: per === 'day' ? 'contract' : per === 'hour' ? chance.pick(['permanent', 'temporary']) : 'permanent',
      isFullTime,
      mode: isDesk ? chance.pick(['on-site', 'hybrid', 'remote']) : 'on-site',
      pay: { low: low * scale, high: high * scale, per },
      hours: isFullTime ? chance.pick([37.5, 40, 39, 35]) : chance.pick([16, 20, 24]),
      closes: dayAfter(3 + Math.floor(chance.next() * 60)),
      posted: dayAfter(-Math.floor(chance.next() * 20)),
      duties: chance.sample(DUTIES, 4),
      needs: chance.sample(NEEDS, 3),
      benefits: chance.sample(BENEFITS, 3),
    };
  });
}
