/** The people of the demo: a fixed, named cast, the same in every start, test and screenshot. */
import type { SeedOwner } from './seed-job.ts';

export type DemoPerson = {
  id: string;
  email: string;
  fullName: string;
  role: 'admin' | 'employer' | 'job_seeker';
  status: 'pending' | 'approved' | 'rejected';
  phone: string;
  location: string;
};

export const DEMO_PASSWORD = 'a-tide-in-the-affairs';

export const demoCast: DemoPerson[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'morag@tidewell.example',
    fullName: 'Morag Sinclair',
    role: 'admin',
    status: 'approved',
    phone: '020 7946 0101',
    location: 'London',
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    email: 'dev@northgate-analytics.example',
    fullName: 'Dev Ramachandran',
    role: 'employer',
    status: 'approved',
    phone: '0113 496 0102',
    location: 'Leeds',
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    email: 'ruth@calder-finch.example',
    fullName: 'Ruth Calder',
    role: 'employer',
    status: 'approved',
    phone: '0161 496 0103',
    location: 'Manchester',
  },
  {
    id: '00000000-0000-4000-8000-000000000004',
    email: 'aisha@mail.example',
    fullName: 'Aisha Bello',
    role: 'job_seeker',
    status: 'approved',
    phone: '0121 496 0104',
    location: 'Birmingham',
  },
  {
    id: '00000000-0000-4000-8000-000000000005',
    email: 'tom@mail.example',
    fullName: 'Tom Okafor-Reid',
    role: 'job_seeker',
    status: 'approved',
    phone: '0141 496 0105',
    location: 'Glasgow',
  },
  {
    id: '00000000-0000-4000-8000-000000000006',
    email: 'sian@mail.example',
    fullName: 'Siân Pritchard',
    role: 'employer',
    status: 'pending',
    phone: '029 2018 0106',
    location: 'Cardiff',
  },
  {
    id: '00000000-0000-4000-8000-000000000007',
    email: 'gary@mail.example',
    fullName: 'Gary Whitlock',
    role: 'job_seeker',
    status: 'rejected',
    phone: '0151 496 0107',
    location: 'Liverpool',
  },
];

const OWNER_IDS: Record<SeedOwner, string> = {
  agency: '00000000-0000-4000-8000-000000000001',
  'first employer': '00000000-0000-4000-8000-000000000002',
  'second employer': '00000000-0000-4000-8000-000000000003',
};

/** The id of the person who posts a seeded job. */
export const ownerIdOf = (owner: SeedOwner): string => OWNER_IDS[owner];
