import type { SeedJob } from '../seed-job.ts';

export const financeAndBankingJobs: SeedJob[] = [
  {
    key: 'management-accountant-leeds',
    title: 'Management accountant',
    company: 'Northgate Analytics',
    location: 'Holbeck, Leeds',
    salary: '£44,000 to £50,000 a year',
    salaryMin: 44000,
    salaryMax: 50000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'first employer',
    postedDaysAgo: 3,
    closesInDays: 24,
    description: `We make demand forecasting software for retailers and wholesalers, with 120 people split between Leeds and Manchester. This is the only management accountant post in a finance team of five, reporting to the financial controller.

What you will do
- Produce monthly management accounts by working day six, with commentary the directors can act on
- Keep deferred and accrued income right across some 140 subscription contracts
- Build the annual budget with six cost centre managers and reforecast it each quarter
- Prepare balance sheet reconciliations and the schedules our auditors ask for each April

You would work 37.5 hours, Monday to Friday, starting between 8am and 10am. Most of the team come into Holbeck on Tuesdays and Thursdays; month end can be done from either place.

We offer 26 days' holiday plus bank holidays, a 6% employer pension contribution and one professional subscription paid each year. There are two interviews: a video call with the controller, then ninety minutes in Leeds that include a short variance analysis exercise.`,
    requirements: `- CIMA or ACCA qualified, or at final level with the remaining papers planned
- Month-end responsibility for a business that bills by subscription, project or contract
- Sound knowledge of revenue recognition under FRS 102, including the changes in force from January 2026
- Excel to the level of Power Query; our ledger is Xero
- The right to work in the UK`,
  },
  {
    key: 'credit-risk-analyst-edinburgh',
    title: 'Credit risk analyst',
    company: 'Corstorphine Mutual',
    location: 'New Town, Edinburgh',
    salary: '£42,000 to £49,000 a year',
    salaryMin: 42000,
    salaryMax: 49000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 11,
    closesInDays: 18,
    description: `Corstorphine Mutual is a member-owned lender with a mortgage book of about £1.8 billion, mostly homes in Scotland and the north of England. The risk department has eleven people, four of them in credit.

The job
- Track arrears, forbearance and loan-to-value trends, and explain what moved them
- Maintain the scorecard monitoring pack that goes to the credit committee each month
- Run stress scenarios on house prices and unemployment for the capital assessment
- Test proposed changes to lending criteria against past applications

The contract is for 35 hours a week, Monday to Friday. People are in the New Town office on two days each week, including Wednesdays for the joint case review.

Holiday is 28 days plus public holidays, and the society pays 9% into your pension if you pay 4%. After a telephone conversation with our consultant, shortlisted candidates meet the head of credit risk in person and talk through a piece of analysis they have done before.`,
    requirements: `- Analytical work on retail lending, ideally mortgages, at a bank, building society or credit reference agency
- SQL written without help, and either Python, R or SAS
- A working grasp of IFRS 9 staging and expected credit loss
- Clear written English for committee papers
- Regulatory and credit reference checks are made before the start date`,
  },
  {
    key: 'accounts-payable-assistant-cardiff',
    title: 'Accounts payable assistant',
    company: 'Penarvon Foods',
    location: 'Pontprennau, Cardiff',
    salary: '£13.90 an hour',
    salaryMin: 13.9,
    salaryMax: 13.9,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 1,
    closesInDays: 9,
    description: `Penarvon Foods bakes and chills desserts for supermarkets and cafés. Its finance office is moving to a new purchase ledger and needs another pair of hands for four months, possibly five, to clear the old one.

Day to day you will:
- Match supplier invoices to orders and delivery notes, roughly 90 a day
- Chase buyers for missing approvals and log disputed items
- Reconcile statements for the thirty largest suppliers
- Help set up the fortnightly BACS run for sign-off

Hours are 8.30am to 4.30pm, Monday to Friday, with a half-hour unpaid lunch, which makes 37.5 a week. The purchase ledger desk is three people and a team leader who has been there since the bakery opened. Parking is free, and the site is on a bus route from the city centre.

You would be engaged and paid weekly by Tidewell, with paid holiday that builds up from the first day and a workplace pension if you qualify. One interview at the site, decision the next working day.`,
    requirements: `- Purchase ledger or accounts office experience, including three-way matching
- AAT Level 2 Certificate in Accounting is helpful but practice counts for as much
- Accurate keying and comfortable use of Excel filters, sorting and lookups
- A polite, persistent telephone manner with suppliers
- Able to start within two weeks and prove your right to work`,
  },
  {
    key: 'interim-financial-accountant-birmingham',
    title: 'Interim financial accountant',
    company: 'Aldersley Components',
    location: 'Colmore Row, Birmingham',
    salary: '£310 to £360 a day',
    salaryMin: 310,
    salaryMax: 360,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 6,
    startsInDays: 42,
    closesInDays: 2,
    description: `A six-month assignment at the head office of Aldersley Components, which makes braking and steering parts at three Midlands plants. The group's year ends in September and its financial accountant has been seconded to a systems project.

Your brief
- Bring the statutory accounts of four companies to audit-ready state
- Put property and forklift leases on the balance sheet under the revised FRS 102
- Answer the auditors' queries and keep the request list moving
- Submit VAT returns and support the corporation tax computations

Expect a 37-hour week, three days of it in the office near Snow Hill station and two at home. You will report to the group financial controller and check the work of one part-qualified assistant.

The client has assessed the role as inside IR35, so the rate is paid through PAYE or an approved umbrella company; we will give you a key information document before you decide. Interviews take place by video this week and next, and there is only one stage.`,
    requirements: `- ACA, CA or ACCA qualified, with recent UK statutory reporting for a group
- Hands-on lease accounting, either from FRS 102 transition work or from IFRS 16
- Previous responsibility for an external audit on the company's side
- Experience in manufacturing helps, particularly stock and overhead absorption
- Available at no more than four weeks' notice`,
  },
  {
    key: 'commercial-relationship-manager-belfast',
    title: 'Commercial relationship manager',
    company: 'Lagan Shore Bank',
    location: 'Titanic Quarter, Belfast',
    salary: '£47,000 to £56,000 a year',
    salaryMin: 47000,
    salaryMax: 56000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 17,
    closesInDays: 13,
    description: `Lagan Shore Bank lends to owner-managed firms across Northern Ireland, typically between £250,000 and £5 million. You would take over a portfolio of about 55 customers, strongest in food processing, construction supply and hospitality.

In this post you will
- Visit customers, understand their trading and agree what funding suits them
- Write credit applications and present the larger ones to the lending panel
- Carry out annual reviews and watch covenants and management information
- Win new business through accountants, solicitors and existing customers

A credit analyst and a service executive work alongside each manager, so the paperwork is shared. Standard hours are 35 a week; the occasional breakfast meeting or customer evening is balanced by time off. Two days at the Titanic Quarter office are usual, with the rest on the road or at home.

Pay includes a car allowance of £4,800 on top of salary. There are 27 days of annual leave besides public holidays and a 10% pension contribution. We meet applicants first; the bank then holds a competency interview and a credit case study.`,
    requirements: `- A background in business lending, credit analysis or corporate recovery
- Ability to read a set of accounts and defend a view on repayment capacity
- A Chartered Banker Institute or equivalent lending qualification, held or in progress
- Full driving licence and use of a car, as many customers are in rural areas
- Meets fit and proper standards for the FCA certification regime`,
  },
  {
    key: 'part-time-bookkeeper-liverpool',
    title: 'Bookkeeper',
    company: 'Tallowgate Studios',
    location: 'Baltic Triangle, Liverpool',
    salary: '£17.20 an hour',
    salaryMin: 17.2,
    salaryMax: 17.2,
    salaryPeriod: 'hour',
    type: 'Part-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 22,
    closesInDays: 16,
    description: `Tallowgate lets rehearsal rooms, workshops and photographic studios to around eighty small creative businesses. The founders have kept the books themselves until now and want someone to take them over properly.

What the work involves
- Raising monthly licence fee invoices and following up late payers tactfully
- Posting supplier bills, card spending and petty cash in QuickBooks
- Reconciling two bank accounts and preparing the quarterly VAT return
- Running payroll for nine staff, with pension submissions
- Handing a tidy year-end file to the external accountant

The post is 20 hours a week. Four mornings from 9am to 2pm would be ideal, but three longer days are possible if you prefer. You will share a ground-floor office with the building manager and the bookings coordinator.

Paid leave is the equivalent of 30 days including bank holidays, reduced in proportion to your hours. The employer pays 5% into the pension and there is a secure bicycle store. Both founders will see candidates on site for an informal hour, followed by a paid half-day trial for the two preferred people.`,
    requirements: `- AAT Level 3 Diploma in Accounting, ICB membership or equivalent practical bookkeeping
- Confident with VAT, including mixed supplies, under Making Tax Digital
- Payroll experience with real time information submissions to HMRC
- Regular use of QuickBooks, Xero or Sage
- Discretion, since you will see tenants' and colleagues' financial details`,
  },
];
