/** One role in one city, posted over two months, enough to show demand and trend. */
import type { SeedJob } from '../seed-job.ts';

export const softwareDeveloperJobs: SeedJob[] = [
  {
    key: 'software-developer-ticketing-london',
    title: 'Software developer, ticketing',
    company: 'Foxmere Tickets',
    location: "King's Cross, London",
    salary: '£56,000 to £64,000 a year',
    salaryMin: 56000,
    salaryMax: 64000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 4,
    closesInDays: 26,
    description: `Foxmere sells seats for 60 theatres and small concert halls. On the morning that a popular run goes on sale, 30,000 people want the same 900 seats, and your team makes sure that each of them is treated fairly and charged once.

What you would work on
- The waiting room and seat maps, in Kotlin with a React front end
- Holding a seat while somebody pays, without ever selling it twice
- Load tests before each large sale, and a calm write-up after it
- Access bookings: wheelchair places, companions and captioned performances

Five developers, a designer and a product owner share the product. Wednesday is the common day in the office near Granary Square; a second is yours to choose. Big sales start at 10am and are covered in turn, with time off in lieu.

You get 27 days' leave plus bank holidays, 5% pension and two theatre tickets a month. Expect one technical conversation and one afternoon with the team.`,
    requirements: `- Commercial experience with Kotlin or Java on the server
- Enough React to change what the customer sees
- An understanding of transactions and locking in a relational database
- Code that others have had to maintain, and what you learnt from it`,
  },
  {
    key: 'graduate-software-developer-london',
    title: 'Graduate software developer',
    company: 'Orrinwell Surveys',
    location: 'Southwark, London',
    salary: '£36,000 a year',
    salaryMin: 36000,
    salaryMax: 36000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'on-site',
    owner: 'agency',
    postedDaysAgo: 11,
    closesInDays: 19,
    description: `Orrinwell measures buildings with drones and laser scanners and turns the results into drawings for architects. Its software team of four takes on one graduate each year and has kept every one of the last five.

Your first year
- Three months fixing small faults across the code, each with a reviewer beside you
- Then a feature of your own in the viewer that clients use, written in TypeScript
- Some Python, for the programs that clean up point clouds
- A day on site with a survey crew each quarter, so that you know where the data comes from

The office is five minutes from London Bridge. We ask beginners to be there on four days, because that is how they learn; hours are 9.30am to 5.30pm with an hour for lunch.

Pay is reviewed after six and twelve months. There are 25 days of leave plus bank holidays and a 4% pension. We read every application, reply to all of them, and set a one-hour exercise that we then talk through.`,
    requirements: `- A degree, an apprenticeship or a portfolio that shows you can program
- One language that you know well, whichever it is
- Curiosity about how buildings are put together
- No commercial experience is needed`,
  },
  {
    key: 'senior-software-developer-claims-london',
    title: 'Senior software developer, claims',
    company: 'Ketterby Marine Mutual',
    location: 'Aldgate, London',
    salary: '£74,000 to £82,000 a year',
    salaryMin: 74000,
    salaryMax: 82000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 33,
    closesInDays: 12,
    description: `A mutual that has insured coastal shipping since 1884 is moving its claims handling off a system that nobody else still runs. Half of the work is done; this post leads the other half.

The task
- Move 11 years of claims and their documents into a C# and SQL Server service, ledger by ledger
- Sit with the claims handlers and find out which of their workarounds are really rules
- Reconcile every night's figures between old and new until the auditors are content
- Mentor two developers who joined from the help desk

The office at Aldgate is used on Tuesdays and Thursdays. Core hours are 10am to 4pm in a 35-hour week, and the system is not supported at night.

In return: 10% employer pension, 28 days plus bank holidays, life cover and a study allowance for insurance exams if you want them. There are two interviews, the second with the head of claims.`,
    requirements: `- Several years of C# and .NET in a business where figures must add up
- At least one migration of data that you saw through to the end
- SQL beyond what an object mapper writes for you
- Plain speech with people who are not developers`,
  },
  {
    key: 'software-developer-python-london',
    title: 'Software developer (Python), air quality',
    company: 'Clearlane Monitoring',
    location: 'Stratford, London',
    salary: '£49,000 to £55,000 a year',
    salaryMin: 49000,
    salaryMax: 55000,
    salaryPeriod: 'year',
    type: 'Full-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 38,
    closesInDays: 5,
    description: `Boroughs and schools pay Clearlane for 1,900 roadside sensors and, more to the point, for numbers that can be trusted. Sensors drift, lose their signal and get painted over; the software has to notice.

You will
- Write the services that take in a reading a minute from each sensor (Python, PostgreSQL with TimescaleDB)
- Build checks that flag a bad sensor before a resident does
- Publish data by an open interface that other people's maps depend on
- Help the field team with a small web app for their phones

It is a company of 22 people in a shared building beside the Olympic Park. Two days a week there, the rest wherever you like in the UK. A rota of one weekend in six answers alerts, at £140 for the weekend.

26 days' leave plus bank holidays, 6% pension, and a bicycle scheme that most people use.`,
    requirements: `- Python written for production, with tests
- Time series or other data that arrives late, twice or not at all
- SQL, and an idea of what makes a query slow
- Care for publishing figures that the public will read`,
  },
  {
    key: 'contract-software-developer-london',
    title: 'Software developer, six-month contract',
    company: 'Hallowmead Records',
    location: 'Holborn, London',
    salary: '£430 to £480 a day',
    salaryMin: 430,
    salaryMax: 480,
    salaryPeriod: 'day',
    type: 'Contract',
    category: 'white-collar',
    basis: 'temporary',
    workMode: 'hybrid',
    owner: 'agency',
    postedDaysAgo: 46,
    closesInDays: 9,
    description: `Hallowmead keeps deeds, wills and company books for 340 law firms. Its catalogue search was written for a tenth of the records it now holds, and has to be replaced before a large client moves in.

The assignment
- Replace the search behind an existing TypeScript application, using OpenSearch
- Agree with the archivists what 'the same person' means across two centuries of spelling
- Measure old and new side by side before anybody is switched over
- Leave notes and tests that the two permanent developers can live with

Two days a week in Holborn, three at home. The term is six months from your start, with a week's notice on either side.

The client has assessed the work as inside IR35. You are paid through PAYE or an approved umbrella company, and we give you a key information document before you accept. One interview by video, with an answer within two days.`,
    requirements: `- A search engine such as OpenSearch, Elasticsearch or Solr, tuned on real data
- TypeScript and Node.js in production
- Experience of joining a small team for a fixed task and handing it over
- Free to start within a month`,
  },
  {
    key: 'part-time-software-developer-london',
    title: 'Part-time software developer, charity systems',
    company: 'Lanternway Trust',
    location: 'Walthamstow, London',
    salary: '£52,000 a year pro rata',
    salaryMin: 52000,
    salaryMax: 52000,
    salaryPeriod: 'year',
    type: 'Part-time',
    category: 'white-collar',
    basis: 'permanent',
    workMode: 'remote',
    owner: 'agency',
    postedDaysAgo: 55,
    closesInDays: 14,
    description: `Lanternway runs 14 night shelters and a helpline. Volunteers book their shifts, and staff place guests, with a system that was built by friends of the charity and has become too important for that.

Over three days a week you would
- Look after a Django application and the server it runs on
- Make the shift rota work on an old phone with a poor signal
- Keep guests' records as private as the law, and decency, ask
- Train the shelter managers, and listen to them

Work from home anywhere in the UK; once a month the digital team of three meets in Walthamstow, and travel from outside London is paid. The 22.5 hours can be spread over three to five days, but the Friday handover at 2pm stays.

The salary shown is for full-time work; for three days it comes to £31,200. There is a 7% pension, and leave of 27 days plus bank holidays in proportion. A basic DBS check is made before you start.`,
    requirements: `- Django, or another Python framework and the will to learn this one
- Looking after a live system on your own for a while, backups included
- Knowledge of UK data protection law as it concerns developers
- Patience with users who have had a long night`,
  },
];
