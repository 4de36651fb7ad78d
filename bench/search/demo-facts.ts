/** The demo's own open adverts, graded by the same facts. Written by hand, with the skills that a query asks for. */
import { demoJobs } from '#db/seed/jobs.ts';
import { type SeedJob, seedJobId } from '#db/seed/seed-job.ts';
import type { JobFacts } from './facts.ts';
import { familyOf } from './occupations.ts';

type ManualFacts = Partial<Pick<JobFacts, 'level' | 'shift' | 'title' | 'skills' | 'alsoDoes'>>;

/** Occupations that are missing from the table exist in the demo only. */
const FACTS: Record<string, [occupation: string, town: string, said?: ManualFacts]> = {
  'groundworker-holbeck': ['groundworker', 'Leeds'],
  'dryliner-nine-elms': ['plasterer', 'London'],
  'excavator-operator-dalmarnock': ['groundworker', 'Glasgow'],
  'stonemason-leith': ['stonemason', 'Edinburgh'],
  'joiner-titanic-quarter': ['carpenter', 'Belfast'],
  'plumber-ancoats': ['plumber', 'Manchester'],
  'management-accountant-leeds': ['accountant', 'Leeds'],
  'credit-risk-analyst-edinburgh': ['credit-risk-analyst', 'Edinburgh', { skills: ['python', 'sql'] }],
  'accounts-payable-assistant-cardiff': ['accounts-assistant', 'Cardiff', { title: 'Purchase ledger clerk' }],
  'interim-financial-accountant-birmingham': ['accountant', 'Birmingham'],
  'commercial-relationship-manager-belfast': ['relationship-manager', 'Belfast'],
  'part-time-bookkeeper-liverpool': ['bookkeeper', 'Liverpool', { skills: ['aat', 'sage'] }],
  'craft-baker-liverpool': ['baker', 'Liverpool'],
  'brewery-technician-sighthill': ['brewery-technician', 'Edinburgh'],
  'butcher-belfast': ['butcher', 'Belfast'],
  'kitchen-porter-cardiff': ['kitchen-porter', 'Cardiff'],
  'hygiene-operative-openshaw': ['hygiene-operative', 'Manchester', { shift: 'nights' }],
  'line-leader-park-royal': ['line-leader', 'London'],
  'gp-practice-manager-leeds': ['practice-manager', 'Leeds'],
  'medical-secretary-liverpool': ['medical-secretary', 'Liverpool'],
  'clinical-coder-cardiff': ['clinical-coder', 'Cardiff'],
  'gp-receptionist-belfast': ['receptionist', 'Belfast', { title: 'Medical receptionist' }],
  'patient-pathway-coordinator-edinburgh': ['pathway-coordinator', 'Edinburgh'],
  'clinic-operations-manager-manchester': ['clinic-manager', 'Manchester'],
  'hr-business-partner-birmingham': ['hr-adviser', 'Birmingham'],
  'hr-adviser-part-time-cardiff': ['hr-adviser', 'Cardiff'],
  'recruitment-coordinator-glasgow': ['recruitment-consultant', 'Glasgow', { title: 'Recruitment resourcer' }],
  'learning-and-development-manager-london': ['learning-manager', 'London'],
  'payroll-and-benefits-specialist-liverpool': ['payroll-administrator', 'Liverpool'],
  'reward-analyst-edinburgh': ['reward-analyst', 'Edinburgh'],
  'commercial-property-solicitor-birmingham': ['solicitor', 'Birmingham'],
  'conveyancing-paralegal-leeds': ['paralegal', 'Leeds'],
  'data-protection-officer-glasgow': ['data-protection-officer', 'Glasgow'],
  'deputy-mlro-london': ['mlro', 'London'],
  'regulatory-compliance-consultant-cardiff': ['compliance-consultant', 'Cardiff'],
  'legal-counsel-liverpool': ['solicitor', 'Liverpool'],
  'hgv-class-1-night-trunk-trafford-park': [
    'hgv-class-1',
    'Manchester',
    { shift: 'nights', skills: ['class-1', 'cpc'] },
  ],
  'reach-truck-driver-garston': ['reach-truck-driver', 'Liverpool', { shift: 'rotating', skills: ['reach'] }],
  'transport-planner-witton': ['transport-planner', 'Birmingham'],
  'evening-warehouse-operative-trafford-park': ['warehouse-operative', 'Manchester', { shift: 'evenings' }],
  'hiab-driver-charlton': ['hgv-class-2', 'London', { title: 'HGV Class 2 driver', skills: ['class-2', 'cpc'] }],
  'multi-drop-van-driver-cardiff': ['van-driver', 'Cardiff'],
  'multi-skilled-maintenance-engineer-stourton': ['maintenance-engineer', 'Leeds', { shift: 'rotating' }],
  'testing-electrician-canary-wharf': ['electrician', 'London'],
  'lift-service-engineer-glasgow': ['lift-engineer', 'Glasgow'],
  'refrigeration-engineer-birmingham': ['refrigeration-engineer', 'Birmingham'],
  'handyperson-edinburgh': ['handyperson', 'Edinburgh'],
  'hgv-technician-duncrue': ['hgv-technician', 'Belfast'],
  'cnc-miller-tyseley': ['cnc-machinist', 'Birmingham'],
  'coded-tig-welder-castlereagh': ['welder', 'Belfast', { title: 'TIG welder', skills: ['tig'] }],
  'injection-moulding-setter-cross-green': ['moulding-setter', 'Leeds', { shift: 'nights' }],
  'film-production-operative-wentloog': ['production-operative', 'Cardiff'],
  'sewing-machinist-speke': ['sewing-machinist', 'Liverpool'],
  'quality-inspector-hillington': ['quality-inspector', 'Glasgow'],
  'account-manager-manchester': ['account-manager', 'Manchester'],
  'digital-marketing-manager-london': ['marketing-executive', 'London', { level: 'senior' }],
  'content-executive-edinburgh': ['marketing-executive', 'Edinburgh'],
  'business-development-manager-birmingham': ['sales-executive', 'Birmingham', { level: 'senior' }],
  'crm-executive-glasgow': ['marketing-executive', 'Glasgow'],
  'events-coordinator-belfast': ['events-coordinator', 'Belfast'],
  'data-engineer-leeds': ['data-engineer', 'Leeds', { skills: ['python', 'sql'] }],
  'senior-software-engineer-manchester': ['software-developer', 'Manchester', { level: 'senior' }],
  'it-support-analyst-manchester': ['it-support', 'Manchester'],
  'cloud-platform-engineer-london': ['devops-engineer', 'London'],
  'cyber-security-analyst-glasgow': ['cyber-analyst', 'Glasgow'],
  'business-analyst-belfast': ['business-analyst', 'Belfast'],
  'smart-meter-engineer-birmingham': ['smart-meter-engineer', 'Birmingham'],
  'water-network-technician-leeds': ['water-technician', 'Leeds'],
  'wind-turbine-technician-liverpool': ['turbine-technician', 'Liverpool'],
  'cable-jointer-glasgow': ['cable-jointer', 'Glasgow'],
  'solar-installer-edinburgh': ['solar-installer', 'Edinburgh'],
  'recycling-centre-attendant-cardiff': ['recycling-attendant', 'Cardiff', { shift: 'weekends' }],
  'software-developer-ticketing-london': [
    'software-developer',
    'London',
    { skills: ['react'], alsoDoes: ['react-developer'] },
  ],
  'graduate-software-developer-london': ['software-developer', 'London', { level: 'junior', skills: ['python'] }],
  'senior-software-developer-claims-london': ['dotnet-developer', 'London', { level: 'senior', skills: ['dotnet'] }],
  'software-developer-python-london': ['python-developer', 'London', { skills: ['python'] }],
  'contract-software-developer-london': ['software-developer', 'London'],
  'part-time-software-developer-london': ['python-developer', 'London', { skills: ['python'] }],
  'account-manager-signage-manchester': ['account-manager', 'Manchester'],
  'senior-account-manager-payroll-manchester': ['account-manager', 'Manchester', { level: 'senior' }],
  'account-manager-catering-supplies-manchester': ['account-manager', 'Manchester'],
  'account-manager-software-manchester': ['account-manager', 'Manchester'],
  'account-manager-leave-cover-manchester': ['account-manager', 'Manchester'],
};

