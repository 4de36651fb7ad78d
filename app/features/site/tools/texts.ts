import { type PaidPlace, siteFacts } from '#domain/site/site.ts';

/** spec: marketing §2 "Tools page", "Salary calculator". */
export const calculator = {
  title: 'UK Salary Calculator',
  subtitle: 'Get real-time salary insights for your role, location, and experience level',
  formTitle: 'Calculate Your Salary Range',
  waiting: 'Choose a role, a city and a level of experience. Your estimate appears here.',
  methodTitle: 'How the figure is made',
  noPlaces: 'We have no salary figures for our places yet. What employers offer stands with each job on the board.',
  disclaimer: 'Estimates are a guide only. What an employer offers may differ.',
} as const;

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
