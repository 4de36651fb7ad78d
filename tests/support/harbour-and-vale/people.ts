import { hashCheaply } from '#tests/support/cheap-hash.ts';

export const PASSWORD = 'eleven lapwings over the wash';

export const people = {
  owner: person(1, 'Edda Marfleet', 'edda@harbour-and-vale.test', 'admin'),
  consultant: person(2, 'Osric Haldenby', 'osric@harbour-and-vale.test', 'consultant'),
  editor: person(3, 'Hilde Ranby', 'hilde@harbour-and-vale.test', 'editor'),
  employer: person(4, 'Merrin Skegby', 'merrin@stowpark-turbines.test', 'employer'),
  candidate: person(5, 'Tobin Wragby', 'tobin@letterbox.test', 'job_seeker'),
} as const;

function person(
  number: number,
  full_name: string,
  email: string,
  role: 'admin' | 'consultant' | 'editor' | 'employer' | 'job_seeker',
) {
  return { id: `1a7c0de5-0000-4000-9000-00000000000${number}`, full_name, email, role };
}

export const accounts = Object.values(people).map((each) => ({
  ...each,
  status: 'approved' as const,
  is_owner: each === people.owner,
  phone: '01632 960150',
  location: 'Lincoln',
}));

export const credentials = Object.values(people).map(({ id }) => ({
  user_id: id,
  password_hash: hashCheaply(PASSWORD),
  email_confirmed_at: new Date(),
  announced_at: new Date(),
}));
