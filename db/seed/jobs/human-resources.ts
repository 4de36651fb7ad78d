import type { SeedJob } from '../seed-job.ts';

export const humanResourcesJobs: SeedJob[] = [
  {
    key: 'hr-business-partner-birmingham',
    title: 'HR business partner',
    company: 'Brindlewood Housing Association',
    location: 'Edgbaston, Birmingham',
    salary: '£49,500 to £55,000 a year',
    salaryMin: 49500,
    salaryMax: 55000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 9,
    closesInDays: 15,
    description: `Brindlewood looks after 9,400 homes across Birmingham and the Black Country and employs 520 people, half of them in repairs and neighbourhood teams. You would partner the property services directorate, where most of the current change is taking place.

Priorities for the first year
- Coach managers through a new shift pattern for out-of-hours repairs, including consultation with the recognised union
- Reduce reliance on agency trades by improving recruitment and retention
- Prepare the directorate for the Employment Rights Act 2025 changes as they take effect
- Handle the more difficult grievance, capability and restructuring cases

Two HR advisers and a shared services desk deal with routine queries, which leaves you free for this work. The week is 36 hours. Partners spend about three days among their teams, at the Edgbaston office or the depots in Tipton and Erdington.

The association gives 28 days' annual leave plus bank holidays and a defined contribution pension matched up to 10%. Please send a CV to us; a panel including a union observer will interview in the week after the closing date.`,
    requirements: `- Chartered Membership of the CIPD, or Level 7 with comparable experience
- Up-to-date employment law and confident case management up to tribunal preparation
- Collective consultation and negotiation with trade unions
- Influence with operational managers, preferably in housing, construction or utilities
- Able to travel between sites during the working day`,
  },
  {
    key: 'hr-adviser-part-time-cardiff',
    title: 'HR adviser',
    company: 'Tafside Arts',
    location: 'Cardiff Bay, Cardiff',
    salary: '£34,000 a year pro rata',
    salaryMin: 34000,
    salaryMax: 34000,
    salaryPeriod: 'year',
    type: 'Part-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 2,
    closesInDays: 22,
    description: `A producing theatre with two stages, a touring company and a busy café, Tafside Arts has 85 permanent staff and up to 60 casual workers in season. You will be its only HR specialist, reporting to the executive director.

You will be responsible for
- Advising managers on absence, conduct, probation and flexible working requests
- Drafting contracts for permanent, fixed-term and casual staff
- Looking after recruitment from advert to induction, in Welsh and English formats
- Keeping policies and the staff handbook current
- Reporting on workforce diversity to the arts council each spring

The post is 22.5 hours over three days, one of them Wednesday, when the management group meets. One of your days can be at home. The salary shown is the full-time figure for 37.5 hours; for this pattern it comes to £20,400.

Staff receive 33 days of leave including bank holidays (pro rata), 6% employer pension and two free tickets for each production. Interviews will be at the theatre, with a short written task on a fictional absence case sent out the day before.`,
    requirements: `- CIPD Level 5 Associate Diploma in People Management, or equal practical knowledge
- Generalist advice given to managers in person, not only by telephone
- Understanding of casual and zero-hours engagement, including holiday pay for irregular hours
- Welsh at any level is welcome; support to learn is available
- Willing to have a basic DBS check`,
  },
  {
    key: 'recruitment-coordinator-glasgow',
    title: 'Recruitment coordinator',
    company: 'Clydeholm Customer Services',
    location: 'Finnieston, Glasgow',
    salary: '£14.35 an hour',
    salaryMin: 14.35,
    salaryMax: 14.35,
    salaryPeriod: 'hour',
    type: 'Temporary',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 4,
    closesInDays: 6,
    description: `Clydeholm answers calls, chat and letters for water companies and housing bodies. It is opening a new floor in Finnieston and plans to take on 110 advisers in stages, so its recruitment team of four needs a coordinator for about five months.

The assignment covers
- Booking assessment sessions, usually three a week with twelve people at each
- Telling every applicant where they stand within two working days
- Checking right to work documents in person and online, and requesting references
- Tracking adjustments that candidates ask for and making sure they are in place
- Updating the vacancy tracker that the operations managers read on Fridays

Working time is 35 hours, 9am to 5pm with an hour's lunch, and one evening session a fortnight until 7pm with a later start that day. Two days from home are possible once you know the system.

Tidewell employs you for the length of the assignment and pays weekly in arrears. Annual leave accrues at the statutory rate, and you have the same access to canteen and parking as permanent staff. There is a half-hour interview on Teams.`,
    requirements: `- Administration in recruitment, HR or training, with many appointments on the go at once
- Knowledge of right to work checking, including share codes and digital identity checks
- An applicant tracking system used daily; Clydeholm's own is taught in a morning
- Friendly, accurate written messages
- Free to begin within a fortnight and stay to the end`,
  },
  {
    key: 'learning-and-development-manager-london',
    title: 'Learning and development manager',
    company: 'Harcastle Underwriting',
    location: 'Canary Wharf, London',
    salary: '£58,000 to £65,000 a year',
    salaryMin: 58000,
    salaryMax: 65000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 13,
    closesInDays: 27,
    description: `Harcastle insures commercial property, marine cargo and fine art, with 380 employees in London and a claims office in Chelmsford. Training has been bought in piecemeal; the new people director wants one person to own a plan for it.

You will
- Find out what underwriters, claims handlers and managers need, and agree priorities with each head of department
- Redesign the first-line manager programme, which 45 people are due to take next year
- Run the apprenticeship scheme, including how the growth and skills levy is spent
- Oversee continuing professional development records for the conduct rules and insurance qualifications
- Manage a coordinator and a supplier budget of £310,000

Employees are at Canary Wharf on two or three days, depending on what is being delivered. The contract is 35 hours. Trips to Chelmsford happen about twice a month.

In return the firm provides a non-contributory 10% pension, private medical insurance and 28 days' holiday with bank holidays on top. Candidates meet the people director, then present a ninety-day outline to two department heads; expenses for travel to the second stage are refunded.`,
    requirements: `- A record of designing and evaluating programmes for managers and professional staff
- Line management or supplier management, with a budget to account for
- Working knowledge of apprenticeship standards and levy funding in England
- CIPD Level 5 or 7 in learning and development, or membership of the LPI
- Experience in insurance or another regulated financial firm is preferred`,
  },
  {
    key: 'payroll-and-benefits-specialist-liverpool',
    title: 'Payroll and benefits specialist',
    company: 'Wirrendale Hotels',
    location: 'Liverpool',
    salary: '£33,500 a year',
    salaryMin: 33500,
    salaryMax: 33500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 20,
    closesInDays: 11,
    description: `From its head office near Lime Street, Wirrendale runs seven hotels in the north west and north Wales. Payroll for 900 people, many of them on variable hours, is done in house by a manager and two specialists. One of the two is retiring.

The role in practice
- Process the four-weekly payroll for three hotels from timesheet import to payslip
- Calculate statutory sick pay and parental pay, including the sick pay rules that changed in April 2026
- Make sure tips are allocated and paid in line with the statutory code
- Check each period that nobody falls below the minimum wage after uniform or meal deductions
- Answer employees' questions, by phone or at the hotels

You will do 37.5 hours between Monday and Friday. The office is open to you every day; two days at home are normal outside payroll week.

There are 31 days' holiday including bank holidays, a 5% employer pension, meals on duty and staff room rates for family. We interview by telephone first, and the payroll manager will set a short gross-to-net exercise when you meet.`,
    requirements: `- End-to-end payroll for a workforce with changing hours, preferably over 250 people
- Manual calculation of statutory payments, holiday pay and attachment orders
- Auto-enrolment duties and pension file uploads
- CIPP qualification, or the AAT payroll units, completed or under way
- Calm, plain explanations for colleagues who think their pay is wrong`,
  },
  {
    key: 'reward-analyst-edinburgh',
    title: 'Reward analyst',
    company: 'Dunmorran Asset Management',
    location: 'Quartermile, Edinburgh',
    salary: '£45,000 to £50,000 a year',
    salaryMin: 45000,
    salaryMax: 50000,
    salaryPeriod: 'year',
    type: 'Contract',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 50,
    closesInDays: 28,
    description: `This contract (fixed term, 12 months) covers parental leave at Dunmorran, an investment manager with 640 staff, most of them in Edinburgh. The reward team is three people: a head, a benefits manager and the analyst you would replace.

The year's cycle
- Benchmark salaries against two market surveys and recommend ranges
- Prepare the modelling for the annual pay and bonus review, from November to February
- Calculate gender pay gap figures and draft the commentary
- Support the remuneration committee with papers on material risk takers under the FCA's remuneration code
- Answer managers' questions about grading and offers

The contract is directly with Dunmorran on 35 hours a week, in the Quartermile building on at least two days. A four-week handover with the present post-holder is planned at each end.

Fixed-term staff have the same 29 days' leave, public holidays, 11% pension and private health cover as permanent colleagues, and are eligible for the discretionary bonus pro rata. The head of reward will hold one interview with an Excel task of forty minutes. Adjustments can be arranged through us.`,
    requirements: `- Reward, compensation or people analytics experience in a firm with formal grading
- Advanced Excel: modelling, data cleaning and checks that others can follow
- Familiarity with salary surveys and job evaluation
- Discretion with confidential pay data, and UK GDPR awareness
- Knowledge of financial services remuneration rules would shorten the handover`,
  },
];
