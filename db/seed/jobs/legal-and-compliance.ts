import type { SeedJob } from '../seed-job.ts';

export const legalAndComplianceJobs: SeedJob[] = [
  {
    key: 'commercial-property-solicitor-birmingham',
    title: 'Commercial property solicitor',
    company: 'Thackwell Prior LLP',
    location: 'Jewellery Quarter, Birmingham',
    salary: '£58,000 to £68,000 a year',
    salaryMin: 58000,
    salaryMax: 68000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 24,
    closesInDays: 29,
    description: `Thackwell Prior acts for landlords, manufacturers and family-owned developers throughout the West Midlands. The property department has two partners, three solicitors and four paralegals, and its workload has outgrown them.

Typical matters
- Leases for industrial estates and high street parades, for either party
- Purchases and sales of sites worth up to £12 million
- Lease renewals under the Landlord and Tenant Act 1954
- Secured lending for three regional lenders
- Supervision of a paralegal's files

You will have your own clients from the outset and a realistic billing target of £165,000. Work is discussed at a Monday meeting, and files are shared when anyone is away. Solicitors are in the Jewellery Quarter for three days and at home for two, on a contract of 35 hours.

There are 26 days of annual leave with the Christmas closure on top, a 6% pension, practising certificate fees and a bonus tied to department results. The partners prefer two conversations, one over lunch; neither involves a test. Your application is held by Tidewell and goes forward only when you have agreed.`,
    requirements: `- Solicitor admitted in England and Wales with a current SRA practising certificate, or CILEX member with conveyancing practice rights
- Mixed commercial property caseload handled with limited supervision
- Land Registry procedures, including split titles and first registration
- Confident drafting of heads of terms, leases and reports on title
- Commitment to the SRA Principles and accounts rules`,
  },
  {
    key: 'conveyancing-paralegal-leeds',
    title: 'Conveyancing paralegal',
    company: 'Otterbeck Solicitors',
    location: 'Chapel Allerton, Leeds',
    salary: '£26,500 to £29,500 a year',
    salaryMin: 26500,
    salaryMax: 29500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 3,
    closesInDays: 19,
    description: `Most of Otterbeck's clients come by recommendation from within three miles of the office. The residential team completes about 40 sales and purchases a month, and each solicitor is paired with one paralegal who knows every file.

With your solicitor you will
- Open files, verify identity and source of funds, and send client care papers
- Order searches and report on the results in plain words
- Draft contracts and transfers, and raise and answer enquiries
- Prepare completion statements and the Stamp Duty Land Tax return
- Register titles and deal with requisitions

Clients may call in without appointment, which is why the post is based at the office. The week is 36.25 hours, 9am to 5.15pm with an hour at midday. Fridays before bank holidays are busy and are planned for.

Otterbeck pays for CILEX study after the first six months and gives exam leave. Holiday is 23 days plus bank holidays and three days at Christmas; pension contributions are 4% from the firm. You will be interviewed by a solicitor and a paralegal together, and shown a file to talk through.`,
    requirements: `- Residential conveyancing support, covering at least the stages from instruction to exchange
- CILEX Level 3, a law degree, CLC technician study or the same knowledge gained at work
- Awareness of money laundering rules for property transactions
- Case management software; the firm uses LEAP
- Friendly dealings with agents, lenders and people moving home`,
  },
  {
    key: 'data-protection-officer-glasgow',
    title: 'Data protection officer',
    company: 'Clydeward Homes',
    location: 'Govan, Glasgow',
    salary: '£46,500 to £51,500 a year',
    salaryMin: 46500,
    salaryMax: 51500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 45,
    closesInDays: 12,
    description: `Clydeward Homes is a registered social landlord with 7,600 tenancies on the south side of the city. It holds sensitive information about tenants' health, debts and families, and answers about 210 subject access and freedom of information requests a year.

The post-holder
- Advises the board and managers on UK GDPR and the Data (Use and Access) Act 2025
- Reviews data protection impact assessments, for instance on sensors that detect damp
- Oversees requests under FOISA and reports to the Scottish Information Commissioner
- Investigates personal data breaches and decides with directors whether to notify
- Trains repairs, housing and contact centre staff

The law requires this officer to be independent, so you report to the chief executive and have access to the audit committee. An information governance assistant works with you. You may divide 35 hours between the Govan office and home, with a minimum of two office days.

Clydeward offers 27 days' leave plus 12 public holidays and a pension scheme with up to 12% employer contribution. A first interview by panel is followed by an in-tray exercise and a meeting with two tenant board members.`,
    requirements: `- Advisory experience in data protection for an organisation that handles special category data
- Practitioner certificate from BCS, PDP or IAPP (CIPP/E), or an equivalent
- Freedom of information in Scotland, including exemptions and reviews
- Independence of judgement and the tact to use it
- Social housing knowledge is an advantage and can be learnt`,
  },
  {
    key: 'deputy-mlro-london',
    title: 'Deputy money laundering reporting officer',
    company: 'Quillon Bridge Bank',
    location: 'Moorgate, London',
    salary: '£68,000 to £78,000 a year',
    salaryMin: 68000,
    salaryMax: 78000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 6,
    closesInDays: 30,
    description: `A specialist bank with 230 staff, Quillon Bridge takes savings online and lends to property investors and professional firms. Its financial crime function has nine people. You would be second to the money laundering reporting officer and act in that person's absence.

Scope of the post
- Review internal suspicions and decide whether a report goes to the National Crime Agency
- Approve higher-risk and politically exposed customers, or decline them
- Update the business-wide risk assessment and the controls against failure to prevent fraud
- Check the quality of alert handling and sanctions screening
- Draft the annual report to the board and answer regulators' questions

Four analysts report to you. The team is at Moorgate on Tuesdays, Wednesdays and one more day, and works 35 hours with flexible starts. Urgent consent requests sometimes arrive late in the day; a rota decides who stays.

Remuneration also includes an annual bonus scheme, a 10% pension, income protection and 28 days' leave besides bank holidays. Applicants we put forward will speak with the MLRO, complete a case exercise at the bank, and lastly see the chief risk officer.`,
    requirements: `- Senior investigation or advisory work in financial crime at a UK regulated firm
- Thorough command of the Money Laundering Regulations 2017, POCA 2002 and JMLSG guidance
- ICA diploma, CAMS or comparable certification
- Decisions written so that a regulator could follow them
- Regulatory references and a standard DBS check, where the role is eligible for one`,
  },
  {
    key: 'regulatory-compliance-consultant-cardiff',
    title: 'Regulatory compliance consultant',
    company: 'Severnwick Insurance',
    location: 'Central Square, Cardiff',
    salary: '£400 to £450 a day',
    salaryMin: 400,
    salaryMax: 450,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'remote',
    owner: 'agency',
    postedDaysAgo: 37,
    closesInDays: 15,
    description: `Severnwick sells motor, home and pet insurance itself and through two partners. After an internal audit it is rebuilding the way it proves fair value and good outcomes to customers, and requires a consultant for seven months.

What has to be delivered
- A gap analysis of product governance against PROD 4 and the Consumer Duty
- Fair value assessments for six products, with the pricing and claims teams
- A short set of outcome measures for the board, replacing 64
- Revised oversight of the two distribution partners
- Training so that product owners can carry on without you

The project team has a manager, an analyst and a data specialist. Meetings are held on Teams, and travel to Central Square is needed about twice a month, agreed ahead. The client expects five days a week at first, falling to four after month five.

A status determination places this work inside IR35. Day rates are quoted before tax, and for umbrella workers before the employment costs shown in the key information document. The client will choose after one video interview and sight of two redacted work samples.`,
    requirements: `- Compliance or product governance in general insurance, on the firm's side or as an adviser
- First-hand delivery of Consumer Duty assessments or fair value reviews
- Fluency with the FCA Handbook, particularly ICOBS, PROD and SYSC
- Ability to work with actuaries and pricing analysts on data
- CII or ICA qualification preferred; ready to start within a month`,
  },
  {
    key: 'legal-counsel-liverpool',
    title: 'Legal counsel',
    company: 'Crossbank Marine Systems',
    location: 'Princes Dock, Liverpool',
    salary: '£62,000 to £74,000 a year',
    salaryMin: 62000,
    salaryMax: 74000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 19,
    closesInDays: 34,
    description: `Steering gear, winches and shore power equipment made by Crossbank go into ferries, survey vessels and ports in 28 countries. The legal team is a general counsel and a contracts manager; you would be its second lawyer.

Your desk would hold
- Supply, agency and distribution contracts, many on customers' terms
- Advice on warranty claims, liquidated damages and delay
- Export control and sanctions questions from the sales team
- Standard terms and short guides for engineers who negotiate abroad
- Instruction of outside firms when a dispute or acquisition needs them

People drop in with questions, so you sit beside them at Princes Dock three days a week. The week is 37 hours. Travel is light, perhaps two trips a year.

Where you start in the range depends on your post-qualification work. The rest is fixed: 27 days' holiday and bank holidays, matched pension up to 8%, medical insurance and your practising fees. Discussions are with the general counsel first, then the commercial director. There is a short contract mark-up in between, sent to you with a week's notice.`,
    requirements: `- Qualified solicitor or barrister in England and Wales, or Chartered Legal Executive, entitled to practise
- Commercial contracts work in house or on secondment, preferably for a manufacturer
- Knowledge of UK export control and sanctions, or the wish to acquire it
- Advice that fits on one page
- Permission to work in the UK`,
  },
];
