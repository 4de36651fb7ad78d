import type { SeedJob } from '../seed-job.ts';

export const salesAndMarketingJobs: SeedJob[] = [
  {
    key: 'account-manager-manchester',
    title: 'Account manager',
    company: 'Tannerlock Packaging',
    location: 'Northern Quarter, Manchester',
    salary: '£35,000 to £40,000 a year',
    salaryMin: 35000,
    salaryMax: 40000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 7,
    closesInDays: 17,
    description: `Tannerlock designs printed cartons and mailing boxes for food, cosmetics and subscription brands, and has them made at its own plant in Rochdale. You will look after 35 established customers who together spend about £3.2 million a year.

The job is to
- Be the named contact from brief to delivery, with help from a studio and a production planner
- Quote accurately, using board prices that are revised every month
- Review each account twice a year and propose changes that save material or freight
- Explain extended producer responsibility fees and what they mean for pack design
- Recover customers whose orders have fallen away

A typical week has two days in the Northern Quarter showroom, one at the plant or with a customer, and the rest at home. Hours are 9am to 5.15pm with 45 minutes for lunch.

On top of basic pay there is commission, uncapped and paid quarterly, which averaged £6,400 across the team last year. Leave is 25 days plus bank holidays; the pension is 5% from the company. Two meetings, the second of them with a tour of the plant.`,
    requirements: `- Account management in packaging, print or another made-to-order product
- Commercial arithmetic: margins, price breaks and minimum order quantities
- Negotiation with buyers at mid-sized brands
- Organised use of a CRM so that colleagues can pick up where you left off
- A driving licence, or another workable way to reach Rochdale and customers`,
  },
  {
    key: 'digital-marketing-manager-london',
    title: 'Digital marketing manager',
    company: 'Larchmere Kitchens',
    location: 'Hammersmith, London',
    salary: '£47,500 to £54,000 a year',
    salaryMin: 47500,
    salaryMax: 54000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 12,
    closesInDays: 21,
    description: `Customers usually take four months to choose a Larchmere kitchen, from first search to signed order. The company has nine showrooms in the south east and wants its digital marketing to follow that journey better.

Responsibilities
- Plan and manage a media budget of £850,000 across paid search, social and video
- Raise the share of web enquiries that turn into design appointments, now 31%
- Direct an outside agency for search engine optimisation and hold it to its targets
- Keep consent, cookies and direct marketing in line with PECR and UK GDPR
- Lead a content executive and a performance executive

You would report to the marketing director and sit with showroom operations, who soon say if the leads are poor. Three days a week are spent in Hammersmith, and the working week is 37.5 hours. Late finishes are rare outside the January sale.

Benefits: 25 days off plus your birthday and bank holidays, 6% pension, and a discount on kitchens after a year. Shortlisted applicants will be asked to comment on a set of anonymised campaign figures, then to meet the wider team.`,
    requirements: `- Budget responsibility for paid media with results you can describe in figures
- Close knowledge of Google Ads, Meta and GA4, including server-side measurement
- Lead generation for considered purchases such as homes, cars, travel or education
- Management of at least one person or an agency relationship
- CIM or IDM qualification is useful, not essential`,
  },
  {
    key: 'content-executive-edinburgh',
    title: 'Content executive',
    company: 'Rannochside Journeys',
    location: 'Leith, Edinburgh',
    salary: '£29,000 a year pro rata',
    salaryMin: 29000,
    salaryMax: 29000,
    salaryPeriod: 'year',
    type: 'Part-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 44,
    closesInDays: 10,
    description: `Rannochside arranges self-guided walking and cycling holidays in the Highlands, the Borders and Northumberland, with bags moved between inns. Its guests read a great deal before they book, and the company would like the reading to be better.

You will write and look after
- Route pages, with honest notes on distance, ground and weather
- A fortnightly newsletter to 28,000 subscribers
- Guest notes and packing lists sent before departure
- Short films and photographs commissioned from freelances

There is also routine work: checking that prices and ferry times are right, adding alternative text, and measuring which pages lead to enquiries. The marketing lead will brief you on Mondays and otherwise leave you to plan your time.

The hours are 24 a week over three or four days, and at least one day is in the Leith office. Annual pay for 24 of 37.5 hours is £18,560. Leave is 34 days including public holidays (pro rata), with two days a year for walking a route. Please apply through us with two samples of your writing; interviews include an editing exercise, and we tell everyone the outcome.`,
    requirements: `- Published writing for customers, in travel, outdoors, heritage or a neighbouring field
- A sharp eye for accuracy and a house style
- Use of a content management system and email software such as Mailchimp or Dotdigital
- Search basics: headings, links, page titles and intent
- Interest in walking or cycling helps; no level of fitness is expected`,
  },
  {
    key: 'business-development-manager-birmingham',
    title: 'Business development manager',
    company: 'Perrymoor Hygiene',
    location: 'Birmingham',
    salary: '£42,000 to £50,000 a year plus bonus',
    salaryMin: 42000,
    salaryMax: 50000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'remote',
    owner: 'agency',
    postedDaysAgo: 18,
    closesInDays: 33,
    description: `Schools, care homes and leisure centres buy cleaning chemicals, paper and washroom services from Perrymoor. The territory is Birmingham, Coventry and Worcestershire, where the company is known but has a small market share.

What is expected
- Open about 30 new accounts a year, worth £12,000 each on average
- Survey sites, run product trials and calculate the cost in use
- Respond to tenders with the bid team, particularly from academy trusts
- Hand new customers to an account manager after their first six months

You are based at home and out with prospects three or four days a week. The regional manager holds a meeting at the Birmingham depot on alternate Fridays. The contract is for 37.5 weekday hours.

Where basic pay falls in the range depends on what you have sold and to whom. There is a bonus on gross margin, guaranteed in the first quarter. An electric company car, 25 days off plus bank holidays, and a 5% pension come with the post. Selection is by interview and a day spent with the team.`,
    requirements: `- Consistent new business results in field sales to organisations rather than consumers
- Understanding of public sector buying, frameworks and tenders
- Willingness to learn COSHH and infection control basics, for which training is given
- Self-planning across a wide territory
- Full UK driving licence that the company's insurer will accept`,
  },
  {
    key: 'crm-executive-glasgow',
    title: 'CRM executive',
    company: 'Glenorrin Knitwear',
    location: 'Merchant City, Glasgow',
    salary: '£31,000 to £34,500 a year',
    salaryMin: 31000,
    salaryMax: 34500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 10,
    closesInDays: 19,
    description: `Glenorrin knits jumpers and scarves in Hawick and sells them online and in five shops. It has 190,000 customers on its database, of whom fewer than a third bought in the last two years. Your work is to write to them with more thought.

Tasks include
- Building email and text campaigns in Klaviyo, from segment to send
- Setting up automated messages for care advice, repairs and restocks
- Running one properly controlled test a week and recording the result
- Cleaning data and honouring unsubscribe and deletion requests on time
- Reporting repeat purchase rate to the ecommerce manager

You join a group of six in Merchant City: ecommerce, studio and customer service in one room. Everyone is in on Tuesdays and Wednesdays. The basic week is 37 hours; November is busier, and extra hours worked then are repaid as leave in January.

You would have 32 days' leave counting public holidays, a 5% company pension contribution and half price on knitwear. The process is a call with Tidewell, one interview with a campaign brief to discuss, and a decision within a week.`,
    requirements: `- Email or CRM work for a retailer, charity or membership organisation
- Practical use of Klaviyo, Bloomreach, Dotdigital or a similar platform
- Segmentation and test design, with enough statistics to know when a result means nothing
- HTML for email at editing level
- Knowledge of the rules on consent and soft opt-in`,
  },
  {
    key: 'events-coordinator-belfast',
    title: 'Events coordinator',
    company: 'Linenquay Events',
    location: 'Laganside, Belfast',
    salary: '£14.60 to £15.40 an hour',
    salaryMin: 14.6,
    salaryMax: 15.4,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 0,
    closesInDays: 5,
    description: `Trade conferences and awards dinners for farming, engineering and health bodies are what Linenquay does, at venues on both sides of the Lagan. Its coordinator has been called for a long period of jury service, and cover is wanted for roughly ten weeks.

During that time five events will take place, the largest with 420 delegates. You will
- Manage delegate bookings, badges, dietary and access requests
- Draw up running orders and brief venue, caterers and technicians
- Look after exhibitors and sponsors, including what each has been promised
- Work on site at the events and settle invoices after them

Ordinary weeks are 37.5 hours in the Laganside office. Event days can begin at 7am or end at 10.30pm; rest breaks are planned, hours are paid in full and taxis are booked after late finishes.

The director and a senior coordinator already have suppliers in place, so you are not starting from a blank page. Pay is weekly through Tidewell with holiday pay accrued separately. Interviews are being arranged daily, in person or by phone, as the start date is close.`,
    requirements: `- Coordination of conferences, dinners or exhibitions from booking to close-down
- A reliable head for detail when several events overlap
- Spreadsheets and an event platform such as Eventbrite or Cvent
- Understanding of accessible event planning
- Available for four evening events during the assignment, on dates we can give you now`,
  },
];
