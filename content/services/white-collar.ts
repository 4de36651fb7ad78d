/** The words of the page about office and professional recruitment. */
import { whiteCollarClaims } from './service-claims.ts';

export const whiteCollarPage = {
  slug: 'white-collar',
  head: {
    name: 'White collar recruitment',
    menuLabel: 'White collar',
    menuText: 'Offices and the professions',
    description:
      'Office and professional recruitment in finance, technology, HR, sales, healthcare administration and law.',
    keywords: 'white collar recruitment, office jobs, professional recruitment UK',
    updatedOn: '2026-11-23',
  },
  lead: 'People who keep the books, the systems and the promises. We speak to each of them before you see a name, and tell both sides what the job pays and when it can start.',
  findTalent: 'Find White Collar Talent',
  linesTitle: 'Six lines of office work',
  lines: [
    {
      sector: 'finance',
      name: 'Finance & Banking',
      text: 'From the purchase ledger to the treasury desk, permanent or for a month end that is about to slip.',
      roles:
        'Accounts assistants, bookkeepers, management accountants, credit and treasury analysts, relationship managers.',
      asked:
        'AAT, ACCA, ACA or CIMA, finished or part way. Regulated firms also take references covering six years for roles under the Senior Managers and Certification Regime.',
      industry: 'financial-services',
    },
    {
      sector: 'technology',
      name: 'Technology & IT',
      text: 'Those who write the software, and those who answer when it stops.',
      roles:
        'Support analysts, software and data engineers, cloud and security specialists, business analysts, designers.',
      asked:
        'Work that can be shown or explained, cloud certificates, and for much public-sector work BPSS or SC clearance. Contracts need a decision on IR35 before they start.',
      industry: 'technology',
    },
    {
      sector: 'people',
      name: 'Human Resources',
      text: 'Policies, pay and the difficult conversations, for teams of one or of fifty.',
      roles: 'HR administrators, advisers and business partners, payroll and reward specialists, learning managers.',
      asked:
        'CIPD level 3, 5 or 7, a payroll system by name, and up-to-date employment law: the Employment Rights Act 2025 comes into force in stages.',
    },
    {
      sector: 'sales',
      name: 'Sales & Marketing',
      text: 'New business, accounts that stay, and campaigns whose result somebody can explain.',
      roles:
        'Account and business development managers, digital marketers, CRM and content executives, event coordinators.',
      asked:
        'Figures with the story behind them, and for field work a driving licence. We show basic pay apart from bonus and commission.',
    },
    {
      sector: 'care',
      name: 'Healthcare Administration',
      text: 'The desk that patients meet first, and the records that everybody relies on afterwards.',
      roles: 'GP receptionists, medical secretaries, clinical coders, pathway coordinators, practice managers.',
      asked:
        'EMIS Web or SystmOne, medical terminology, for coders the National Clinical Coding Qualification, and a DBS check at the level that the role allows.',
    },
    {
      sector: 'law',
      name: 'Legal & Compliance',
      text: 'Fee earners and those who keep a firm within its rules.',
      roles:
        'Solicitors, paralegals, conveyancers, legal secretaries, data protection officers, compliance and money laundering officers.',
      asked:
        'A current practising certificate where the work is reserved, CILEX or SQE stage, and for officers of regulated firms approval by the regulator before they take the role for good.',
    },
  ],
  reasonsTitle: 'Why choose us for office hiring',
  reasons: [
    {
      title: 'Start dates that hold',
      text: 'People in permanent office jobs often owe one to three months’ notice. We ask on the first call, so the date you plan with is the real one.',
    },
    {
      title: 'The check that fits the role',
      text: 'A basic DBS check may be asked for in any job, a standard or enhanced one only where the law allows it. We say which applies. Disclosure Scotland and AccessNI do the same in their nations.',
    },
    {
      title: 'Pay said at the beginning',
      text: 'Jobs on our board say what they pay. We ask candidates what they need to earn, so that nobody finds out at the offer.',
    },
    {
      title: 'Contractors without surprises',
      text: 'Where a person works through their own company, public bodies and medium and large companies decide the tax status and give reasons. We have that statement in hand before day one.',
    },
    {
      title: 'No CV without consent',
      text: 'A CV goes to one named employer for one named job, and only when its owner has agreed.',
    },
    {
      title: 'An answer either way',
      text: 'Whoever was put forward hears back, with the reason as far as the employer gives one.',
    },
  ],
  factsCheckedOn: '2026-11-22',
  sources: [
    {
      title: 'Senior managers and certification regime, Financial Conduct Authority',
      url: 'https://www.fca.org.uk/firms/senior-managers-and-certification-regime',
    },
    {
      title: 'Understanding off-payroll working (IR35)',
      url: 'https://www.gov.uk/guidance/understanding-off-payroll-working-ir35',
    },
    { title: 'DBS checks for employers', url: 'https://www.gov.uk/dbs-check-applicant-criminal-record' },
    { title: 'Employment Rights Act 2025', url: 'https://www.legislation.gov.uk/ukpga/2025/36/contents' },
  ],
  claimsTitle: 'White collar in figures',
  claims: whiteCollarClaims,
  jobsTitle: 'White collar jobs open now',
  noJobs: 'No white collar jobs are open at the moment.',
  jobsFailed: 'Failed to load white collar jobs.',
  start: {
    title: 'Tell us about the desk that is empty',
    text: 'Duties, pay, place and the date that matters. Ten minutes are enough for us to begin.',
  },
  related: [
    {
      type: 'service',
      title: 'Blue collar recruitment',
      description: 'Trades, plant, warehouses and works: the other half of what we do.',
      href: '/blue-collar',
    },
    {
      type: 'location',
      title: 'Recruitment in London',
      description: 'Open jobs in London, and our telephone number there.',
      href: '/locations/london',
    },
    {
      type: 'blog',
      title: 'Career advice',
      description: 'Articles on pay, applications and changing direction.',
      href: '/blog/category/career-advice',
    },
  ],
};
