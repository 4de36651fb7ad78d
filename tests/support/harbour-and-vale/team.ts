export const team = [
  { name: 'Edda Marfleet', role: 'Consultant in Lincoln', text: 'Recruits for offices, and rides to work.' },
  {
    name: 'Osric Haldenby',
    role: 'Consultant in Hull',
    text: 'Recruits for the docks, where his brother drives a crane.',
  },
];
