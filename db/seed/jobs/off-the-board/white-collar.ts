import type { SeedJob } from '#db/seed/seed-job.ts';

export const whiteCollarJobsOffTheBoard: SeedJob[] = [
  {
    key: 'treasury-analyst-manchester',
    title: 'Treasury analyst',
    company: 'Ravensleigh Retail Group',
    location: 'Spinningfields, Manchester',
    salary: '£39,000 to £44,000 a year',
    salaryMin: 39000,
    salaryMax: 44000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    status: 'draft',
    owner: 'agency',
    postedDaysAgo: 0,
    closesInDays: 30,
    description: `Ravensleigh owns three homeware chains with 160 shops and a growing web business, and buys a good part of its stock in dollars and euros. The treasury team of three keeps the group liquid and its currency risk within policy.

Once in post you will
- Forecast cash daily for 13 weeks ahead and explain the differences
- Place currency hedges within limits set by the board
- Prepare covenant calculations for the banking syndicate
- Administer bank mandates, card acquiring and merchant fees
- Help select a treasury management system next year

You would spend three days a week in Spinningfields. Hours are 37.5, with an early start on alternate weeks to cover the morning bank positions. The treasurer is a patient teacher and wants someone who asks why.

The group adds a 5% pension, a bonus of up to 8% and a quarter off in its shops, with 25 days' leave and bank holidays. Candidates can expect a first meeting online and a second in the office with the treasurer and the group financial controller.`,
    requirements: `- Treasury, cash management or financial analysis experience in a group with several bank accounts
- ACT Certificate in Treasury, AAT Level 4 or part-qualified ACCA or CIMA
- Excel models that others have relied on
- Understanding of forward contracts and hedge documentation
- Careful segregation of duties and respect for payment controls`,
  },
  {
    key: 'user-experience-designer-cardiff',
    title: 'User experience designer',
    company: 'Corvane Digital',
    location: 'Pontcanna, Cardiff',
    salary: '£38,000 to £43,500 a year',
    salaryMin: 38000,
    salaryMax: 43500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    status: 'draft',
    owner: 'agency',
    postedDaysAgo: 1,
    closesInDays: 36,
    description: `Corvane is a studio of 26 that designs online services for colleges, water companies and Welsh public bodies. Every service it delivers works equally well in Welsh and English, and is tested with people who use assistive technology.

Most of your time will go on
- Turning research findings into journeys, sketches and working prototypes
- Designing forms and content layouts that hold up in both languages
- Planning and running usability sessions, often at clients' premises
- Documenting patterns for developers and checking what they build

Designers are attached to one project at a time, usually for three to five months, with a researcher and two developers. Thursday afternoons are kept for critique. The studio asks for two days a week in Pontcanna, and a standard week is 37.5 hours with no expectation of evenings.

Also offered: 30 days' holiday plus bank holidays, 6% pension, Welsh lessons in work time and a sabbatical month after five years. You will be invited to show two projects and say what you would now do differently. There is no unpaid design task at any stage.`,
    requirements: `- A portfolio that shows your reasoning as well as the finished screens
- Prototyping in Figma and, where needed, in HTML
- Design to WCAG 2.2 AA and experience of testing with disabled people
- Comfortable presenting to clients who are not designers
- Familiarity with the GOV.UK Design System or the Digital Service Standard for Wales helps`,
  },
  {
    key: 'hr-administrator-belfast',
    title: 'HR administrator',
    company: 'Lisnagrove Foods',
    location: 'Castlereagh, Belfast',
    salary: '£13.60 an hour',
    salaryMin: 13.6,
    salaryMax: 13.6,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'on-site',
    status: 'closed',
    owner: 'agency',
    postedDaysAgo: 44,
    closesInDays: -12,
    description: `Soups and ready meals are made at Lisnagrove's Castlereagh factory by 340 people on three shifts. The personnel office was asked to scan and check every employee file before an ethical trade audit, and took on a temporary administrator for twelve weeks.

The tasks
- Check contracts, right to work copies and training certificates against a list
- Ask supervisors for whatever is missing and follow up each week
- Scan, name and index documents in the new records system
- Prepare the annual monitoring return on community background
- Cover the enquiry window from 2pm to 3pm, when the shifts change

Work is from 8am to 4pm, Monday to Friday, with a paid quarter-hour and an unpaid half-hour break. You would sit with two HR officers and an occupational health nurse. The canteen is subsidised and there is parking at the gate.

As a Tidewell temporary worker you are paid each Friday, build up holiday from day one and, after the qualifying period, have the basic pay and conditions of a comparable permanent employee. A tour and a short interview happen on the same visit.`,
    requirements: `- Office administration with personal records, in HR or elsewhere
- Consistent accuracy over repetitive work
- Word, Excel and a document scanning system
- Understanding of confidentiality and of equality monitoring in Northern Ireland
- Comfortable entering a food factory and following its hygiene rules when needed
- CIPD Level 3 study is a bonus`,
  },
  {
    key: 'marketing-executive-birmingham',
    title: 'Marketing executive',
    company: 'Ashmerrow Garden Centres',
    location: 'Harborne, Birmingham',
    salary: '£28,500 to £31,000 a year',
    salaryMin: 28500,
    salaryMax: 31000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    status: 'closed',
    owner: 'agency',
    postedDaysAgo: 57,
    closesInDays: -21,
    description: `Plants, pets and a good tearoom bring people to Ashmerrow's six garden centres around Birmingham, Solihull and Bromsgrove. Marketing is done by three people from an office above the Harborne shop.

The executive's duties
- Plan the month's offers with the plant and gift buyers, and brief the printer
- Post to social media from the centres, with the staff who grow and sell the plants
- Promote workshops, school visits and the Christmas grotto, and sell tickets for them
- Send the loyalty club email on Thursdays
- Keep opening times and events right on the website and on maps

Two of the five days may be at home in quiet months. Between March and June you would be at one of the centres most days, and mileage is paid. Weekly hours are 37.5, including about eight Saturdays a year with a weekday off in return.

Employees get 20% off, a 4% pension and 30 days of leave counting bank holidays. After a short call with us, the marketing manager meets people over coffee at Harborne and asks them to review last month's newsletter.`,
    requirements: `- Marketing or communications work for shops, attractions, hospitality or a charity
- Lively, correct copy and competent photographs on a phone
- Practical skill with Canva or Adobe, an email tool and a website editor
- Budget tracking and supplier orders
- Able to reach six centres, some of which have few buses at weekends`,
  },
  {
    key: 'legal-secretary-glasgow',
    title: 'Legal secretary, private client',
    company: 'Dalquhar Rennick',
    location: 'Blythswood, Glasgow',
    salary: '£26,800 a year',
    salaryMin: 26800,
    salaryMax: 26800,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    status: 'open',
    owner: 'agency',
    postedDaysAgo: 33,
    closesInDays: -3,
    description: `Wills, powers of attorney and executries are the whole business of Dalquhar Rennick, a firm of twelve near Blythswood Square. Clients often come at a hard time in their lives, and the partners set store by how they are received.

Supporting one partner and one associate, you will
- Type wills, letters and confirmation papers from dictation and drafts
- Register powers of attorney with the Office of the Public Guardian
- Write to banks and insurers to gather valuations after a death
- Arrange signings, home visits and the diary
- Keep files, deeds and the will safe in order

The full week is 35 hours, 9am to 5pm. After training you could work at home one day in five, arranged so that someone is always at reception. The other two secretaries have shared work between them for years and will help you settle.

Terms are 25 days' leave with ten public holidays, a 5% employer pension and a season ticket loan. The office manager conducts a first interview, and those invited back will type a short document and meet the partner.`,
    requirements: `- Secretarial experience in a law firm, preferably private client or property in Scotland
- Fast, exact typing and digital dictation
- Good formatting in Word, including styles, numbering and tracked changes
- A considerate way with bereaved people
- SCQF Level 6 or equivalent qualification in administration or legal services is helpful`,
  },
];
