import type { SeedJob } from '../seed-job.ts';

export const foodAndBeverageJobs: SeedJob[] = [
  {
    key: 'craft-baker-liverpool',
    title: 'Craft baker, early mornings',
    company: 'Prenton Row Bakery',
    location: 'Baltic Triangle, Liverpool',
    salary: '£15.20 to £16.40 an hour',
    salaryMin: 15.2,
    salaryMax: 16.4,
    salaryPeriod: 'hour',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 2,
    closesInDays: 23,
    description: `Prenton Row Bakery supplies sourdough, tin loaves and pastries to about seventy cafes and shops from one bakehouse in the Baltic Triangle. The bread team numbers five and makes 1,800 loaves on a weekday.

You will move between three stations so that nobody spends every day at the oven.

At the bench and the oven
- Scale and mix doughs, adjusting water to the flour
- Divide, shape and prove by hand, with a divider for tin bread
- Load and unload a four-deck oven using the setter
- Feed the starters and keep temperature records
- Clean down as you go

Start is 3am and finish 11am, any five days from seven on a rota fixed six weeks in advance, always with two consecutive days off. A paid half-hour break comes after the first bake. Your week is 40 hours.

Everyone receives shoes, whites, a loaf a day and 29 days of holiday with bank holidays counted in. Flour dust is monitored and extraction was renewed last year. Staff may park in the yard overnight.

A paid trial shift follows a brief chat over the telephone.`,
    requirements: `- Worked bread experience, in a craft, in-store or plant bakery
- Understands fermentation and can tell an under-proved dough
- Level 2 Food Hygiene certificate
- Knowledge of the fourteen allergens and of how to avoid cross-contact
- Able to shift 16 kg sacks; lifting trolleys are available
- Transport for a 3am start, given the lack of trains
- NVQ in Bakery or similar is good to have, no more`,
  },
  {
    key: 'brewery-technician-sighthill',
    title: 'Brewery production technician',
    company: 'Saughbank Brewing',
    location: 'Sighthill, Edinburgh',
    salary: '£29,750 a year',
    salaryMin: 29750,
    salaryMax: 29750,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 15,
    closesInDays: 26,
    description: `Saughbank Brewing makes four lagers and a stout in a 30-hectolitre brewhouse at Sighthill, and fills its own kegs and cans. A technician is needed to work between the cellar and the packaging hall.

What fills the day
- Transfer, filter and carbonate beer, taking dissolved oxygen readings at each step
- Run cleaning cycles on tanks and lines, and titrate to prove they worked
- Operate the keg racker and, two days a week, the can filler
- Measure gravity, pH and haze for the brewer
- Carry out first-line maintenance on pumps and valves

Most weeks are 7am to 3.30pm on weekdays, half an hour of which is your lunch; an afternoon turn from noon to 8.30pm comes round one week in five. The contract is for 40 hours.

Chemical handling and confined space entry are taught by an outside trainer, and gas monitors are worn throughout the cellar. Pay goes up by £1,500 once you hold the General Certificate in Brewing, for which fees and study days are met.

Trams stop five minutes off. The head brewer conducts a single interview, ending with a tour.`,
    requirements: `- Process work in brewing, distilling, dairy, soft drinks or chemicals
- REHIS Elementary Food Hygiene Certificate, or the Level 2 equivalent
- Careful with caustic and acid; follows the COSHH assessment
- Basic laboratory measurement and tidy records
- FLT counterbalance licence accredited by RTITB or ITSSAR, or readiness to train for one
- Relevant SVQ (for example Food and Drink Operations) appreciated`,
  },
  {
    key: 'butcher-belfast',
    title: 'Butcher, shop and wholesale',
    company: 'Knockbreen Butchers',
    location: 'Ormeau Road, Belfast',
    salary: '£32,500 a year',
    salaryMin: 32500,
    salaryMax: 32500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 21,
    closesInDays: 14,
    description: `Knockbreen Butchers has traded on the Ormeau Road for two generations and supplies a dozen restaurants as well as the shop. Beef and lamb arrive as whole sides from farms in Down and Antrim, so this is real butchery rather than opening boxes.

You would be one of four butchers, alongside three counter staff.

Your responsibilities
- Break down carcasses, seam out primals and tie joints
- Cut to specification for restaurant orders, leaving by 9am
- Make sausages, burgers and cured bacon to house recipes
- Serve customers on Friday and Saturday and advise them on cooking
- Keep fridge, cleaning and traceability records

The shop closes on Sunday and Monday. You work 7am to 4pm, Tuesday to Saturday, with an hour for lunch, so 40 hours. Knives, chainmail, aprons and a sharpening service cost you nothing.

Staff discount is 25%. The owners add two paid days off at Christmas to 28 days of statutory leave, and contribute 5% to a pension.

Bring your own knives, if you wish, to a two-hour paid trial.`,
    requirements: `- Able to bone and trim beef, lamb and pork unaided, with good yield
- Level 2 award in Food Safety, or time to gain it during the first month
- Understanding of HACCP and of the records an environmental health officer will ask for
- Pleasant at the counter
- Level 2 or 3 diploma in professional butchery counts in your favour
- Can work in chilled rooms at around 4°C and move loads with a rail and trolley`,
  },
  {
    key: 'kitchen-porter-cardiff',
    title: 'Kitchen porter, events venue',
    company: 'Castell Row Events',
    location: 'Cardiff Bay, Cardiff',
    salary: '£13.10 an hour',
    salaryMin: 13.1,
    salaryMax: 13.1,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'blue-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 0,
    closesInDays: 6,
    description: `Castell Row Events caters for conferences, dinners and weddings in a waterfront hall with room for 600 guests. A busy three months lie ahead, and its kitchen manager wants five porters through Tidewell to back up the permanent team of four.

During an event you will
- Wash pots, trays and crockery through a rack machine and hand sinks
- Move deliveries to the dry store, fridges and freezers in date order
- Peel, portion and set out equipment for the chefs
- Sort food waste, glass and cardboard for collection
- Mop and sanitise floors at close

Shifts last six to eight hours and fall mostly between Thursday and Sunday; you see the list ten days ahead and accept what suits you. Nobody is sent home unpaid: each booking carries a minimum of five hours. A hot meal and a paid 20-minute rest come with it.

Non-slip shoes and chef trousers are lent to you. Finishing after 11pm means a taxi home at the venue's cost.

Once registered, you attend a one-hour induction and choose your first date.`,
    requirements: `- Previous kitchen work is optional, since the head porter shows newcomers each task
- Level 2 Food Hygiene, or completion of a free online course before your first booking
- Comfortable on your feet in a warm, wet area
- Follows colour coding for boards, cloths and chemicals
- Free on at least two evenings between Thursday and Sunday
- Identity and right-to-work documents, seen at registration`,
  },
  {
    key: 'hygiene-operative-openshaw',
    title: 'Hygiene operative, nights',
    company: 'Gortonfield Chilled Foods',
    location: 'Openshaw, Manchester',
    salary: '£14.45 an hour',
    salaryMin: 14.45,
    salaryMax: 14.45,
    salaryPeriod: 'hour',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 24,
    closesInDays: 1,
    description: `Gortonfield Chilled Foods makes dips, salads and sandwich fillings for supermarkets. Production stops at ten each evening, and the hygiene crew then has the factory to itself until the five o'clock release check.

You will be an employee of Gortonfield, one of a crew of twelve with two team leaders.

Through the night
- Strip down mixers, depositors and slicers to the level shown on the clean card
- Rinse, foam, scrub and sanitise equipment, walls and drains
- Reassemble machines and record parts, so that nothing is left behind
- Swab surfaces, and clean again where a reading fails

Hours are 10pm to 6am, Sunday to Thursday, with 45 minutes of breaks, 30 of them paid. The rate above already contains the night premium.

Waterproofs, heated changing rooms and hearing protection are there for everyone, and skin checks are done quarterly by an occupational health nurse. Lock-off training is completed before you touch a machine.

Parking is free and lit. Applications close soon; interviews will be fitted in within the week, at times to suit night workers.`,
    requirements: `- Industrial cleaning, food production or similar manual work
- Level 2 Food Hygiene, arranged for you in week one if missing
- Able to understand chemical labels and dilution charts, which are also shown in pictures
- Takes machine isolation seriously
- Suited to regular night work, with a free health assessment
- BICSc or Level 2 food industry skills units valued
- Eligible to take up employment in the UK`,
  },
  {
    key: 'line-leader-park-royal',
    title: 'Production line leader, ready meals',
    company: 'Perivane Kitchens',
    location: 'Park Royal, London',
    salary: '£34,800 a year',
    salaryMin: 34800,
    salaryMax: 34800,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'blue-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 6,
    closesInDays: 29,
    description: `Perivane Kitchens cooks South Asian and Middle Eastern ready meals for retailers, 60,000 packs a day on five lines. A move to the development kitchen has left line three without a leader.

You lead sixteen people: fillers, packers, a machine minder and a quality checker.

In charge of the line you will
- Brief the team at the start and place people according to skill and rotation
- Watch weights, seals, labels and metal detector checks, and stop the line when one fails
- Change over between recipes in allergen order
- Report output, waste and downtime hourly on the board
- Coach new starters and hold return-to-work talks

The pattern is 6am to 2.30pm for two weeks and 2pm to 10.30pm for the next two, Monday to Friday, with half an hour unpaid for a meal and 20 paid minutes: 40 hours.

A subsidised canteen, 26 days' holiday plus bank holidays and a Level 3 team leading course are on offer. Park Royal station is close.

You will be interviewed by the shift manager and shown round by a line leader.`,
    requirements: `- Has led, or stood in as leader for, a team on a food or drink line
- Level 3 Food Safety and Level 2 HACCP, or Level 2 Hygiene with a plan to progress
- Firm grasp of allergen controls and BRCGS standards
- Speaks plainly and fairly to a team with several first languages
- Happy with figures such as giveaway, yield and minutes lost
- Alternating shifts must be possible for you`,
  },
];
