import type { SeedJob } from '../seed-job.ts';

export const technologyAndItJobs: SeedJob[] = [
  {
    key: 'data-engineer-leeds',
    title: 'Data engineer',
    company: 'Northgate Analytics',
    location: 'Holbeck, Leeds',
    salary: '£54,000 to £63,000 a year',
    salaryMin: 54000,
    salaryMax: 63000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'first employer',
    postedDaysAgo: 8,
    closesInDays: 31,
    description: `Every night our platform takes in sales and stock files from more than 140 retail and wholesale customers and turns them into forecasts before the buyers start work. The data engineering group of six makes sure that happens, and is adding a seventh person.

Your part in it
- Build and maintain ingestion pipelines in Python, dbt and Airflow
- Write data quality checks that catch a bad file before a customer does
- Bring down the cost and run time of our largest Snowflake models
- Agree data contracts with the forecasting scientists who use your tables

Hours are 37.5 a week over five days. We ask for two days in Leeds, and you choose which. The on-call rota comes round one week in seven and pays £250 for the week plus time back for any call-out.

You get 26 days off as well as bank holidays, 6% employer pension and a £1,200 yearly training budget. Selection is a half-hour call, a pairing session on a realistic pipeline (no take-home test) and a talk with the team.`,
    requirements: `- Production data pipelines you have built and then looked after
- Strong SQL, including window functions and query tuning
- Python with tests, code review and version control as daily habits
- Experience with a cloud warehouse such as Snowflake, BigQuery or Redshift
- Willing to join the on-call rota after a three-month handover period`,
  },
  {
    key: 'senior-software-engineer-manchester',
    title: 'Senior software engineer',
    company: 'Northgate Analytics',
    location: 'Ancoats, Manchester',
    salary: '£65,000 to £76,000 a year',
    salaryMin: 65000,
    salaryMax: 76000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'first employer',
    postedDaysAgo: 0,
    closesInDays: 35,
    description: `The Ancoats office builds the part of Northgate that customers see: the planning screens where a buyer checks a forecast, overrides it and sends an order. You would join one of three product squads, each with four engineers, a designer and a product manager.

The main part of the job
- Design and ship features across a TypeScript front end and a Node and PostgreSQL back end
- Lead the replacement of our ordering screen, which struggles with catalogues above 50,000 lines
- Review code, pair with two mid-level engineers and help them grow
- Sit in on customer sessions about once a month

We release several times a day behind feature flags. The squad meets in the office on Mondays and one other day it picks for itself. A full week is 37.5 hours, and a nine-day fortnight is available after probation.

The package has 6% employer pension, 26 days' leave on top of bank holidays, and enhanced parental pay. You will have an introductory call, a code review exercise done with us, and a system design conversation. We give written feedback to everyone interviewed.`,
    requirements: `- A record of delivering and supporting web applications in production
- TypeScript on both client and server, with a modern component framework
- Good relational database design and the ability to read a query plan
- Practical knowledge of accessibility to WCAG 2.2 AA
- Experience of guiding other engineers, whether or not you have managed people`,
  },
  {
    key: 'it-support-analyst-manchester',
    title: 'IT support analyst',
    company: 'Northgate Analytics',
    location: 'Ancoats, Manchester',
    salary: '£29,500 a year',
    salaryMin: 29500,
    salaryMax: 29500,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'first employer',
    postedDaysAgo: 14,
    closesInDays: 12,
    description: `You will be the first person our Manchester colleagues turn to when a laptop, a login or a meeting room lets them down. Northgate has two people in internal IT today, both based in Leeds, and this new post gives Ancoats its own.

Main tasks
- Resolve around 15 tickets a day in person, by chat and by remote session
- Build, ship and recover Windows and Mac laptops through Intune
- Set up joiners and remove leavers' access on the right day
- Look after the office network cupboard, printers and video equipment
- Write short guides so the same question is not asked twice

The desk is staffed from 8.30am to 5pm on weekdays with an hour for lunch. Because the kit and the people are here, this is an office role, with a monthly visit to Leeds at our expense.

Benefits include paid exam fees for one certification a year, 26 days of paid holiday (bank holidays are extra), and a pension with 6% from us. Apply with a CV; no covering letter is needed. One interview, lasting an hour, includes two troubleshooting scenarios.`,
    requirements: `- Some time on a service desk, or equivalent practice in a school, shop or voluntary body
- Working knowledge of Microsoft 365, Entra ID accounts and multi-factor authentication
- Basic networking: DHCP, DNS, wireless and VPN faults
- Patience in explaining technical matters to people who are under pressure
- CompTIA A+ or ITIL 4 Foundation would be useful`,
  },
  {
    key: 'cloud-platform-engineer-london',
    title: 'Cloud platform engineer',
    company: 'Fenwright Payments',
    location: 'Shoreditch, London',
    salary: '£525 to £575 a day',
    salaryMin: 525,
    salaryMax: 575,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 5,
    closesInDays: 8,
    description: `Fenwright Payments processes card and open banking payments for charities and membership bodies. It is moving the last of its services out of a hosted data centre in Docklands and into AWS before the lease ends, and wants an experienced contractor for nine months.

Deliverables
- Terraform modules for the remaining eleven services, reviewed and documented
- Migration of two PostgreSQL clusters with less than ten minutes' downtime
- Evidence for the PCI DSS assessor that the new environment meets version 4.0.1
- Handover to the permanent platform team of four

You will work with the head of platform and a security engineer, in two-week iterations. One day a week in Shoreditch is expected, two during the migration weekends, of which three are planned and charged at the normal daily rate.

The engagement has been determined as inside IR35. We explain the pay arrangements in writing and answer questions before you accept. Selection consists of a technical discussion with two engineers, around 75 minutes, with an offer normally made within three days.`,
    requirements: `- Substantial AWS experience in production: EKS, RDS, IAM and multi-account networking
- Terraform at module level, with automated testing and policy checks
- At least one live data centre or database migration delivered
- Familiarity with PCI DSS or a similar control framework
- Basic DBS check and financial probity check, as required of all payment staff`,
  },
  {
    key: 'cyber-security-analyst-glasgow',
    title: 'Cyber security analyst',
    company: 'Kelvinbrook Energy',
    location: 'Glasgow',
    salary: '£41,500 to £48,000 a year',
    salaryMin: 41500,
    salaryMax: 48000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 38,
    closesInDays: 20,
    description: `Kelvinbrook operates onshore wind farms and battery storage sites from the Borders to Caithness. As an operator of essential services it must detect and report attacks on both its office systems and the control systems at its sites.

You will be one of five analysts. The duties:
- Investigate alerts in Microsoft Sentinel and Defender, and close or escalate them with a clear record
- Write and tune detection rules, working from threat intelligence on the energy sector
- Take part in incident exercises with the site control engineers
- Follow up vulnerabilities with system owners until they are fixed

Monitoring overnight is outsourced, so the team works weekdays, 37 hours, with early and late starts shared out by agreement. You may work at home up to three days a week. Twice a year there is a site visit, with safety equipment and transport provided.

Terms include 30 days' holiday plus six public holidays, a pension contribution of up to 8% and life assurance. The first conversation is with us; a practical log analysis task and panel interview follow at the Glasgow office.`,
    requirements: `- Experience of triage in a security operations centre, or strong systems administration with a security focus
- Ability to query logs in KQL, SPL or something comparable
- Knowledge of MITRE ATT&CK and the NCSC Cyber Assessment Framework
- A certification such as CompTIA CySA+, SC-200 or GIAC GCIH is an advantage
- Able to complete BPSS-level pre-employment checks`,
  },
  {
    key: 'business-analyst-belfast',
    title: 'Business analyst',
    company: 'Ardmoyle Software',
    location: 'Cathedral Quarter, Belfast',
    salary: '£40,000 to £46,000 a year',
    salaryMin: 40000,
    salaryMax: 46000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'remote',
    owner: 'agency',
    postedDaysAgo: 25,
    closesInDays: 7,
    description: `Councils use Ardmoyle's software to handle planning applications, licensing and building control. The firm has won contracts with four more authorities and needs a business analyst to work out how each one's process should fit the product.

What fills the week
- Interview planning and licensing officers, and map how cases really move
- Turn what you learn into user stories with acceptance criteria developers can test
- Decide with the product owner what is configuration and what is new code
- Support user acceptance testing and the first fortnight after go-live

The delivery team is spread over Northern Ireland and works from home. It gathers in the Cathedral Quarter once a month, and council workshops mean perhaps two nights away each quarter, with expenses paid. Contracted time is 36.25 hours, and core hours are 10am to 3.30pm.

Holiday is 25 days, rising by one a year to 30, plus the Northern Ireland public holidays. There is private medical cover and 7% employer pension. Expect a video interview, then a workshop simulation using an invented licensing case.`,
    requirements: `- Proven requirements work on software used by the public sector or another regulated field
- Process modelling in BPMN or a similar notation
- Skill in running workshops where people disagree
- BCS International Diploma in Business Analysis, or modules towards it, welcome
- Home in Northern Ireland or within reach of Belfast for the monthly meeting`,
  },
];
