import type { JobCount } from '#app/features/board/jobs/schema.ts';
import type { PayStripData } from '#app/ui/pictures/shapes/pay-shape.ts';
import type { Trade } from '#domain/job/trade.ts';
import { describeWageFloor, wageFloor } from '#domain/pay/minimum-wage.ts';
import { formatPounds } from '#domain/pay/money.ts';
import {
  ESTIMATE_PARAMETERS,
  type EstimateChoice,
  type EstimateParameter,
  estimateSalary,
  findEstimateChoice,
  formatRange,
  type JobSample,
  readEstimateChoice,
  yearAtWageFloor,
} from '#domain/pay/salary-estimate.ts';
import { excerpt } from '#domain/text/text.ts';

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
  choice: EstimateChoice | null;
  chosen: Partial<EstimateChoice>;
  errors: Partial<Record<EstimateParameter, string>>;
  /**
   * True if all parameters or none are given, each once and exactly one of its choices. These addresses are few, so their pages are cached.
   */
  isStorable: boolean;
};

export function readQuestion(parameters: URLSearchParams): CalculatorQuestion {
  const choice = readEstimateChoice(parameters);
  const isAsked = ESTIMATE_PARAMETERS.some((name) => parameters.has(name));
  const read = ESTIMATE_PARAMETERS.map((name) => {
    const text = parameters.get(name);
    return { name, text, match: findEstimateChoice(name, text) };
  });
  return {
    choice,
    chosen: Object.fromEntries(read.flatMap(({ name, match }) => (match ? [[name, match]] : []))),
    errors: Object.fromEntries(
      read.flatMap(({ name, text, match }) => (text === null || match ? [] : [[name, describeUnknown(name, text)]])),
    ),
    isStorable:
      (choice === null ? !isAsked : read.every(({ text, match }) => text === match)) &&
      ESTIMATE_PARAMETERS.every((name) => parameters.getAll(name).length < 2),
  };
}

const LONGEST_SHOWN = 60;

function describeUnknown(name: EstimateParameter, text: string): string {
  // Control characters, and those that change the text direction, would alter the sentence.
  const visibleText = excerpt(text.replaceAll(/\p{C}+/gu, ' '), LONGEST_SHOWN);
  return visibleText
    ? `We don’t have figures for ‘${visibleText}’. ${PARAMETER_PROMPTS[name]} from the list.`
    : PARAMETER_PROMPTS[name];
}

export const sampleSearch = ({ role, location }: EstimateChoice) => ({ search: role.toLowerCase(), location });

/** `open` is the number of jobs that a search of the board for the role finds. */
export type BoardSample = JobSample & { open: JobCount };

export type ShownEstimate = EstimateChoice & {
  average: string;
  range: string;
  /** Null unless the law requires more than the lowest figure. */
  floorNote: string | null;
  sample: BoardSample | null;
  /** Pay of the role's open jobs everywhere; null if too few state it. */
  strip: PayStripData | null;
  trade: Trade;
};

type Board = Pick<ShownEstimate, 'sample' | 'strip' | 'trade'>;

export function showEstimate(choice: EstimateChoice, board: Board, on: Date): ShownEstimate {
  const estimate = estimateSalary(choice);
  return {
    ...choice,
    average: formatPounds(estimate.averageSalary),
    range: formatRange(estimate),
    floorNote: describeFloor(estimate, on),
    ...board,
  };
}

function describeFloor({ minSalary, maxSalary }: { minSalary: number; maxSalary: number }, on: Date): string | null {
  const floor = yearAtWageFloor(on);
  if (minSalary >= floor) return null;
  const part = maxSalary < floor ? 'All of this range' : 'The lower end of this range';
  return (
    `${part} is below the legal minimum for full-time work from the age of 21: ${formatPounds(floor)} a year at ` +
    `37.5 hours a week. ${describeWageFloor(wageFloor(on))}`
  );
}
