/** Every advert of the demo board gets a trade that a reader would accept: the table was judged by reading. */
import { expect, test } from 'vitest';
import { type Trade, tradeOf } from '#domain/job/trade.ts';
import { demoJobs } from './jobs.ts';

const TITLES: Partial<Record<Trade, string[]>> = {
  software: [
    'Senior software engineer',
    'Software developer, ticketing',
    'Graduate software developer',
    'Senior software developer, claims',
    'Software developer (Python), air quality',
    'Software developer, six-month contract',
    'Part-time software developer, charity systems',
  ],
  data: [
    'Data engineer',
    'IT support analyst',
    'Cloud platform engineer',
    'Cyber security analyst',
    'Business analyst',
  ],
  finance: [
    'Management accountant',
    'Credit risk analyst',
    'Accounts payable assistant',
    'Interim financial accountant',
    'Commercial relationship manager',
    'Bookkeeper',
    'Treasury analyst',
  ],
  law: [
    'Commercial property solicitor',
    'Conveyancing paralegal',
    'Data protection officer',
    'Deputy money laundering reporting officer',
    'Regulatory compliance consultant',
    'Legal counsel',
    'Legal secretary, private client',
  ],
  people: [
    'HR business partner',
    'HR adviser',
    'Recruitment coordinator',
    'Learning and development manager',
    'Payroll and benefits specialist',
    'Reward analyst',
    'HR administrator',
  ],
  marketing: [
    'Digital marketing manager',
    'Content executive',
    'CRM executive',
    'Events coordinator',
    'User experience designer',
    'Marketing executive',
  ],
  sales: [
    'Account manager',
    'Business development manager',
    'Account manager, shop signage',
    'Senior account manager, payroll services',
    'Account manager, catering supplies',
    'Account manager, school software',
    'Account manager, parental leave cover (10 months)',
  ],
  healthcare: [
    'GP practice manager',
    'Medical secretary, orthopaedics',
    'Clinical coder',
    'GP receptionist',
    'Patient pathway coordinator',
    'Clinic operations manager',
  ],
  engineering: [
    'Multi-skilled maintenance engineer, electrical bias, four on four off rotating days and nights',
    'Lift service engineer',
    'Refrigeration and air conditioning engineer, mobile',
    'Handyperson, sheltered housing',
    'HGV technician',
    'CNC miller (setter and operator)',
    'Quality inspector, castings and machined parts',
    'Offshore wind turbine technician',
    'Maintenance planner, quarry and asphalt plant',
  ],
  electrical: [
    'Testing electrician',
    'Dual fuel smart meter engineer',
    'LV and HV cable jointer',
    'Solar panel installer, roof team',
  ],
  plumbing: [
    'Plumber and heating installer, new build',
    'Water network technician, repair and maintenance',
    'Gas service and breakdown engineer',
  ],
  joinery: ['Joiner, second fix'],
  building: [
    'Groundworker, drainage and kerbs',
    'Dryliner, residential towers',
    '360 excavator operator',
    'Stonemason, tenement and church repair',
    'Advanced scaffolder',
  ],
  welding: ['Coded TIG welder, stainless pipework (12 months)'],
  production: [
    'Brewery production technician',
    'Production line leader, ready meals',
    'Injection moulding setter, nights',
    'Production operative, packaging film',
    'Sewing machinist, contract upholstery',
    'Bottling line operator',
  ],
  warehouse: ['Reach truck driver', 'Warehouse operative, evenings', 'Counterbalance forklift driver'],
  driving: ['HGV Class 1 driver, night trunk', 'Transport planner', 'HGV Class 2 HIAB driver', 'Multi-drop van driver'],
  kitchen: ['Craft baker, early mornings', 'Butcher, shop and wholesale', 'Kitchen porter, events venue'],
  cleaning: ['Hygiene operative, nights', 'Recycling centre attendant, weekends'],
};

test('every seeded job has its trade', () => {
  const trades: Partial<Record<Trade, string[]>> = {};
  for (const { title, category } of demoJobs) {
    const trade = tradeOf(title, category);
    trades[trade] = [...new Set([...(trades[trade] ?? []), title])];
  }
  expect(trades).toEqual(TITLES);
});
