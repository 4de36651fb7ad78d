/** Extra sentences of adverts about other work: either part of the job or only mentioned. */

/** Work of another occupation that is truly part of the job: [the job, the other, how the advert says it]. */
export const SECOND_DUTIES: [occupation: string, also: string, sentence: string][] = [
  [
    'warehouse-operative',
    'forklift-driver',
    'Two days a week you drive the counterbalance forklift, so an FLT licence is wanted.',
  ],
  ['stock-controller', 'forklift-driver', 'You bring pallets down yourself on the forklift when you count.'],
  ['hgv-class-2', 'van-driver', 'On quiet days you take the 3.5 tonne van and do deliveries.'],
  ['van-driver', 'warehouse-operative', 'From one o’clock you work in the warehouse, loading for the next day.'],
  ['administrator', 'receptionist', 'You cover reception every afternoon and greet visitors.'],
  ['receptionist', 'administrator', 'Half of the day is administration: records, orders and data entry.'],
  ['bookkeeper', 'payroll-administrator', 'You run the monthly payroll for 25 people, too.'],
  ['hr-adviser', 'payroll-administrator', 'You process the payroll each month with our software.'],
  ['hr-adviser', 'recruitment-consultant', 'A third of the work is recruitment: adverts, interviews and offers.'],
  ['kitchen-porter', 'cleaner', 'Mornings are for cleaning the bar, the hall and the washrooms.'],
  ['caretaker', 'gardener', 'You look after the gardens: mowing, hedges and beds.'],
  ['caretaker', 'cleaner', 'Three hours a day are cleaning of classrooms and halls.'],
  ['care-assistant', 'chef-de-partie', 'Every second weekend you cook lunch for the residents, in place of the chef.'],
  ['support-worker', 'van-driver', 'You drive the minibus and deliver shopping to three houses.'],
  [
    'security-officer',
    'receptionist',
    'At night you are the reception, too: you greet late guests and answer the switchboard.',
  ],
  ['fabricator', 'welder', 'About half of your week is MIG welding of what you have folded.'],
  ['production-operative', 'forklift-driver', 'You take turns on the forklift to feed the line: FLT licence needed.'],
  ['java-developer', 'react-developer', 'You write the screens, too, in React and TypeScript.'],
  ['python-developer', 'data-engineer', 'A third of the work is data engineering: pipelines and dbt models.'],
  ['dotnet-developer', 'javascript-developer', 'The front end is yours as well, in JavaScript and Vue.'],
  ['it-support', 'administrator', 'You do the administration of licences, orders and leavers.'],
  ['handyperson', 'plumber', 'Most repairs are plumbing: taps, toilets and leaks.'],
  ['maintenance-engineer', 'electrician', 'You carry out electrical installation and testing as an electrician would.'],
  ['account-manager', 'customer-service', 'You answer customer service calls of your own accounts.'],
  ['shop-assistant', 'cleaner', 'Cleaning of the shop before it opens is part of each early shift.'],
  ['labourer', 'groundworker', 'You help the groundworkers with drains and concrete most of the week.'],
  [
    'nursery-nurse',
    'teaching-assistant',
    'In term time you spend mornings as teaching assistant in the reception class.',
  ],
];

/**
 * Sentences that name another occupation in passing: [occupations they may be mistaken for, sentence]. Adverts of those occupations and
 * their families never contain them.
 */
export const IN_PASSING: [occupations: string[], sentence: string][] = [
  [['warehouse-operative', 'warehouse-manager'], 'You will be reporting to the warehouse manager.'],
  [['warehouse-operative'], 'The office is above the warehouse, so wear flat shoes.'],
  [['hgv-class-1', 'hgv-class-2'], 'No HGV licence needed.'],
  [['hgv-class-1', 'hgv-class-2'], 'Lorry drivers use the same yard: high-visibility clothing is worn.'],
  [['forklift-driver', 'reach-truck-driver'], 'Forklift trucks cross the car park, so keep to the marked path.'],
  [['chef-de-partie', 'head-chef', 'sous-chef'], 'Lunch is cooked by our own chef and costs £2.'],
  [['registered-nurse'], 'An occupational health nurse visits on the first Monday of the month.'],
  [['security-officer'], 'Leave your car keys with the security officer at the gate.'],
  [['receptionist'], 'Ask for us at reception when you come to the interview; the receptionist will call us.'],
  [['payroll-administrator'], 'Send your timesheet to payroll by noon on Monday.'],
  [['it-support'], 'IT equipment is supplied, and the IT department sets it up for you.'],
  [['recruitment-consultant'], 'Your recruitment consultant will ring you before the interview.'],
  [['electrician', 'plumber'], 'Electricians and plumbers are called in from outside.'],
  [['cleaner'], 'Cleaners come at six in the evening, so desks are cleared by then.'],
  [['van-driver'], 'A driver picks the team up at the station each morning.'],
  [['accountant', 'accounts-assistant'], 'Expenses go to the accountant in our accounts department.'],
  [['hr-adviser'], 'HR will send you a contract within two days.'],
  [
    ['teaching-assistant', 'primary-teacher'],
    'The director, once a primary teacher, still teaches everyone to touch-type.',
  ],
  [['solicitor', 'paralegal'], 'Our solicitors check your papers before you start.'],
  [['sales-executive', 'sales-manager'], 'You are not asked to do any sales.'],
  [['customer-service'], 'Calls of customers are taken by the customer service team, not by you.'],
  [['welder'], 'The welders next door make noise until three.'],
  [['vehicle-technician', 'hgv-technician'], 'A mechanic looks after the vans.'],
  [['care-assistant'], 'Carers of relatives can ask for shorter days.'],
  [['javascript-developer'], 'JavaScript is not needed.'],
  [['react-developer'], 'We react quickly to every application.'],
  [['marketing-executive'], 'Marketing will take your photograph for the website.'],
  [['gardener'], 'There is a garden with benches, kept by a gardener.'],
];

