import type { SeedJob } from '../seed-job.ts';

export const maintenanceAndEngineeringJobs: SeedJob[] = [
  {
    key: 'multi-skilled-maintenance-engineer-stourton',
    title: 'Multi-skilled maintenance engineer, electrical bias, four on four off rotating days and nights',
    company: 'Rothlea Glass Containers',
    location: 'Stourton, Leeds',
    salary: '£44,500 to £47,000 a year',
    salaryMin: 44500,
    salaryMax: 47000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 13,
    closesInDays: 19,
    description: `Rothlea Glass Containers makes jars and bottles on two furnaces that never cool. Each of its four shifts has three maintenance engineers, and a vacancy has come up on C shift following a promotion to planning.

Roughly two thirds of the work is planned and the rest is breakdown.

You will be called on to
- Find faults on forming machines, conveyors, palletisers and inspection equipment
- Repair and replace drives, sensors, motors, gearboxes and pneumatics
- Go online with Siemens PLCs to diagnose, leaving program changes to the controls team
- Isolate and lock off properly, every time
- Write up what failed and why in the maintenance system

The rota is two days, two nights, four off, 6 to 6, averaging 42 hours. A paid hour of breaks is taken in an air-conditioned control room, away from the heat.

The package includes 8% employer pension, company sick pay from day one, a £450 annual tool grant and manufacturer courses in Germany or the UK.

Two stages: a video call, followed by a visit with a fault-finding test rig.`,
    requirements: `- Recognised engineering apprenticeship, or NVQ Level 3 together with an HNC or City & Guilds in electrical engineering
- 18th Edition BS 7671:2018+A4:2026, or prepared to take the update within six months
- Strong fault-finding on three-phase control circuits and inverters
- Fair mechanical skills: bearings, alignment, pneumatics
- Experience in continuous process, automotive, food or a comparable plant
- Happy with rotating twelve-hour shifts`,
  },
  {
    key: 'testing-electrician-canary-wharf',
    title: 'Testing electrician',
    company: 'Quillane Building Services',
    location: 'Canary Wharf, London',
    salary: '£44,000 to £47,500 a year',
    salaryMin: 44000,
    salaryMax: 47500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 20,
    closesInDays: 17,
    description: `Quillane Building Services maintains the electrical systems in nine office buildings on and around the Canary Wharf estate. The testing team, five electricians and a supervisor, works through a rolling programme of periodic inspection so that each building is covered every five years.

Typical duties
- Carry out inspection and testing of distribution boards, final circuits and emergency lighting
- Complete electrical installation condition reports on a tablet and code what you find
- Remedy C1 and C2 observations, or price them where they are larger
- Agree shutdowns with tenants and leave risers tidy

Because tenants need power in the day, one week in three is worked 6pm to 2.30am, at a fixed supplement of £35 a shift. Other weeks are 7am to 3.30pm, again from Monday to Friday. All shifts contain an unpaid half hour, so you work 40 hours.

You will be given a calibrated tester, a laptop, uniform and an annual Zone 1 to 3 travelcard. There is no call-out. Leave starts at 24 days plus bank holidays.

Interviews are near Heron Quays, late afternoon if easier.`,
    requirements: `- JIB gold card (ECS) as Approved Electrician or Installation Electrician
- NVQ Level 3 in Electrotechnical Services with AM2
- City & Guilds 2391 inspection and testing, or the equivalent EAL award
- BS 7671 18th Edition certificate covering Amendment 4
- Able to explain a code to a building manager in ordinary language
- IPAF and PASMA desirable
- Five-year work history for estate security vetting, gaps explained rather than held against you`,
  },
  {
    key: 'lift-service-engineer-glasgow',
    title: 'Lift service engineer',
    company: 'Strathorn Lifts',
    location: 'Glasgow',
    salary: '£47,250 a year',
    salaryMin: 47250,
    salaryMax: 47250,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 1,
    closesInDays: 35,
    description: `Strathorn Lifts is an independent firm that looks after 1,100 lifts for councils, hospitals and housing associations in the west of Scotland. It keeps routes small, about 75 units an engineer, and expects a proper service at every visit.

The route on offer covers the city centre, the south side and part of Paisley.

Out on your route
- Service traction and hydraulic lifts of many makes to a set task list
- Diagnose breakdowns, release trapped passengers and return the lift to use safely
- Replace door gear, ropes, relays and boards, with the repair team assisting on heavier jobs
- Update the lift log and speak with the person in charge of the building

A 38-hour week runs Monday to Friday, 8am to 4.30pm, finishing at 2.30pm on Friday. Lunch is half an hour. You join the call-out rota one week in seven, for £190 standby plus time and a half from your door.

A van, full PPE and fifteen paid training days over two years come with the post.

Informal questions first are welcome: ask for the engineering desk at Tidewell.`,
    requirements: `- NVQ or SVQ Level 3 in lift servicing, or another qualification accepted under the LEIA competency plan
- EOR202 or equivalent basic lift safety certificate
- CSCS card in a lift occupation
- Understanding of safe working on lifts to BS 7255
- Able to follow circuit diagrams for relay and microprocessor controllers
- Licence valid for driving a van in Great Britain
- Working at height and alone, with a lone-worker device supplied`,
  },
  {
    key: 'refrigeration-engineer-birmingham',
    title: 'Refrigeration and air conditioning engineer, mobile',
    company: 'Coldmere Refrigeration',
    location: 'Birmingham',
    salary: '£40,000 to £45,000 a year',
    salaryMin: 40000,
    salaryMax: 45000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 25,
    closesInDays: 10,
    description: `Coldmere Refrigeration services cold rooms, display cases and split air conditioning for independent grocers, caterers and schools. It has nineteen engineers across the West Midlands, and none of them drives more than an hour to a first job.

A typical week will see you
- Maintain condensing units, evaporators and packaged systems to schedule
- Trace leaks, recover refrigerant and recharge, keeping the F-gas log exact
- Rectify electrical faults on controllers, contactors and fans
- Retrofit older plant to lower-GWP blends, and look after newer CO2 and propane systems

Days begin at 8am from home and end at 5pm, five days, 40 hours, with an hour at lunchtime. On-call falls once in six weeks and pays £220 for the week, plus each job at overtime rate from leaving home.

You will have a racked van, recovery unit, gauges and a tablet from the first morning. The company pays for natural refrigerant training, and engineers who mentor an apprentice earn £1,200 more.

A practical conversation with the service manager replaces the usual panel interview.`,
    requirements: `- City & Guilds 2079 Category 1 (F-gas), or its modern equivalent
- NVQ Level 2 or 3 in refrigeration and air conditioning
- Confident on commercial cold rooms and remote plant; air conditioning alone can be considered with training
- Competent brazing and pressure testing
- Electrical fault-finding up to 415 volts
- Driving licence acceptable to the fleet insurer
- Flammable or CO2 refrigerant certificates would put you at the top of the band`,
  },
  {
    key: 'handyperson-edinburgh',
    title: 'Handyperson, sheltered housing',
    company: 'Braidmuir Residential',
    location: 'Morningside, Edinburgh',
    salary: '£14.10 an hour',
    salaryMin: 14.1,
    salaryMax: 14.1,
    salaryPeriod: 'hour',
    type: 'Part-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 33,
    closesInDays: 13,
    description: `Braidmuir Residential manages four sheltered housing developments on the south side of Edinburgh, home to 190 people. The handyperson looks after all four, based at the largest, and is often the face tenants know best.

The post is 20 hours over four mornings, 8.30am to 1.30pm, Tuesday to Friday, including a paid coffee break. It is permanent, and additional hours are voluntary.

Jobs on the list include
- Small repairs in flats: taps, hinges, blinds, sealant and shelving
- Weekly fire alarm and emergency lighting tests, written in the log
- Flushing little-used outlets and taking water temperatures
- Painting touch-ups, gritting and clearing gutters from ground level
- Meeting contractors and showing them to the fault

Gas and fixed wiring are always left to contractors. A small electric van, tools and uniform are supplied, together with training in legionella checks and asbestos awareness.

Leave is 34 days including public holidays, calculated in proportion to hours. You will meet the housing manager and two tenants, who take part in the choice.`,
    requirements: `- Practical all-round repair skills, from employment, property upkeep or a trade
- Considerate with tenants and careful to knock, explain and tidy up
- Able to keep simple written or tablet records
- Licence to drive the van between developments
- Level 1 (basic) disclosure through Disclosure Scotland, which the landlord will pay for
- A trade SVQ is welcome without being expected`,
  },
  {
    key: 'hgv-technician-duncrue',
    title: 'HGV technician',
    company: 'Lagandale Commercial Vehicles',
    location: 'Duncrue, Belfast',
    salary: '£18.75 an hour',
    salaryMin: 18.75,
    salaryMax: 18.75,
    salaryPeriod: 'hour',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 27,
    closesInDays: 7,
    description: `Lagandale Commercial Vehicles keeps 340 lorries and trailers on the road for hauliers using the port. The workshop at Duncrue has six bays, a brake tester and its own parts counter.

You would join the late shift, five technicians who get vehicles ready while their drivers are off duty.

Your work will cover
- Safety inspections at the interval set for each operator licence
- Servicing, brake relines and suspension repairs on tractors, rigids and trailers
- Diagnosis with manufacturer software, including emission control faults
- Preparing vehicles for the DVA annual test and attending when needed

The late shift is 1pm to 9.30pm from Monday to Thursday and noon to 6pm on Friday. With the unpaid half hour out, that is 37.5 hours. One Saturday morning in three is overtime.

Lagandale launders overalls, insures personal tools and buys the specialist ones. Roadside calls are handled by another crew. The holiday year gives 30 days including bank and public holidays, and irtec assessments are booked and paid for.

Visit during a late shift, look round and meet the people before you decide.`,
    requirements: `- Level 3 qualification in heavy vehicle maintenance and repair, or a finished apprenticeship
- Irtec accreditation, or ability to pass the assessment within six months
- Sound on air brakes, EBS and 24-volt electrics
- Own hand tools
- HGV licence of either class is useful for road tests and carries an allowance
- Able to record inspections so that they stand up to a DVA audit`,
  },
];
