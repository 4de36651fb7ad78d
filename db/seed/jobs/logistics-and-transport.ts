import type { SeedJob } from '../seed-job.ts';

export const logisticsAndTransportJobs: SeedJob[] = [
  {
    key: 'hgv-class-1-night-trunk-trafford-park',
    title: 'HGV Class 1 driver, night trunk',
    company: 'Calder & Finch Logistics',
    location: 'Trafford Park, Manchester',
    salary: '£43,200 a year',
    salaryMin: 43200,
    salaryMax: 43200,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'second employer',
    postedDaysAgo: 2,
    closesInDays: 30,
    description: `We run grocery and homeware trunks between Trafford Park and our hubs in the Midlands and Scotland. Three drivers are moving to days, so there are three permanent night places.

Each night you will
- Collect a loaded double-deck or standard trailer from the bay and check it over
- Trunk to a fixed changeover, usually Carlisle or Lichfield, and swap trailers
- Bring the return load back and drop it on the park
- Report defects on the app before you post your keys in the safe

No handball, no multi-drop and no nights out. Starts fall between 7pm and 9pm, Sunday to Thursday, and shifts last nine to ten hours with your 45-minute drivers' break at a proper truck stop or hub canteen. The average is 45 hours.

You keep the same tractor unit, a two-year-old Euro 6 with night heater and fridge. We pay for CPC periodic training and your digital card renewal. Holiday is 29 days including bank holidays, and the pension is matched up to 6%.

After a telephone chat we hold an assessed drive of roughly an hour.`,
    requirements: `- HGV Class 1 (C+E) entitlement with no more than six points, and no DD, DR or IN codes
- Driver CPC qualification card in date
- Digital tachograph card
- A working grasp of assimilated drivers' hours and the Working Time rules for mobile workers
- Happy to reverse on to a bay in the dark
- Double-deck training is given, so newly qualified Class 1 drivers can apply`,
  },
  {
    key: 'reach-truck-driver-garston',
    title: 'Reach truck driver',
    company: 'Calder & Finch Logistics',
    location: 'Garston, Liverpool',
    salary: '£14.85 an hour plus shift premium',
    salaryMin: 14.85,
    salaryMax: 14.85,
    salaryPeriod: 'hour',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'second employer',
    postedDaysAgo: 6,
    closesInDays: 15,
    description: `Our Garston warehouse stores imported drinks and household goods for five customers, with 18,000 pallet places in nine-metre racking. We are replacing two truck drivers who have become team leaders.

The job in short
- Put away and retrieve pallets at height, guided by a headset
- Replenish pick faces ahead of the order pickers
- Complete the pre-use check and take unsafe trucks out of service
- Count locations when stock control asks
- Give a hand on the loading bay late in the week

Earlies are 6am to 2pm and lates 2pm to 10pm, swapping every fortnight. You are paid for all eight hours, including a 30-minute meal break and a 15-minute tea break. The late turn attracts an extra £1.10 an hour.

Everyone gets thermal jackets, boots and an optional lumbar check for truck seats. You can join the cycle scheme, park free of charge, and buy up to five more days of holiday.

Come and see us: the visit includes a walk round, a practical test on the truck and time for your questions. We write to everybody we meet.`,
    requirements: `- FLT reach certificate accredited by RTITB or ITSSAR, with refresher training up to date
- Time spent in high racking, above seven metres if possible
- Familiar with scanners, voice picking or another warehouse system
- Steady concentration through a shift, and willing to speak up about unsafe loads
- Aware of PUWER and LOLER duties as they affect operators
- Counterbalance as a second truck would be handy`,
  },
  {
    key: 'transport-planner-witton',
    title: 'Transport planner',
    company: 'Calder & Finch Logistics',
    location: 'Witton, Birmingham',
    salary: '£34,000 to £37,500 a year',
    salaryMin: 34000,
    salaryMax: 37500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'second employer',
    postedDaysAgo: 11,
    closesInDays: 24,
    description: `The Witton traffic office plans 46 vehicles a day for retail and builders' supplies customers. We want a planner who listens to drivers and builds routes that can really be driven.

Your part of the plan
- Turn the day's orders into loads, respecting weight, delivery windows and site restrictions
- Allocate drivers within their legal hours and weekly rest
- Deal with breakdowns, refusals and closed roads while the fleet is out
- Check the tachograph infringement report with the compliance clerk
- Tell customers early when something is running late

You will be in the office on Monday, Tuesday and Friday. Wednesday and Thursday may be planned from home once you know the routes, normally after eight weeks. Hours are 10am to 6.30pm with 30 minutes away from your desk, and one Saturday morning in four, given back as time off.

We train you on our planning software and sponsor the Transport Manager CPC for planners who want it. Also provided: private medical cover after a year and 25 days' leave plus public holidays.

Selection is an interview together with a short planning exercise.`,
    requirements: `- Route or load planning background in haulage, distribution or passenger transport; former drivers are encouraged
- Thorough understanding of drivers' hours and tachograph rules
- Calm, courteous telephone manner
- Spreadsheet skills, plus any transport management system
- Good geography of the Midlands and the motorway network
- Home internet adequate for two remote days, which we can help to arrange
- Transport Manager CPC not essential`,
  },
  {
    key: 'evening-warehouse-operative-trafford-park',
    title: 'Warehouse operative, evenings',
    company: 'Calder & Finch Logistics',
    location: 'Trafford Park, Manchester',
    salary: '£13.35 an hour',
    salaryMin: 13.35,
    salaryMax: 13.35,
    salaryPeriod: 'hour',
    type: 'Part-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'second employer',
    postedDaysAgo: 16,
    closesInDays: 8,
    description: `Every evening our Trafford Park hub sorts around 9,000 cartons for the next morning's shops. The evening crew of sixteen makes that happen, and we have room for three more people on permanent part-time contracts.

You would work Monday to Friday from 5pm to 9pm, twenty paid hours, with a fifteen-minute paid break at seven. The pattern fits around study, caring or a day job, and holiday cover is published a month ahead.

What happens on the shift
- Unload cages and loose cartons from arriving trailers, using conveyors that reach inside
- Scan each carton and place it in the right roll cage
- Tape, relabel or set aside anything damaged
- Load and secure cages for the night trunks

Manual handling is taught on your first evening and a buddy stays with you for a fortnight. We issue safety shoes, gloves and a fleece. Buses stop outside until late, and cycle parking is covered.

There is no formal interview: we invite you to a half-hour tour, then talk over a brew. Offers follow inside three days.`,
    requirements: `- No previous warehouse work required
- Available at least four evenings out of five, year round
- Physically able to handle cartons of up to 15 kg, or to discuss adjustments so that you can
- Reads labels and simple instructions in English accurately
- Reliable timekeeping, as trunks leave on schedule
- Passport, share code or other accepted proof of the right to work
- Truck certificates can lead to extra duties and pay`,
  },
  {
    key: 'hiab-driver-charlton',
    title: 'HGV Class 2 HIAB driver',
    company: 'Thamesmoor Building Supplies',
    location: 'Charlton, London',
    salary: '£19.00 to £20.50 an hour',
    salaryMin: 19,
    salaryMax: 20.5,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 4,
    closesInDays: 11,
    description: `Thamesmoor Building Supplies delivers bricks, timber and plasterboard to sites across south-east London from a yard in Charlton. Two of its drivers are on long-term leave, and we are covering both rounds for between four and six months.

The round
- Check and sign for the load, then plan the order of drops with the yard supervisor
- Position the lorry, set the stabilisers and offload by remote-control crane
- Refuse a drop that cannot be done safely, with full backing from the office
- Collect pallets and bag returns

Between five and eight drops make up a day. You begin at 6.30am and are usually back by 4pm, weekdays, with a guaranteed minimum of eight and a half paid hours; driving breaks follow the tachograph. Every lorry meets the three-star Direct Vision Standard and has cameras all round.

Tidewell employs you on PAYE; no umbrella company is involved. Payslips come by email on Thursday, money on Friday. The upper rate goes to drivers with a brick grab endorsement.

We can arrange a ride-out before you commit.`,
    requirements: `- HGV Class 2 (category C) licence, held with a current Driver CPC card
- ALLMI lorry loader card with hook endorsement; brick grab desirable
- Tachograph driver card and recent digital downloads
- Experience of London streets, loading restrictions and vulnerable road users
- FORS or Safe Urban Driving course, completed or booked
- CSCS card useful on larger sites, though the firm will fund the test`,
  },
  {
    key: 'multi-drop-van-driver-cardiff',
    title: 'Multi-drop van driver',
    company: 'Wenvale Parcels',
    location: 'Cardiff',
    salary: '£13.90 an hour',
    salaryMin: 13.9,
    salaryMax: 13.9,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 47,
    closesInDays: 5,
    description: `Wenvale Parcels handles medical and optical deliveries for pharmacies, opticians and care homes between Cardiff and the Vale. It pays by the hour rather than by the parcel, so drivers have no reason to rush.

Two temporary drivers are wanted for twelve weeks while a new route is tried out.

Your route
- Load an electric panel van from a sorted rack, about 60 items
- Deliver to business addresses and obtain a name or signature
- Keep chilled totes closed and note their temperature twice a day
- Return undelivered items and put the van on charge

The shift is 8am to 4.30pm, Monday to Friday, with one Saturday a month if you would like it. A 30-minute unpaid break is built into the route plan, and toilet stops are marked on it.

Van, fuel card, insurance, phone and uniform are provided. You are on Tidewell's payroll with accrued holiday and sick pay under the statutory scheme. Some Welsh is appreciated by customers, never required.

Licence checks and an accompanied morning come before the first solo day.`,
    requirements: `- Full manual or automatic car licence (category B), six points at most
- Safe, patient driver, whether van experience is professional or not
- Able to lift totes of about 12 kg and to get in and out of the van often
- Polite with reception and pharmacy staff, and discreet about what is carried
- Able to use a handheld scanner after an hour's training
- Basic DBS check, paid for by us, because medicines are on board`,
  },
];
