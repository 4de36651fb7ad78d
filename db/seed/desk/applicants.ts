/** People who applied to the demo's agency without an account. Days count back from the moment of seeding. */
import type { SeedApplication } from '../candidates.ts';

export type SeedApplicant = SeedApplication & {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  skills: string[];
  experience: string;
  /** To the questions of the job (questions.ts), in their order. */
  answers?: string[];
  /** The agency's own stage it is in. */
  stage?: string;
};

export const demoApplicants: SeedApplicant[] = [
  {
    id: '00000000-0000-4000-8000-0000000000b1',
    fullName: 'Megan Forsyth',
    email: 'megan.forsyth@mail.example',
    phone: '0161 496 0241',
    location: 'Manchester',
    jobKey: 'account-manager-manchester',
    daysAgo: 6.4,
    skills: ['Account management', 'Packaging', 'Tenders', 'Salesforce'],
    experience:
      'Account manager, Medlock Cartons, since 2021: 34 accounts, from a bakery to two supermarkets.\n\nSales coordinator, Medlock Cartons, 2018 to 2021.',
    coverNote:
      'I have sold boxes for seven years and still turn over every one I am handed. I can start in four weeks.',
    steps: ['viewed', 'shortlisted', 'interview', 'offered'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b2',
    fullName: 'Fiona Mackay',
    email: 'fiona.mackay@mail.example',
    phone: '0131 496 0242',
    location: 'Edinburgh',
    jobKey: 'credit-risk-analyst-edinburgh',
    daysAgo: 6.1,
    skills: ['IFRS 9', 'SAS', 'SQL', 'Stress testing'],
    experience:
      'Risk analyst, Pentland Savings, since 2022: impairment models for mortgages, and the monthly pack for the board.\n\nGraduate analyst, Forth Valley Credit Union, 2020 to 2022.',
    coverNote:
      'The part of my job I like best is explaining to people who do not build models what ours can and cannot say.',
    steps: ['viewed', 'shortlisted', 'interview'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b3',
    fullName: 'Dean Rowbotham',
    email: 'dean.rowbotham@mail.example',
    phone: '0161 496 0243',
    location: 'Stockport',
    jobKey: 'account-manager-manchester',
    daysAgo: 5.1,
    skills: ['Field sales', 'Corrugated board', 'Driving licence'],
    experience: 'Field sales executive, Goyt Board & Paper, since 2019. North Wales to Leeds, 90 customers.',
    coverNote: 'I would rather look after forty customers well than visit ninety.',
    steps: ['viewed', 'not_taken_forward'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b4',
    fullName: 'Tomasz Wrona',
    email: 'tomasz.wrona@mail.example',
    phone: '0113 496 0244',
    location: 'Leeds',
    jobKey: 'groundworker-holbeck',
    daysAgo: 4.8,
    skills: ['Drainage', 'Kerbs', 'Forward tipping dumper', 'CSCS'],
    experience: 'Groundworker, self-employed, since 2017: drainage and kerbs on housing sites in Leeds and Bradford.',
    coverNote: 'I have my own van and tools and am free from Monday.',
    answers: ['Yes', '8'],
    steps: ['viewed', 'shortlisted', 'offered'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b5',
    fullName: 'Zainab Hussain',
    email: 'zainab.hussain@mail.example',
    phone: '0141 496 0245',
    location: 'Glasgow',
    jobKey: 'credit-risk-analyst-edinburgh',
    daysAgo: 4.3,
    skills: ['Python', 'SQL', 'Scorecards', 'Power BI'],
    experience:
      'Credit analyst, Kelvin Finance, since 2021: application scorecards for car loans, and what happened to those we turned down.',
    coverNote: 'I live ten minutes from Queen Street and have done the Edinburgh train for two years already.',
    stage: 'With the client',
    steps: ['viewed', 'shortlisted'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b6',
    fullName: 'Owen Tudor',
    email: 'owen.tudor@mail.example',
    phone: '0131 496 0246',
    location: 'Edinburgh',
    jobKey: 'credit-risk-analyst-edinburgh',
    daysAgo: 3.2,
    skills: ['R', 'SQL', 'Provisioning', 'Excel'],
    experience:
      'Finance analyst, Leith Docks Insurance, since 2020. Provisions each quarter, and the questions of auditors.',
    coverNote: 'I have worked beside risk for four years and would like to work in it.',
    stage: 'With the client',
    steps: ['viewed', 'shortlisted'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b7',
    fullName: 'Nikhil Sharma',
    email: 'nikhil.sharma@mail.example',
    phone: '0121 496 0232',
    location: 'Birmingham',
    jobKey: 'interim-financial-accountant-birmingham',
    daysAgo: 2.2,
    skills: ['Month end', 'Stock', 'Excel', 'Power BI'],
    experience: 'Assistant accountant in manufacturing, four and a half years. Three CIMA papers to go.',
    coverNote: 'You have my CV from last week. Six months is what I am looking for, before my last papers.',
    stage: 'First call',
    steps: ['viewed'],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b8',
    fullName: 'Jo Ackroyd',
    email: 'jo.ackroyd@mail.example',
    phone: '0113 496 0248',
    location: 'Bradford',
    jobKey: 'groundworker-holbeck',
    daysAgo: 0.8,
    skills: ['Kerbs', 'Paving', 'Abrasive wheels'],
    experience: 'Paver and kerb layer, Airedale Surfacing, since 2021.',
    coverNote: 'Two miles from the site by bike. I can show you the last street I laid.',
    answers: ['Yes', '3'],
    steps: [],
  },
  {
    id: '00000000-0000-4000-8000-0000000000b9',
    fullName: 'Hannah Lindqvist',
    email: 'hannah.lindqvist@mail.example',
    phone: '0131 496 0249',
    location: 'Edinburgh',
    jobKey: 'credit-risk-analyst-edinburgh',
    daysAgo: 0.3,
    skills: ['Statistics', 'SQL', 'Excel'],
    experience: 'Statistical assistant for a council housing service, since 2023. MSc Statistics, 2022.',
    coverNote: 'Arrears are credit risk with a person attached. I have two years of them to talk about.',
    steps: [],
  },
];
