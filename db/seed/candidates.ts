/** Texts and actions of the demo's candidates. Days count back from the time of seeding. */
import type { DecisionStatus } from '#domain/application/application.ts';
import { aishasCv } from './candidates/aishas-cv.ts';
import { writePage } from './candidates/write-page.ts';

export type SeedCandidate = {
  /** Address of a person of the cast. */
  email: string;
  /** null: Tom has yet to say it, so that an unfinished profile can be tried. */
  phone: string | null;
  bio: string;
  skills: string[];
  experience: string;
  cv: { id: string; name: string; bytes: Uint8Array } | null;
  likes: { jobKey: string; daysAgo: number }[];
  passes: { jobKey: string; daysAgo: number }[];
  applications: SeedApplication[];
};

export type SeedApplication = {
  id: string;
  jobKey: string;
  daysAgo: number;
  coverNote: string;
  /** Steps by the owner of the job, oldest first. */
  steps: ('viewed' | DecisionStatus)[];
};

export const demoCandidates: SeedCandidate[] = [
  {
    email: 'aisha@mail.example',
    phone: '0121 496 0104',
    bio: 'I plan routes, and look after the systems that plan them. Four years in a bus depot taught me what a timetable costs the people who drive it; the two since then, how much of that can be read from the data beforehand.\n\nI am looking for work in Birmingham, or partly from home within two hours of it.',
    skills: ['Route planning', 'SQL', 'Python', 'Microsoft 365', 'Drivers’ hours rules', 'Power Query', 'Service desk'],
    experience:
      'Transport systems coordinator, Saltley Vale Buses, Birmingham, since 2024. First line of support for 60 people who use the scheduling system, and weekly reports on lost mileage.\n\nScheduler, Saltley Vale Buses, 2020 to 2024. Duties and vehicles for 38 buses, within drivers’ hours and rest.\n\nBSc Geography, Aston Cross University, 2020.',
    cv: {
      id: '00000000-0000-4000-8000-0000000000c1',
      name: 'Aisha-Bello-CV.pdf',
      bytes: writePage(aishasCv),
    },
    likes: [
      { jobKey: 'business-analyst-belfast', daysAgo: 2 },
      { jobKey: 'cyber-security-analyst-glasgow', daysAgo: 5 },
      { jobKey: 'cloud-platform-engineer-london', daysAgo: 4 },
      { jobKey: 'data-engineer-leeds', daysAgo: 1 },
      { jobKey: 'transport-planner-witton', daysAgo: 6 },
      { jobKey: 'it-support-analyst-manchester', daysAgo: 7 },
    ],
    passes: [
      { jobKey: 'crm-executive-glasgow', daysAgo: 2 },
      { jobKey: 'hgv-class-1-night-trunk-trafford-park', daysAgo: 1 },
    ],
    applications: [
      {
        id: '00000000-0000-4000-8000-0000000000a1',
        jobKey: 'it-support-analyst-manchester',
        daysAgo: 7,
        coverNote:
          'I answer about a dozen requests a day from drivers, schedulers and the workshop, most of them in person and some at five in the morning. I write down what I find, because somebody will ask again.\n\nI would move to Manchester for this.',
        steps: ['viewed', 'shortlisted'],
      },
      {
        id: '00000000-0000-4000-8000-0000000000a2',
        jobKey: 'transport-planner-witton',
        daysAgo: 6,
        coverNote:
          'You ask for routes that can really be driven. I have sat in the cab for most of those I planned, and changed several of them on the way home.\n\nWitton is twenty minutes from where I live, and Saturdays are no problem.',
        steps: ['viewed'],
      },
      {
        id: '00000000-0000-4000-8000-0000000000a3',
        jobKey: 'data-engineer-leeds',
        daysAgo: 1,
        coverNote:
          'I have not yet looked after a pipeline as large as yours. I have looked after one that 60 people notice by half past four when it is late.',
        steps: [],
      },
    ],
  },
  {
    email: 'tom@mail.example',
    phone: null,
    bio: 'Plant operator from Glasgow, back on the tools after three years of looking after my daughter.',
    skills: ['360 excavator', 'Forward tipping dumper', 'Counterbalance forklift'],
    experience:
      'Excavator operator for two civil engineering contractors, 2015 to 2023: drainage, foundations and a hospital car park. I hold a blue CPCS card for the 360 excavator.',
    cv: null,
    likes: [
      { jobKey: 'excavator-operator-dalmarnock', daysAgo: 0 },
      { jobKey: 'reach-truck-driver-garston', daysAgo: 3 },
    ],
    passes: [],
    applications: [],
  },
];
