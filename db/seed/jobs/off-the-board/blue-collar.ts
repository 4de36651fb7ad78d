import type { SeedJob } from '#db/seed/seed-job.ts';

export const blueCollarJobsOffTheBoard: SeedJob[] = [
  {
    key: 'advanced-scaffolder-manchester',
    title: 'Advanced scaffolder',
    company: 'Hulmeworth Scaffolding',
    location: 'Castlefield, Manchester',
    salary: '£230 a day (CIS)',
    salaryMin: 230,
    salaryMax: 230,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    status: 'draft',
    owner: 'agency',
    postedDaysAgo: 0,
    closesInDays: 30,
    description: `Hulmeworth Scaffolding has won the access package on a recladding scheme and will need a second advanced gang for about five months. Two residential blocks stay occupied throughout, so protection fans and walkways matter as much as the lifts.

The gang will
- Erect, adapt and strike independent, cantilevered and bridged scaffolds to design
- Fix sheeting, loading bays and pedestrian gantries
- Work to TG20 compliance sheets where no drawing is issued
- Tag, inspect and hand over each section to the scaffold supervisor

Start at 7.30am and finish at 4pm, weekdays. Breaks are 20 minutes mid-morning and 40 at one o'clock. Materials are delivered by a separate yard crew and lifted by an electric winch.

Harnesses and lanyards are inspected every three months and replaced without argument. Timesheets are signed and paid weekly. CIS suits only people who are genuinely self-employed; a PAYE rate is available, so ask us for it if that is not you.

We will talk through your recent structures by phone, then introduce you to the contracts manager on site.`,
    requirements: `- CISRS advanced scaffolder card in date, with the CPD course where due
- Familiar with TG20 and SG4 guidance from the trade body
- Able to work from engineered drawings for cantilevers and temporary roofs
- Rescue from height training
- Own scaffold belt, spanners and level
- Supervisor ticket desirable for standing in during holidays
- Insurance and taxpayer reference if self-employed`,
  },
  {
    key: 'maintenance-planner-edinburgh',
    title: 'Maintenance planner, quarry and asphalt plant',
    company: 'Forthmoor Aggregates',
    location: 'Newbridge, Edinburgh',
    salary: '£38,500 to £41,000 a year',
    salaryMin: 38500,
    salaryMax: 41000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    status: 'draft',
    owner: 'agency',
    postedDaysAgo: 1,
    closesInDays: 34,
    description: `Forthmoor Aggregates crushes stone and produces asphalt west of Edinburgh. Its fitters are good but spend too much time waiting for parts and permits, and the new planner's task is to put that right.

You would be responsible for
- Drawing up the weekly plan for six fitters and two electricians
- Matching shutdown work to production gaps, weeks and months ahead
- Ordering spares, and staging them with the job card before the shift
- Keeping statutory inspections of lifting gear and pressure systems in date
- Reviewing repeat failures with the engineering manager

Three days a week are spent at the plant and up to two at home, by agreement. The contract is 39 hours on flexible times around a 9.30am to 3pm core, with lunch when convenient. During the winter shutdown you are on site daily.

Forthmoor offers an electric car through salary sacrifice, a yearly bonus tied to safety, and 35 days off including public holidays.

A first interview online leads to a second at Newbridge, with a look round the plant.`,
    requirements: `- Trade background as a fitter or electrician, or planning work in heavy industry
- Used to a computerised maintenance system; the make is immaterial
- HNC or SVQ Level 3 in engineering, or comparable
- Knows what LOLER and PSSR require and when
- Clear writer of job instructions
- MPQC Scotland site passport, or ready to obtain one
- Own transport is sensible, as the bus does not reach the quarry`,
  },
  {
    key: 'counterbalance-driver-glasgow',
    title: 'Counterbalance forklift driver',
    company: 'Cartcraig Distribution',
    location: 'Govan, Glasgow',
    salary: '£14.20 an hour',
    salaryMin: 14.2,
    salaryMax: 14.2,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    status: 'closed',
    owner: 'agency',
    postedDaysAgo: 41,
    closesInDays: -6,
    description: `Cartcraig Distribution receives timber, insulation and sheet materials by road and rail and sends them on to merchants throughout the central belt. Stock-taking and a change of racking mean eight weeks of temporary work for two drivers.

The assignment
- Offload curtain-sided trailers from both sides with gas and electric counterbalance trucks
- Move packs to the outdoor bays, checking each against the delivery note
- Empty and refill racking one aisle at a time while it is rebuilt
- Keep walkways clear, and stop when a pedestrian enters

Shifts run from 7am to 3.30pm, five days, with a half hour unpaid at eleven and a ten-minute paid stop at two. Overtime after 40 hours is at time and a quarter.

Boots, high-visibility clothing and winter jackets are handed out at induction. Payroll, pension and holiday are all dealt with by Tidewell, and your consultant calls in weekly.

We meet candidates at the depot, where there is a twenty-minute practical test on the larger truck.`,
    requirements: `- FLT counterbalance certificate through RTITB, ITSSAR or another ABA member
- Refresher within the past three years, as most insurers recommend
- Outdoor yard work on uneven ground
- Experience of long loads, or the patience to learn from someone who has it
- Literate and numerate enough to check paperwork against packs
- Punctual for a 7am start at a depot near the subway`,
  },
  {
    key: 'gas-service-engineer-belfast',
    title: 'Gas service and breakdown engineer',
    company: 'Cavenbrook Heating',
    location: 'Stranmillis, Belfast',
    salary: '£37,000 to £39,500 a year',
    salaryMin: 37000,
    salaryMax: 39500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    status: 'closed',
    owner: 'agency',
    postedDaysAgo: 54,
    closesInDays: 4,
    description: `Cavenbrook Heating services boilers for homeowners, landlords and two housing associations in greater Belfast. One engineer is leaving after long service, and the firm wants someone to take over an established round.

The round involves
- Annual servicing and landlord safety checks, six to eight visits daily
- Diagnosing breakdowns on combination and system boilers
- Fitting controls, pumps, valves and the occasional replacement boiler
- Advising customers honestly when repair no longer makes sense

Engineers set out from home at 8.15am and aim for a last visit by 4pm, Monday to Friday, 38.75 hours net of lunch. The winter rota asks for one weekend in eight, with a day off in lieu as well as payment.

A stocked van, flue gas analyser and workwear are part of the job. Registration and assessment costs are met in full, oil training is available for anyone interested, and bonuses depend on first-time fixes rather than sales.

You will have a chat with the owner, then spend a paid morning on the road with a colleague.`,
    requirements: `- Gas Safe registered, which applies in Northern Ireland as in Great Britain
- ACS: CCN1, CENWAT and CKR1 as a minimum, with HTR1 and MET1 helpful
- Skilled at boiler fault-finding from wiring diagrams
- OFTEC 101 and 105E for oil, or interest in gaining them
- Tactful with customers of every kind
- AccessNI basic check, for visits to tenants
- Clean enough licence for company insurance`,
  },
  {
    key: 'bottling-line-operator-liverpool',
    title: 'Bottling line operator',
    company: 'Dockfield Soft Drinks',
    location: 'Aintree, Liverpool',
    salary: '£14.05 an hour',
    salaryMin: 14.05,
    salaryMax: 14.05,
    salaryPeriod: 'hour',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 29,
    closesInDays: -3,
    description: `Dockfield Soft Drinks bottles mixers, cordials and sparkling water in glass. The factory runs two lines and is adding a Friday late shift, so one operator is needed for the filler and another for the labeller.

You will get to know your machine thoroughly and learn its neighbour in the second half of your first year.

Line duties
- Start up, run and adjust the machine to keep pace with the line
- Take hourly samples for Brix, carbonation and torque
- Clear jams with the guard open and power locked off
- Change labels, caps and formats against a checklist
- Note stoppages on the screen, with the cause

Hours rotate between 6am to 2pm and 2pm to 10pm, five days out of seven, and you never work more than six days running. Meal breaks are half an hour, paid, in a quiet room away from the glass noise.

Moulded hearing protection is made for you. After probation you may join the share plan, and there is a monthly case of drinks.

A group visit, two short exercises and an interview all take place on one morning.`,
    requirements: `- Machine operation in bottling, canning, packing or another automated setting
- Basic food hygiene knowledge (Level 2 can be taken on site)
- Mechanical aptitude: able to adjust guides, belts and sensors
- Attentive to glass breakage rules
- Ready to rotate shifts, and occasionally weekends
- Lean or continuous improvement training of interest, not obligatory
- Lawfully able to accept permanent work in Britain`,
  },
];
