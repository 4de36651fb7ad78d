/** The words of the tools page (spec: marketing §2 "Tools page", "Salary calculator"). */
export const calculator = {
  title: 'UK Salary Calculator',
  subtitle: 'Get real-time salary insights for your role, location, and experience level',
  formTitle: 'Calculate Your Salary Range',
  waiting: 'Choose a role, a city and a level of experience. Your estimate appears here.',
  methodTitle: 'How the figure is made',
  method: [
    { label: 'Role', value: 'A base salary for each role, full-time and before tax' },
    { label: 'City', value: 'From 0.8 of it in Belfast to 1.3 in London' },
    { label: 'Experience', value: 'From 0.8 at entry level to 1.8 for executives' },
    { label: 'Demand, trend', value: 'Counted from the jobs on our own board, now' },
  ],
  disclaimer: 'Estimates are a guide only. What an employer offers may differ.',
} as const;

/** Tools that are announced and cannot be used yet. */
export const comingTools = [
  { name: 'Skills Gap Analyzer', text: 'Your skills beside those that adverts for a role ask for.' },
  { name: 'Career Progression Mapper', text: 'The roles that people move on to from yours, and what each step takes.' },
  { name: 'CV Builder & Optimizer', text: 'A plain, readable CV, made step by step.' },
] as const;

export const consultant = {
  title: 'A figure is a start',
  text: 'A consultant who places people in your line of work can tell you what is being offered this month, and for what.',
  button: 'Speak with a Consultant',
} as const;
