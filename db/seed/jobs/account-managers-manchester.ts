/** The role and city of one of the sales jobs, enough to show demand and trend. */
import type { SeedJob } from '../seed-job.ts';

export const accountManagerJobs: SeedJob[] = [
  {
    key: 'account-manager-signage-manchester',
    title: 'Account manager, shop signage',
    company: 'Bellhurst Signs',
    location: 'Trafford Park, Manchester',
    salary: '£33,000 to £36,500 a year plus bonus',
    salaryMin: 33000,
    salaryMax: 36500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 3,
    closesInDays: 21,
    description: `When a chain changes its name, somebody has to take down 180 signs and put up 180 others before Monday. Bellhurst makes them in Trafford Park and needs an account manager for four retail and two restaurant groups.

Day to day
- Turn a brand team's drawings into orders that the workshop can build
- Book surveys, planning consents and fitting crews, and keep the list honest
- Walk sites with the client when the work is done
- Spot the next refit early, and price it with the estimator

You would be in the works most days, with one or two visits a week anywhere between Carlisle and Stoke in a pool car. Hours are 8.30am to 5pm, with an early finish on Fridays.

The bonus follows the margin of your accounts and was £2,900 on average last year. 24 days' leave plus bank holidays, rising with service, and a 4% pension. First a call with us, then a morning at the works.`,
    requirements: `- Looking after business customers in signage, shopfitting, print or construction
- Several jobs in hand at once, each at another stage
- Reading a drawing, or willingness to be taught
- A full UK driving licence`,
  },
  {
    key: 'senior-account-manager-payroll-manchester',
    title: 'Senior account manager, payroll services',
    company: 'Oakhanger Payroll Bureau',
    location: 'Spinningfields, Manchester',
    salary: '£43,000 to £48,000 a year',
    salaryMin: 43000,
    salaryMax: 48000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 9,
    closesInDays: 28,
    description: `Oakhanger pays 41,000 people for 260 employers. The largest 18 of these clients share one senior account manager, who is moving to the Leeds office.

You would be answerable for
- The monthly calendar of each client, and what happens when their data is late
- Quarterly reviews with finance directors and heads of HR
- Explaining changes in tax, pensions and statutory pay before they take effect
- Renewals worth about £1.4 million a year
- Two junior account managers

Tuesdays and Wednesdays are spent in the Spinningfields office; clients are mostly in the North West and are seen about twice a month. Pay runs are fixed dates, so leave is planned around them.

26 days' leave plus bank holidays, 8% employer pension and private medical cover. We interview twice, and the second time you meet the payroll managers whose work you would be promising.`,
    requirements: `- Account management of a service that goes out every month without fail
- A working knowledge of UK payroll, such as PAYE, auto-enrolment and statutory pay
- Firm, polite conversations about deadlines and fees
- Experience of leading or training a colleague`,
  },
  {
    key: 'account-manager-catering-supplies-manchester',
    title: 'Account manager, catering supplies',
    company: 'Rushbeck Foodservice',
    location: 'Openshaw, Manchester',
    salary: '£31,000 a year plus commission',
    salaryMin: 31000,
    salaryMax: 31000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 16,
    closesInDays: 10,
    description: `Ninety cafés, care homes and school kitchens between Bury and Stockport order from Rushbeck's depot in Openshaw. They need one person who knows what they usually buy, and rings when they do not.

Your round
- Call on about eight customers a day, three days a week
- Take orders, deal with short deliveries, agree credits within your limit
- Advise on allergen labelling and on swaps when a line runs out
- Win back two lapsed customers a month

The other two days are in the depot with the buyers and the drivers. The week is 40 hours, starting at 7.30am because kitchens do. A van is provided, and may be used for the way to work.

Commission is paid monthly on growth, with £300 a month guaranteed for the first four. Leave is 22 days plus bank holidays, the pension 3% from the employer. One meeting, and a day out with the round that you would take over.`,
    requirements: `- Sales or service in food, drink or hospitality, on either side of the counter
- A full UK driving licence
- Mental arithmetic and a good memory for people
- Food hygiene level 2, or willing to take it in the first month`,
  },
  {
    key: 'account-manager-software-manchester',
    title: 'Account manager, school software',
    company: 'Pennicote Learning',
    location: 'Ancoats, Manchester',
    salary: '£38,000 to £42,000 a year',
    salaryMin: 38000,
    salaryMax: 42000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 36,
    closesInDays: 7,
    description: `Some 700 primary schools use Pennicote to plan lessons and to follow how pupils read. Schools stay when teachers use it, so that is what an account manager here looks after: use first, renewal second.

Among your 110 schools and trusts you will
- See from the figures which staff rooms have stopped signing in, and find out why
- Run short training at twilight sessions, mostly by video
- Prepare renewals with business managers well before the budget closes
- Bring what teachers say back to the product team in a form it can use

Two days a week in Ancoats, the rest at home, and up to four school visits a month in term time. Leave is taken in the holidays for the most part: 30 days plus bank holidays makes up for that.

Pension 6% from the employer. The interview includes a ten-minute training session, on any subject that you like.`,
    requirements: `- Experience in a school, or of selling or supporting something that schools use
- Comfortable in front of twenty tired adults
- Reading usage figures and acting on them
- A basic DBS check is made, because you will visit schools`,
  },
  {
    key: 'account-manager-leave-cover-manchester',
    title: 'Account manager, parental leave cover (10 months)',
    company: 'Stellanby Freight Insurance',
    location: 'Salford Quays, Manchester',
    salary: '£36,000 a year',
    salaryMin: 36000,
    salaryMax: 36000,
    salaryPeriod: 'year',
    type: 'Contract',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 49,
    startsInDays: 60,
    closesInDays: 6,
    description: `Hauliers buy their goods-in-transit cover from Stellanby through brokers, and 50 of these brokers have one account manager between them. That manager is about to go on leave, and this is the post for ten months.

What has to go on
- Answer brokers' questions on the same day, and know whom to ask where you cannot
- Chase missing vehicle lists and driver records before renewal
- Visit each of the twelve largest brokers in the North of England once
- Keep the record of complaints as the regulator expects

You are employed directly by Stellanby on a fixed-term contract of ten months, with four weeks of handover at the beginning. Two days in Salford Quays, three at home, 35 hours a week.

Leave and pension (5%) are those of permanent staff, in proportion to the time. One interview in person; the team manager decides within the week.`,
    requirements: `- Account management, broking or claims in general insurance
- Letters and emails that need no second reading
- Sound judgement about what may be promised
- Free for the whole term of ten months`,
  },
];