const HOURS = { hour: 1, day: 7.5, week: 37.5, month: 162.5, year: 1_950 };

export type DemoJob = { id: string; title: string; location: string; facts: JobFacts };

/** Drafts, closed and expired adverts are found by no search, and have no facts. */
export function demoJobsWithFacts(): DemoJob[] {
  return demoJobs
    .filter(({ status = 'open', closesInDays }) => status === 'open' && closesInDays >= 0)
    .map((job) => ({ id: seedJobId(job.key), title: job.title, location: job.location, facts: factsOf(job) }));
}

function factsOf({ key, title, type, workMode, salaryMin, salaryMax, salaryPeriod }: SeedJob): JobFacts {
  const row = FACTS[key];
  if (!row) throw new Error(`The demo's job '${key}' has no facts in bench/search/demo-facts.ts`);
  const [occupation, town, said] = row;
  const pay = salaryMax ?? salaryMin;
  return {
    occupation,
    family: familyOf(occupation),
    title,
    level: 'plain',
    town,
    shift: 'days',
    type,
    workMode,
    hourly: pay && salaryPeriod ? pay / HOURS[salaryPeriod] : 0,
    startsAtOnce: false,
    needsNoExperience: false,
    isAgency: false,
    skills: [],
    alsoDoes: [],
    inPassing: [],
    ...said,
  };
}
