/** What one may ask of the salary calculator, as it stands in the address of its page. */

import { describeWageFloor, wageFloor } from '#domain/minimum-wage.ts';
import { formatPounds } from '#domain/money.ts';
import {
  ESTIMATE_CHOICES,
  ESTIMATE_PARAMETERS,
  type EstimateChoice,
  type EstimateParameter,
  estimateSalary,
  formatRange,
  type JobSample,
  readEstimateChoice,
  yearAtWageFloor,
} from '#domain/salary-estimate.ts';

export const PARAMETER_LABELS: Record<EstimateParameter, string> = {
  role: 'Job Role',
  location: 'Location',
  experience: 'Experience Level',
};

export const PARAMETER_PROMPTS: Record<EstimateParameter, string> = {
  role: 'Choose a job role',
  location: 'Choose a location',
  experience: 'Choose an experience level',
};

export type CalculatorQuestion = {
  /** Null while anything is missing. */
  choice: EstimateChoice | null;
  /** Of each parameter: what was chosen, if it is one of its choices. */
  chosen: Partial<EstimateChoice>;
  /** Asked for a result, but without these. */
  missing: EstimateParameter[];
  /** Whether the page has this address for one of few: each parameter at most once, and all of them or none. */
  isStorable: boolean;
};

export function readQuestion(parameters: URLSearchParams): CalculatorQuestion {
  const choice = readEstimateChoice(parameters);
  const isAsked = ESTIMATE_PARAMETERS.some((name) => parameters.has(name));
  const isOfChoice = (name: EstimateParameter) => ESTIMATE_CHOICES[name].includes(parameters.get(name) ?? '');
  return {
    choice,
    chosen: Object.fromEntries(ESTIMATE_PARAMETERS.filter(isOfChoice).map((name) => [name, parameters.get(name)])),
    missing: isAsked ? ESTIMATE_PARAMETERS.filter((name) => !isOfChoice(name)) : [],
    isStorable:
      (choice !== null || !isAsked) && ESTIMATE_PARAMETERS.every((name) => parameters.getAll(name).length < 2),
  };
}

/** Which jobs of the board speak for a role: those with all of its words, in its city. */
export const sampleSearch = ({ role, location }: EstimateChoice) => ({ search: role.toLowerCase(), location });

/** An estimate in the words in which it is shown. */
export type ShownEstimate = EstimateChoice & {
  average: string;
  range: string;
  /** Where the law would not let so little be paid. */
  floorNote: string | null;
  /** Null: it could not be counted. */
  sample: JobSample | null;
};

export function showEstimate(choice: EstimateChoice, sample: JobSample | null, on: Date): ShownEstimate {
  const estimate = estimateSalary(choice);
  return {
    ...choice,
    average: formatPounds(estimate.averageSalary),
    range: formatRange(estimate),
    floorNote: describeFloor(estimate, on),
    sample,
  };
}

function describeFloor({ minSalary, maxSalary }: { minSalary: number; maxSalary: number }, on: Date): string | null {
  const floor = yearAtWageFloor(on);
  if (minSalary >= floor) return null;
  const part = maxSalary < floor ? 'All of this range' : 'The lower end of this range';
  return (
    `${part} is below what the law asks for full-time work from the age of 21: ${formatPounds(floor)} a year at ` +
    `37.5 hours a week. ${describeWageFloor(wageFloor(on))}`
  );
}
