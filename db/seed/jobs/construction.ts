import type { SeedJob } from '../seed-job.ts';

export const constructionJobs: SeedJob[] = [
  {
    key: 'groundworker-holbeck',
    title: 'Groundworker, drainage and kerbs',
    company: 'Aireholme Groundworks',
    location: 'Holbeck, Leeds',
    salary: '£195 a day (CIS)',
    salaryMin: 195,
    salaryMax: 195,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 5,
    closesInDays: 16,
    description: `Aireholme Groundworks is preparing a former mill site for 140 flats and needs three groundworkers for about fourteen weeks, from drainage through to finished paving.

The crew is two excavator drivers, a setting-out engineer and six groundworkers led by a ganger who has been with the firm since it began.

On this job you will
- Lay and test foul and surface water drains to level, using a laser
- Set manhole rings, gullies and covers
- Lay kerbs and edgings on concrete and haunch them
- Place concrete for strip foundations, and tamp and cure it

The site opens at 7.30am and shuts at 4.30pm, Monday to Friday, with half an hour at ten and another at one. Saturday mornings are optional and paid as half a day.

CIS suits only people who are genuinely self-employed; ask us for the PAYE rate if that is not you. Trench boxes and other temporary works are in place before anyone goes below ground.

Send your card details and two recent sites. We ring one reference and confirm a start.`,
    requirements: `- Blue CSCS skilled worker card in groundworks, backed by NVQ Level 2
- Able to read drainage drawings and work to a level
- Confident with a cut-off saw, and holding a valid abrasive wheels certificate
- Confined space awareness, or willingness to sit the one-day course
- Forward tipping dumper ticket (CPCS A09 or NPORS) preferred
- Unique taxpayer reference if you wish to be paid through the Construction Industry Scheme`,
  },
  {
    key: 'dryliner-nine-elms',
    title: 'Dryliner, residential towers',
    company: 'Sable & Plumb Interiors',
    location: 'Nine Elms, London',
    salary: '£220 a day (CIS)',
    salaryMin: 220,
    salaryMax: 220,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 0,
    closesInDays: 21,
    description: `Sable & Plumb Interiors is fitting out two residential towers near the river and has eight more floors to line before handover, about five months of work. Boards, studs and fixings are loaded to each floor by hoist ahead of you, so time goes on fixing rather than carrying.

The work
- Set out and fix metal stud partitions and wall linings
- Board to fire and acoustic details, with every layer photographed for the building safety record
- Form shaft walls, bulkheads and boxing
- Fit pattresses and deflection heads as drawn

Fixers work in pairs and keep the same floor until it is signed off. Site hours are 8am to 5pm, Monday to Friday, with a 20-minute morning break and 40 minutes for lunch. There is a canteen, a drying room and lockers.

Payment is every Friday for the week before. CIS suits only people who are genuinely self-employed, who supply their own hand tools and battery drivers; a PAYE rate is available, so ask us for it if that is not you. Podium steps and platforms are provided.

Starts are on Mondays after a site induction lasting two hours.`,
    requirements: `- Blue CSCS card showing NVQ Level 2 in Interior Systems (dry lining)
- Recent work on multi-storey residential or commercial jobs
- Understands fire-stopping interfaces and does not cover anything that has not been inspected
- PASMA card for mobile towers; IPAF 3a is an advantage
- Asbestos awareness within the last twelve months
- Own tools, public liability insurance and evidence of eligibility to work in Britain`,
  },
  {
    key: 'excavator-operator-dalmarnock',
    title: '360 excavator operator',
    company: 'Clydebrae Civils',
    location: 'Dalmarnock, Glasgow',
    salary: '£21.50 an hour',
    salaryMin: 21.5,
    salaryMax: 21.5,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 10,
    startsInDays: 8,
    closesInDays: 2,
    description: `Clydebrae Civils is remediating old industrial ground in the east end before a new school goes up. The main machine is a 21-tonne excavator with a tilting bucket and GPS guidance, less than a year old.

We need an operator for ten weeks, possibly longer, engaged on PAYE through Tidewell with holiday pay kept separate and shown on each payslip.

From the seat you will
- Dig, segregate and stockpile material as directed by the environmental engineer
- Load road wagons within their plated weight
- Grade formation to the model on the screen
- Do the daily checks, grease the machine and enter both in the log

Work runs 7.30am to 5.30pm from Monday to Thursday and until 3.30pm on Friday. Take away half an hour each day and you are paid for 45.5 hours. A slinger and a banksman stay with the machine throughout.

Contaminated ground means washing facilities, disposable overalls and clean welfare cabins, all laid on. Parking is inside the gate.

As the start is close, we shall ring suitable applicants the same day.`,
    requirements: `- Blue CPCS card, category A59 (360 excavator above 10 tonnes), or the NPORS equivalent carrying the CSCS logo
- Lifting operations endorsement preferred
- Practice with machine control; any of the usual systems is fine
- Knowledge of avoiding buried and overhead services
- SVQ in Plant Operations, or logged hours that support one
- Medical fitness for safety-critical plant, checked at the company's expense`,
  },
  {
    key: 'stonemason-leith',
    title: 'Stonemason, tenement and church repair',
    company: 'Inverlaw Stone & Lime',
    location: 'Leith, Edinburgh',
    salary: '£38,000 to £42,000 a year',
    salaryMin: 38000,
    salaryMax: 42000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 39,
    closesInDays: 28,
    description: `Inverlaw Stone & Lime repairs sandstone buildings in and around Edinburgh. Its fourteen masons split their time between a banker shop in Leith and scaffolds across the city, and most jobs are tenements, with a church or two each year.

Expect a mixture of
- Cutting back decayed stone and indenting new pieces
- Working mouldings, sills and lintels by hand from templates
- Raking out cement and repointing in hot or hydraulic lime
- Recording what was found, with sketches and photographs for the conservation architect

You will belong to a gang of three and follow a building from survey to strike. The working day is 8am to 4.30pm on site, an hour shorter on Friday to make 39, with breaks at ten and half past twelve. In hard frost, lime work stops and the gang moves to the shop, without loss of pay.

Benefits are 34 days of holiday including public holidays, a van share from Leith, tools for the banker shop and paid courses at a conservation college.

Bring photographs of your work to the meeting; they tell us more than a CV.`,
    requirements: `- SVQ in Stonemasonry at SCQF level 6, or a City & Guilds advanced craft certificate
- CSCS card (blue or gold) for the trade
- Proficient in both banker work and fixing, with a leaning towards either
- Understanding of lime mortars and of Scottish sandstones
- At ease on scaffolding
- Full driving licence helps when gangs travel to the Borders, but a lift can be arranged`,
  },
  {
    key: 'joiner-titanic-quarter',
    title: 'Joiner, second fix',
    company: 'Slievecairn Construction',
    location: 'Titanic Quarter, Belfast',
    salary: '£18.50 to £20.00 an hour',
    salaryMin: 18.5,
    salaryMax: 20,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 7,
    closesInDays: 18,
    description: `Slievecairn Construction is completing a 180-room hotel beside the water. First fix is finished and the joinery supervisor wants four joiners for second fix on floors two to six, roughly sixteen weeks of work.

Your list for each room
- Hang the fire door set and fit its ironmongery as certified
- Fit skirting, architrave, window boards and the wardrobe carcass
- Fix the headboard panel and mirror frame to the setting-out drawing
- Close out snags with the finishing manager before the room is locked

Materials come up floor by floor and are stacked in the corridor the evening before. You will pair with one other joiner, and the two of you should finish about three rooms every two days.

Start is 8am, finish 4.30pm, Monday to Friday, with a paid quarter of an hour at ten and an unpaid half hour at one: 40 hours a week. Rates depend on experience with fire doors. Pay is through our weekly payroll, with statutory holiday and pension.

Apply with a copy of your card and we will set up a visit to the sample room.`,
    requirements: `- Blue CSR card (or CSCS) as a joiner, with NVQ Level 2 or 3 in Carpentry and Joinery
- Proven fire door installation; a certificate from a recognised installer scheme attracts the higher rate
- Hand tools and cordless kit in good order, 110 volt where mains is needed
- Face-fit record for half masks, or agreement to be tested at induction
- Neat, accurate work in finished surroundings`,
  },
  {
    key: 'plumber-ancoats',
    title: 'Plumber and heating installer, new build',
    company: 'Brindlow Mechanical Services',
    location: 'Ancoats, Manchester',
    salary: '£39,500 a year',
    salaryMin: 39500,
    salaryMax: 39500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 14,
    closesInDays: 22,
    description: `Brindlow Mechanical Services installs plumbing, heat interface units and ventilation in apartment blocks around Manchester. The next two years are booked, starting with 210 flats in Ancoats, and the company prefers its own employees to subcontract labour.

What the work consists of
- First fix in press-fit copper and multilayer pipe from coordinated drawings
- Second fix of bathrooms, kitchens and heat interface units
- Pressure testing, flushing and balancing, with results entered on a tablet
- Helping the commissioning engineer while each riser is brought on

Installers run in teams of two with an apprentice. A storekeeper on site brings out the fittings, so you are not walking the block looking for elbows.

You will do 40 hours, 7.30am to 4pm, with half an hour at midday; early finish on the last Friday of each month. There are 23 days of holiday on top of bank holidays, a tool allowance of £300 a year, life cover and travel paid beyond ten miles.

The contracts manager meets applicants on the job and gives an answer by the end of the week.`,
    requirements: `- NVQ Level 2 or 3 in Plumbing and Domestic Heating
- JIB-PMES card at the matching grade (the CSCS partner card for plumbing)
- Water regulations certificate
- Able to press, solder and bend to a decent standard, and to read services drawings
- Heat interface units, heat pumps or unvented hot water: any of these is a plus
- No Gas Safe registration is needed, as the blocks have no gas`,
  },
];
