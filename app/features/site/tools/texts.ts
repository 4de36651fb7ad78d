import { type PaidPlace, siteFacts } from '#domain/site/site.ts';

/** spec: marketing §2 "Tools page", "Salary calculator". */
export const calculator = {
  title: 'UK Salary Calculator',
  subtitle: 'Get real-time salary insights for your role, location, and experience level',
  formTitle: 'Calculate Your Salary Range',
  waiting: 'Choose a role, a city and a level of experience to see your estimate.',
  methodTitle: 'How we calculate this',
  noPlaces: 'We have no salary figures for our places yet. Each job on the board shows what the employer offers.',
  disclaimer: 'Estimates are a guide only. What an employer offers may differ.',
} as const;

export const comingTools = [
  { name: 'Skills Gap Analyzer', text: 'Compare your skills with what adverts ask for.' },
  { name: 'Career Progression Mapper', text: 'See the roles people move on to from yours, and what each step takes.' },
  { name: 'CV Builder & Optimizer', text: 'Build a clear, readable CV step by step.' },
] as const;

export const consultant = {
  title: 'Get a second opinion',
  text: 'A consultant who recruits in your field can tell you what employers are offering this month.',
  button: 'Speak with a Consultant',
} as const;

export function describeMethod(): { label: string; value: string }[] {
  const [lowest, highest] = rangeOfPlaces();
  const factor = ({ payPercent }: PaidPlace) => String(payPercent / 100);
  return [
    { label: 'Role', value: 'A base salary for each role, full-time and before tax' },
    ...(lowest && highest
      ? [
          {
            label: 'City',
            value:
              lowest === highest
                ? `${factor(lowest)} of it in ${lowest.name}`
                : `From ${factor(lowest)} of it in ${lowest.name} to ${factor(highest)} in ${highest.name}`,
          },
        ]
      : []),
    { label: 'Experience', value: 'From 0.8 at entry level to 1.8 for executives' },
    { label: 'Demand, trend', value: 'Counted from the jobs on our own board, now' },
  ];
}

function rangeOfPlaces() {
  const places = siteFacts().paidPlaces.toSorted((one, other) => one.payPercent - other.payPercent);
  return [places[0], places.at(-1)] as const;
}
