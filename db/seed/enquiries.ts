/** Enquiries to the demo's agency. Days count back from the time of seeding. */
import type { EnquiryKind, EnquiryStatus, EnquirySubject } from '#domain/enquiry/enquiry.ts';
import { writePage } from './candidates/write-page.ts';
import { nikhilsCv } from './enquiries/nikhils-cv.ts';

export type SeedEnquiry = {
  id: string;
  kind: EnquiryKind;
  daysAgo: number;
  status: EnquiryStatus;
  /** Days since the administrator last changed the status; absent for a new enquiry. */
  movedDaysAgo?: number;
  name: string;
  email: string;
  phone?: string;
  company?: string;
  purpose?: EnquirySubject;
  role?: string;
  industry?: string;
  location?: string;
  pay?: string;
  message?: string;
  currentPosition?: string;
  experience?: string;
  skills?: string;
  times?: string;
  jobKey?: string;
  cv?: { id: string; name: string; extension: 'pdf' | 'txt'; bytes: Uint8Array };
};

const callumsCv = `CALLUM REDFERN
Groundworker, Beeston, Leeds
0113 496 0231 | callum.redfern@mail.example

TICKETS
Blue CSCS card, groundworks, with NVQ Level 2
NPORS forward tipping dumper
Abrasive wheels
Confined space awareness

WORK
2023 to now    Groundworker, Meanwood Civils, Leeds
               Drainage, kerbs and slab edges on three housing sites of 60 to 110 plots.
2019 to 2023   Labourer, then groundworker, Wharfe Valley Build, Otley
               Footings, ducting and hand digs around live services.

REFERENCES
Two gangers, names and numbers when you ask for them.
`;

export const demoEnquiries: SeedEnquiry[] = [
  {
    id: '00000000-0000-4000-8000-0000000000e1',
    kind: 'employer',
    daysAgo: 0.1,
    status: 'new',
    name: 'Harriet Oldroyd',
    email: 'harriet@holbeck-joinery.example',
    phone: '0113 496 0211',
    company: 'Holbeck Joinery Works',
    role: 'Bench joiner',
    industry: 'Construction',
    location: 'Leeds',
    pay: '£17 to £19 an hour',
    message:
      'Two bench joiners for sash windows and staircases, permanent, to start within six weeks. Thirty-nine hours, Friday afternoons off.\n\nOur last two came through a friend of the foreman, and he has run out of friends.',
  },
  {
    id: '00000000-0000-4000-8000-0000000000e2',
    kind: 'candidate',
    daysAgo: 0.8,
    status: 'new',
    name: 'Callum Redfern',
    email: 'callum.redfern@mail.example',
    phone: '0113 496 0231',
    currentPosition: 'Groundworker',
    role: 'Groundworker',
    industry: 'Construction',
    location: 'Leeds',
    pay: '£190 a day',
    experience: '6',
    skills: 'Drainage to level, kerbs, dumper, cut-off saw',
    message: 'My present job ends in three weeks. I can start the Monday after.',
    jobKey: 'groundworker-holbeck',
    cv: {
      id: '00000000-0000-4000-8000-0000000000f1',
      name: 'Callum_Redfern_CV.txt',
      extension: 'txt',
      bytes: new TextEncoder().encode(callumsCv),
    },
  },
  {
    id: '00000000-0000-4000-8000-0000000000e3',
    kind: 'contact',
    daysAgo: 1.9,
    status: 'new',
    name: 'Eleri Vaughan',
    email: 'eleri@taff-college.example',
    company: 'Taff Valley College',
    purpose: 'partnership',
    message:
      'Forty of our students finish a Level 3 in engineering maintenance in June. Would somebody of yours come to Cardiff in March and tell them what employers ask for in a first interview?',
  },
  {
    id: '00000000-0000-4000-8000-0000000000e4',
    kind: 'employer',
    daysAgo: 4.2,
    status: 'in_hand',
    movedDaysAgo: 3.9,
    name: 'Winston Achebe',
    email: 'w.achebe@mersey-clinics.example',
    phone: '0151 496 0212',
    company: 'Mersey Row Clinics',
    role: 'Medical secretary',
    location: 'Liverpool',
    industry: 'Healthcare Administration',
    pay: '£26,500 a year',
    message:
      'Maternity cover for nine months, four days a week. Audio typing and clinic lists; we train on our own system.',
  },
  {
    id: '00000000-0000-4000-8000-0000000000e5',
    kind: 'candidate',
    daysAgo: 6.3,
    status: 'in_hand',
    movedDaysAgo: 5.2,
    name: 'Nikhil Sharma',
    email: 'nikhil.sharma@mail.example',
    phone: '0121 496 0232',
    currentPosition: 'Assistant accountant',
    role: 'Management accountant',
    location: 'Birmingham or remote',
    industry: 'Finance & Banking',
    pay: '£40,000 to £45,000',
    experience: '4.5',
    skills: 'Month end, stock, Excel, Power BI, three CIMA papers to go',
    cv: {
      id: '00000000-0000-4000-8000-0000000000f2',
      name: 'Nikhil-Sharma.pdf',
      extension: 'pdf',
      bytes: writePage(nikhilsCv),
    },
  },
  {
    id: '00000000-0000-4000-8000-0000000000e8',
    kind: 'coaching',
    daysAgo: 7.5,
    status: 'in_hand',
    movedDaysAgo: 7.1,
    name: 'Marek Nowak',
    email: 'marek.nowak@mail.example',
    phone: '0161 496 0233',
    purpose: 'change',
    times: 'Weekdays after 6 pm, or Friday mornings',
    message:
      'I have been a toolmaker for 14 years and my wrists will not do another 14. Which office jobs would take that experience seriously, and what would I have to learn first?',
  },
  {
    id: '00000000-0000-4000-8000-0000000000e6',
    kind: 'contact',
    daysAgo: 11.4,
    status: 'done',
    movedDaysAgo: 10.8,
    name: 'Roisin Devlin',
    email: 'roisin.devlin@mail.example',
    purpose: 'job',
    message:
      'I was told at the interview in Belfast that I would hear by the end of the week. That was three weeks ago. Could you find out for me, even if it is a no?',
  },
  {
    id: '00000000-0000-4000-8000-0000000000e7',
    kind: 'employer',
    daysAgo: 19.6,
    status: 'done',
    movedDaysAgo: 12.1,
    name: 'Fergus Laidlaw',
    email: 'fergus@clydebank-cold-store.example',
    phone: '0141 496 0213',
    company: 'Clydebank Cold Store',
    role: 'Counterbalance driver',
    location: 'Glasgow',
    industry: 'Logistics & Transport',
    pay: '£13.80 an hour, nights £15.20',
    message: 'Six drivers for the next ten weeks, nights and earlies. Freezer clothing is ours.',
  },
];
