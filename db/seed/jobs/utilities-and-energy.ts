import type { SeedJob } from '../seed-job.ts';

export const utilitiesAndEnergyJobs: SeedJob[] = [
  {
    key: 'smart-meter-engineer-birmingham',
    title: 'Dual fuel smart meter engineer',
    company: 'Heartbeck Metering',
    location: 'Erdington, Birmingham',
    salary: '£35,500 a year',
    salaryMin: 35500,
    salaryMax: 35500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 4,
    closesInDays: 32,
    description: `Heartbeck Metering fits and exchanges meters for three energy suppliers in Birmingham and the Black Country. Jobs are planned by postcode, so most engineers stay within twelve miles of home, and the standard day is five appointments.

At each visit you will
- Explain the work to the customer and survey gas and electricity safely
- Exchange meters, fit the communications hub and pair the display
- Test for gas tightness, purge, relight appliances and check polarity
- Report unsafe situations under the industry procedure
- Record readings, photographs and any signs of additional needs

You cover five days in seven, 8am to 4.30pm including an unpaid 30 minutes, with no more than two Saturdays in six and Sundays always free. That makes 40 hours.

The van is yours to take home, and private use can be added through payroll. Heartbeck supplies calibrated equipment and pays Gas Safe fees and ACS reassessment. Thirty-three days off a year include bank holidays. Travel beyond 30 minutes at either end of the day is paid.

First comes a technical call, then a half-day with an engineer.`,
    requirements: `- Level 2 Diploma in Smart Metering (dual fuel) or the apprenticeship that replaced it
- Gas Safe registered or registrable, with current ACS metering categories
- EUSR smart metering registration for electricity and gas
- Courteous in people's homes, and accurate on a handheld device
- Car licence with up to six points
- Basic DBS check, since you will be working in private houses; spent convictions are not asked about`,
  },
  {
    key: 'water-network-technician-leeds',
    title: 'Water network technician, repair and maintenance',
    company: 'Wharfemoor Utilities',
    location: 'Leeds',
    salary: '£700 a week',
    salaryMin: 700,
    salaryMax: 700,
    salaryPeriod: 'week',
    type: 'Contract',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 8,
    closesInDays: 12,
    description: `Wharfemoor Utilities repairs mains and services under a framework for the regional water company. Six months of extra leakage work has been released, and two-person crews are being formed to deliver it.

On the network
- Locate, expose and repair leaks on mains up to 12 inches and on service pipes
- Replace stop taps, hydrants, valves and boundary boxes
- Set out signing, lighting and guarding, and reinstate small excavations
- Flush, sample and restore supply under the hygiene procedure
- Leave a card and speak to householders whose water is off

Crews work 7.30am to 4.30pm, Monday to Friday, 42.5 hours once the half-hour lunch is taken out. The weekly figure covers those hours; call-outs, about one night in ten, are paid on top at £24 an hour with a rest period afterwards.

You collect a tipper van at the depot and find jobs on the tablet. Vacuum excavation is booked where services are crowded. Engagement is PAYE with Tidewell, including paid leave, and expenses are refunded at cost.

Cards are verified online, so we can give a decision quickly.`,
    requirements: `- NRSWA Streetworks operative card, with excavation, reinstatement and signing, lighting and guarding units
- EUSR National Water Hygiene card
- EUSR SHEA Water, or a place on the next course
- Hands-on experience of live mains repair, polyethylene jointing and cast iron fittings
- CAT and Genny training to HSG47
- Category B licence; C1 would let you drive the larger tipper
- Medical screening questionnaire for work with drinking water`,
  },
  {
    key: 'wind-turbine-technician-liverpool',
    title: 'Offshore wind turbine technician',
    company: 'Merebank Offshore Services',
    location: 'Liverpool',
    salary: '£36,000 to £44,500 a year plus offshore allowance',
    salaryMin: 36000,
    salaryMax: 44500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 23,
    closesInDays: 40,
    description: `Merebank Offshore Services maintains wind farms in Liverpool Bay from a base on the docks. Technicians go out by crew transfer vessel in the morning and sleep at home, weather permitting both.

Six places are open as a second farm comes under contract. Pay is banded by authorisation level and certificates: the lower figure is for a first season, the higher for senior authorised technicians.

With your team of three you will
- Carry out annual service, bolt tensioning and oil sampling in the nacelle
- Fault-find on pitch, yaw, hydraulic and converter systems
- Replace components using the internal crane
- Prepare isolations and work under the wind turbine safety rules

The rota is seven days on, seven off, twelve hours a day counting the crossing. On days lost to high seas you train or overhaul parts ashore on full pay. Meal breaks are taken on the vessel or in the tower.

Survival suit, harness, lifejacket and every refresher are provided. Offshore allowance, pension at 8% and critical illness cover are standard.

Assessment day: interview, climb and a short electrical test.`,
    requirements: `- Completed apprenticeship or NVQ Level 3 in a mechanical, electrical or marine subject
- GWO Basic Safety Training including sea survival, or commitment to complete it before going out
- Offshore medical certificate, obtained at the employer's cost
- Comfortable climbing an 80-metre ladder with a fall-arrest system
- Turbine experience sets the band; ex-forces, rail and factory technicians can start as trainees
- Able to reach the dock for a 6am muster`,
  },
  {
    key: 'cable-jointer-glasgow',
    title: 'LV and HV cable jointer',
    company: 'Kelvinmuir Power Networks',
    location: 'Polmadie, Glasgow',
    salary: '£310 a day',
    salaryMin: 310,
    salaryMax: 310,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 52,
    closesInDays: 9,
    description: `Kelvinmuir Power Networks is an independent connections provider joining new housing, depots and charging hubs to the distribution network around Glasgow. A nine-month programme of bus depot chargers has created room for two more jointers.

Scope of the contract
- Make straight, breech and pot-end joints on low-voltage cable, live where authorised
- Joint and terminate 11 kV polymeric cable, and transition joints to paper-insulated types
- Accept safety documents, and supervise your mate and the excavation team
- Test, phase out and hand over with complete records

Work is normally 8am to 5pm on weekdays with an hour off in the middle. About one weekend a month is needed for outages, at one and a half times the day rate. A mate, a van and jointing kits are always provided; you are not expected to buy consumables.

You may be engaged through our PAYE payroll or, if the status assessment allows, through your own company. We set out both in a key information document before you decide.

Expect a skills check at the network operator's training centre.`,
    requirements: `- Time-served jointer with SVQ Level 3 in electrical power engineering, or equivalent
- Current jointing competency assessment for LV and 11 kV
- Authorised now, or recently, under a network operator's safety rules
- Street works qualification registered with SWQR
- EUSR Basic Electrical Safety Competence (BESC)
- Emergency first aid at work
- Driving licence, with trailer entitlement preferred`,
  },
  {
    key: 'solar-installer-edinburgh',
    title: 'Solar panel installer, roof team',
    company: 'Pentlaw Solar',
    location: 'Granton, Edinburgh',
    salary: '£18.00 an hour',
    salaryMin: 18,
    salaryMax: 18,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 12,
    closesInDays: 18,
    description: `Pentlaw Solar is fitting panels to 260 council homes in the north of the city. The programme has about seven months to run and a third roof team is being put together, made up of two installers and an electrician.

As a roof installer you will
- Lift slates and tiles, fix brackets to rafters and flash them in
- Run rails, clip cable and mount panels to the layout
- Make good the roof covering and photograph each stage for the certificate
- Help to load the inverter and battery into the loft or store

All roofs are scaffolded with a loading bay and a panel hoist, and work stops above the wind limit in the method statement; lost hours that day are paid. The normal day is 8am to 4.30pm, including a half-hour lunch without pay, Monday to Friday.

One home takes about a day and a half. Tenants have been told when you are coming, and a liaison officer deals with appointments.

You join Tidewell's payroll, with weekly pay and holiday accrual. Those who would like a permanent place can apply after three months.`,
    requirements: `- Roofing, slating or solar mounting background, ideally SVQ at SCQF level 5 or above
- CSCS card for a roofing occupation, or ECS for electrical trades
- Working at height training and a head for it
- Manual handling certificate
- PASMA or IPAF if you have either
- Considerate around occupied homes
- Electrical connections are done by the team's electrician, so no wiring qualification is called for`,
  },
  {
    key: 'recycling-centre-attendant-cardiff',
    title: 'Recycling centre attendant, weekends',
    company: 'Gwynlais Resource Recovery',
    location: 'Splott, Cardiff',
    salary: '£13.25 an hour',
    salaryMin: 13.25,
    salaryMax: 13.25,
    salaryPeriod: 'hour',
    type: 'Part-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 34,
    closesInDays: 16,
    description: `Gwynlais Resource Recovery runs a household recycling centre and a reuse shop on behalf of local authorities. Weekends are when most residents come, and two permanent attendants are sought for Saturday, Sunday and bank holiday Mondays.

A shift at the centre includes
- Greeting drivers, checking bookings and directing them to the right bay
- Helping residents with bulky items, within safe limits
- Spotting batteries, gas bottles and paint, and moving them to the hazardous store
- Setting aside furniture and bikes for the reuse shop
- Raking and covering containers, and calling for an exchange when full

Both days run 8.30am to 5.30pm, sixteen paid hours over the weekend after an hour's unpaid lunch. There is a heated cabin with a kitchen, and tasks rotate every ninety minutes so that no one stands at the gate all day.

Waterproofs, boots and sun cream are issued. Conflict handling and manual handling courses are held on paid weekdays. Bank holidays attract double time.

Drop in for a look first if you like; a friendly talk at the site office follows.`,
    requirements: `- At ease dealing with the public, including the odd impatient driver
- Willing to work outdoors in all seasons
- Able to stand, walk and help with moderate lifting, or to agree suitable changes
- Sensible about traffic and moving machinery
- Both weekend days, with leave booked in advance
- WAMITAB award in waste operations is a help, and will be sponsored after probation
- Welsh speakers are welcome to use it at the gate`,
  },
];