/** Sentences in adverts for developers that name other programming languages. */
export const IN_PASSING_OF_DEVELOPERS: [occupations: string[], sentence: string][] = [
  [['javascript-developer', 'react-developer'], 'The front end, in JavaScript and React, belongs to another team.'],
  [['java-developer'], 'Java is used elsewhere in the group, but not here.'],
  [['python-developer'], 'Python scripts of the analysts are no concern of yours.'],
  [['dotnet-developer'], 'We left .NET and C# behind in 2021.'],
  [['qa-tester'], 'QA is done by the testers of our customers.'],
  [['chef-de-partie'], 'Servers are set up with Chef.'],
];

export const OTHER_TOWN_SENTENCES: ((town: string) => string)[] = [
  (town) => `Our head office is in ${town}.`,
  (town) => `The first two days of training are in ${town}; travel is paid.`,
  (town) => `We also have branches in ${town}.`,
];

export const SHIFT_SENTENCES: Record<string, string[]> = {
  days: [
    'Hours are 8am to 4.30pm, Monday to Friday.',
    'You work days, Monday to Friday.',
    'The day runs from 9am to 5.30pm with an hour for lunch.',
    'Hours are 7am to 3pm; you hand over to the team of the night.',
  ],
  nights: [
    'This is a permanent night shift, 10pm to 6am, with a premium that is included in the rate.',
    'You work the night shift, four on and four off.',
    'The night shift runs from 9pm to 5am, Sunday to Thursday.',
  ],
  evenings: ['Evening shift, 5pm to 10pm, Monday to Friday.', 'You work evenings, four a week, from 6pm.'],
  weekends: [
    'Weekend work: Saturday and Sunday, 8am to 6pm.',
    'You work weekends only, which suits students and parents.',
  ],
  rotating: [
    'Shifts rotate: 6am to 2pm one week, 2pm to 10pm the next.',
    'Earlies and lates by turns, on a rota that is known a month ahead.',
  ],
};

export const SHIFT_IN_TITLE: Record<string, string[]> = {
  nights: [', nights', ' (night shift)', ' - nights'],
  evenings: [', evenings', ' (evenings)'],
  weekends: [', weekends', ' (weekend)'],
};

export const OPENINGS: ((title: string, company: string, town: string) => string)[] = [
  (title, company, town) => `${company} is growing in ${town} and wants to fill the post of ${title} soon.`,
  (title, company, town) => `${company} in ${town} is taking on. The post: ${title}.`,
  (title, company) => `A post with ${company}, in a team that has been together for years: ${title}.`,
  (title, company, town) =>
    `A colleague is retiring after 21 years, so ${company} in ${town} is recruiting again: ${title}.`,
];

export const AGENCY_SENTENCES = [
  'We are an employment agency and recruit on behalf of our client.',
  'This vacancy is advertised by a recruitment agency for its client.',
];

export const CLOSINGS = [
  'Holiday is 28 days including bank holidays, and a pension is paid into from the first day.',
  'Parking is free and the bus stops outside.',
  'Interviews are held as applications come in, so do not wait.',
  'We write to everyone who applies, within a week.',
  'Uniform is supplied, and so is tea.',
  'Come and look round before you decide.',
];

export const NO_EXPERIENCE = [
  'No experience needed: full training is given.',
  'No experience is needed, as we train you.',
];
export const START_AT_ONCE = ['Immediate start.', 'An immediate start is possible.'];

export const COMPANY_NAMES = (
  'Ashdown|Brockley|Calderstone|Dunmore|Eastgate|Fenwick|Garrow|Holt|Ivory|Kestrel|Larkhill|Marlow|Netherby|Oakhurst|Pemberton|' +
  'Quayside|Rowanbank|Stainburn|Thornley|Ullswater|Varley|Wetherden|Yarrow|Aldous|Bramhope|Copperfield|Denholm|Elmswood'
).split('|');

export const COMPANY_KINDS: Record<string, string[]> = {
  logistics: ['Logistics', 'Distribution', 'Haulage', 'Freight'],
  health: ['Care', 'Health', 'House Care Home', 'Healthcare Trust'],
  education: ['Primary School', 'Academy', 'Nursery', 'Learning Trust'],
  hospitality: ['Hotel', 'Inns', 'Kitchens', 'Catering'],
  facilities: ['Facilities', 'Services', 'Property Services', 'Estates'],
  construction: ['Construction', 'Homes', 'Building Services', 'Contracts'],
  manufacturing: ['Engineering', 'Foods', 'Fabrications', 'Precision'],
  technology: ['Software', 'Digital', 'Systems', 'Labs'],
  finance: ['Group', 'Accountants', 'Finance', 'Holdings'],
  office: ['Group', 'Services', 'Partners', 'Holdings'],
  law: ['LLP', 'Law', 'Legal'],
  sales: ['Retail', 'Brands', 'Trading', 'Supplies'],
};

export const AGENCY_NAMES = ['Recruitment', 'Staffing', 'Resourcing', 'People'];

/** Occupations that people may start without experience. */
export const OPEN_TO_BEGINNERS = [
  'warehouse-operative',
  'picker-packer',
  'care-assistant',
  'support-worker',
  'kitchen-porter',
  'waiter',
  'cleaner',
  'refuse-loader',
  'production-operative',
  'shop-assistant',
  'customer-service',
];
