import type { SeedJob } from '../seed-job.ts';

export const manufacturingJobs: SeedJob[] = [
  {
    key: 'cnc-miller-tyseley',
    title: 'CNC miller (setter and operator)',
    company: 'Marlpit Precision Engineering',
    location: 'Tyseley, Birmingham',
    salary: '£16.80 to £18.50 an hour',
    salaryMin: 16.8,
    salaryMax: 18.5,
    salaryPeriod: 'hour',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 3,
    closesInDays: 25,
    description: `Marlpit Precision Engineering machines small batches in aluminium, stainless and titanium for rail and medical customers. The shop has eleven mills and about thirty people on the floor.

You will look after two vertical machining centres, both with Heidenhain controls.

What you will do
- Set jobs from the drawing, including tooling, work offsets and first-off checks
- Edit programs at the machine when a cut needs adjusting
- Measure your own parts with micrometers, bore gauges and height gauges
- Keep the batch card filled in so that inspection can follow the job

Hours are 7am to 4pm Monday to Thursday and 7am to noon on Friday, 39 a week, with half an hour for lunch. Overtime is offered most Saturdays at time and a half and is never compulsory.

Safety boots, prescription safety glasses and workwear are supplied. Holiday is 25 days plus bank holidays, and there is free parking in the yard.

The first conversation is by phone. After that you will meet the cell leader and spend an hour at a machine.`,
    requirements: `- NVQ Level 3 in Mechanical Manufacturing Engineering, a completed machining apprenticeship, or equivalent skill gained on the job
- Able to set a three-axis mill without help, using Heidenhain or a similar conversational control
- Confident reading engineering drawings and geometric tolerances
- Comfortable holding 0.02 mm on small batches
- Fourth-axis work is useful but can be taught
- Proof of your right to work in the UK before you start`,
  },
  {
    key: 'coded-tig-welder-castlereagh',
    title: 'Coded TIG welder, stainless pipework (12 months)',
    company: 'Ardnavally Fabrication',
    location: 'Castlereagh, Belfast',
    salary: '£21.00 to £22.50 an hour',
    salaryMin: 21,
    salaryMax: 22.5,
    salaryPeriod: 'hour',
    type: 'Contract',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 12,
    closesInDays: 9,
    description: `Ardnavally Fabrication builds process skids for dairies and pharmaceutical plants across Ireland and Scotland. A run of new orders means two more coded welders are needed (fixed term, 12 months), employed directly by the company from the first day.

In the workshop you will
- Weld 304 and 316 stainless pipe from one to six inches, mostly position work on purged joints
- Prepare and fit your own spools from isometric drawings
- Log weld numbers and consumable batches for the traceability file
- Put right any joint that fails visual inspection or radiography

The week is four days, Monday to Thursday, 7.30am to 5.45pm with a half-hour lunch break, which comes to 39 hours. Friday is available at time and a half when a skid is due out.

Extraction arms are fitted at every bay, and you will be issued an air-fed helmet that is face-fit tested and yours for the contract.

Expect a short call, then a paid weld test in the workshop. Results come back within five working days.`,
    requirements: `- Current or recently lapsed coding to BS EN ISO 9606-1, process 141, on stainless pipe; the company pays to renew it
- Good understanding of back purging and heat tint limits
- Able to work from isometrics and weld procedure specifications
- NVQ Level 3 in Fabrication and Welding Engineering, or proven site and workshop background
- Registration with the Construction Skills Register (CSR) is helpful for occasional install visits`,
  },
  {
    key: 'injection-moulding-setter-cross-green',
    title: 'Injection moulding setter, nights',
    company: 'Crossbeck Mouldings',
    location: 'Cross Green, Leeds',
    salary: '£36,500 a year',
    salaryMin: 36500,
    salaryMax: 36500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 8,
    closesInDays: 20,
    description: `Crossbeck Mouldings makes closures and dosing caps for household products, running 22 presses between 50 and 450 tonnes around the clock.

As night setter you keep the presses producing good parts until the day team returns. You share the shift with a second setter, a quality technician and nine operators.

Your main tasks
- Change tools safely using the overhead crane and magnetic platens
- Bring each press to its validated settings and prove the first shots
- Trace faults such as short shots, flash and burning to their cause
- Show operators what a good part looks like and what to reject
- Hand over in writing at six in the morning

You will work four nights, Monday to Thursday, 8pm to 6am, 40 hours with two paid breaks totalling 45 minutes. The night allowance is already inside the salary.

There is a canteen with hot vending, secure parking and a 6% employer pension contribution. A health assessment for night workers is offered free each year.

Interviews take place at 4pm, so that people coming off nights have slept.`,
    requirements: `- Setting background on hydraulic or electric injection presses, any make
- Knows how temperature, pressure, speed and cooling time affect a part
- Safe with lifting gear; an overhead crane ticket will be arranged if yours has run out
- Able to write a clear shift report
- Level 3 polymer processing qualification welcome, though experience counts equally
- Own arrangements for travel, because no buses serve the estate at 6am`,
  },
  {
    key: 'film-production-operative-wentloog',
    title: 'Production operative, packaging film',
    company: 'Penlan Films',
    location: 'Wentloog, Cardiff',
    salary: '£13.40 an hour',
    salaryMin: 13.4,
    salaryMax: 13.4,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 1,
    closesInDays: 14,
    description: `Penlan Films extrudes and slits plastic film for the packaging trade. The plant is commissioning a third slitting line and needs four operatives for about five months. You would be employed and paid weekly by Tidewell Recruitment.

A normal shift involves
- Loading parent reels with a powered lifter and threading the web
- Watching the cut for edge faults, gels and wrinkles
- Weighing, labelling and wrapping finished reels
- Clearing trim to the granulator and sweeping the line before handover

Shifts alternate weekly: 6am to 2pm, then 2pm to 10pm, Monday to Friday. Each includes thirty minutes unpaid for a meal and a ten-minute paid pause, giving 37.5 paid hours.

Training takes three days alongside a line operator, and nobody works a slitter alone until signed off. Boots, cut-resistant gloves and ear protection are free. Holiday builds up from your first hour, and after twelve weeks you move to the same basic terms as the permanent crew.

Registration is by video call, followed by a plant tour.`,
    requirements: `- Some factory, warehouse or other practical work behind you; film experience is not needed
- Careful with figures, since reel weights and batch codes must be exact
- Can stand and move about for most of a shift, with lifting aids for anything heavy
- Willing to alternate early and late weeks
- Documents showing you may work in the UK
- A counterbalance truck certificate would be a bonus`,
  },
  {
    key: 'sewing-machinist-speke',
    title: 'Sewing machinist, contract upholstery',
    company: 'Merrow & Tait Seating',
    location: 'Speke, Liverpool',
    salary: '£13.75 to £14.60 an hour',
    salaryMin: 13.75,
    salaryMax: 14.6,
    salaryPeriod: 'hour',
    type: 'Part-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 17,
    closesInDays: 12,
    description: `Merrow & Tait Seating makes benches and chairs for hospitals, cinemas and cafes. Covers are cut, sewn and fitted under one roof, and the sewing room has eight machinists.

The post is for 24 hours a week. Choose three days of eight hours, or five shorter days that end before 3pm to fit around other commitments. Either way there is a half-hour unpaid lunch.

In the sewing room you will
- Join panels in vinyl, wool and flame-retardant fabrics on walking-foot machines
- Sew piping, zips and French seams to a marked allowance
- Match patterns across cushions and backs
- Change needles and threads, oil your machine and report faults

Pay rises to the top rate once you can complete all six standard models unaided, usually within half a year. You choose your chair and have the bench height set for you, and there is daylight on two sides.

Holiday is worked out in proportion to 33 days including bank holidays. The visit lasts about an hour and includes sewing a small sample.`,
    requirements: `- Skilled on industrial lockstitch machines, preferably walking foot or twin needle
- Experience with heavier cloth: upholstery, sails, car trim, leather or similar
- Able to follow a cutting ticket and notice when a panel is wrong before sewing it
- Good colour matching, with reasonable adjustments considered for any task
- No formal certificate is necessary, although a Level 2 in upholstery or soft furnishings is welcome`,
  },
  {
    key: 'quality-inspector-hillington',
    title: 'Quality inspector, castings and machined parts',
    company: 'Gartmuir Castings',
    location: 'Hillington, Glasgow',
    salary: '£33,000 to £36,000 a year',
    salaryMin: 33000,
    salaryMax: 36000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 36,
    closesInDays: 6,
    description: `Gartmuir Castings pours and machines pump bodies and valve housings, many of them for water companies. Its inspection room checks everything from raw castings to finished assemblies.

You would be the fourth inspector, reporting to the quality engineer and working closely with the foundry and the machine shop.

Day to day
- Carry out first-article and final inspection with a coordinate measuring machine and hand gauges
- Run existing CMM programs and, in time, write your own
- Record non-conformances and agree with production what can be reworked
- Check gauges against the calibration register
- Compile certificates for customers who ask for full traceability

Core time on Monday to Thursday is 8am to 4.30pm, with a 1pm finish on Fridays and a 30-minute lunch, 37 hours in total. There is no shift work.

A CMM programming course is booked for your first three months. Salary is reviewed every April, the company pays 7% into the pension, and Hillington East station is a ten-minute walk away.

One interview on site, with a practical measuring exercise of about half an hour.`,
    requirements: `- Inspection experience on castings, forgings or machined components
- SVQ Level 3 in an engineering discipline, HNC, or time-served machining background
- Sound knowledge of geometric tolerancing to BS 8888
- Familiar with at least one CMM package; which one does not matter
- Understands ISO 9001 record keeping
- Visual acuity suitable for close inspection, with or without glasses; an eye test is paid for`,
  },
];
