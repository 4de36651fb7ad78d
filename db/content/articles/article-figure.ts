/** A figure of an article, as the studio keeps it: the fields of every kind side by side, of which each kind reads its own. */
import { z } from 'zod';
import type { ArticleFigure, FigureDrawing } from '#domain/article/article-figure.ts';
import { about, line, longText, slug, webAddress } from '../fields.ts';

const KINDS = {
  waterfall: 'Steps of a sum',
  comparison: 'Things side by side, by several measures',
  ranges: 'Ranges of pay',
  lanes: 'Lanes of weeks or of counted things',
  weeks: 'Hours of a week',
} as const satisfies Record<FigureDrawing['kind'], string>;

type Kind = keyof typeof KINDS;

const TONES = [
  ['counts', 'Counts'],
  ['paused', 'Paused'],
  ['reached', 'Reached'],
] as const;

const label = about(line(80), { label: 'Label' });
const note = about(line(160).optional(), { label: 'Note below it' });

const number = z.strictObject({
  value: about(z.number('Enter a number').min(-1e9, 'Too small').max(1e9, 'Too large'), { label: 'Number' }),
  shown: about(line(20), { label: 'As people read it', hint: 'Such as £842.' }),
});

/** '7.5, 7.5, 0' becomes numbers. */
const numbers = (most: number) =>
  line(200).refine((typed) => {
    const read = readNumbers(typed);
    return read.length <= most && read.every((each) => Number.isFinite(each) && each >= 0 && each <= 1_000);
  }, `Enter at most ${most} numbers with commas between them`);

const readNumbers = (typed: string): number[] => typed.split(',').map((each) => (each.trim() ? Number(each) : NaN));

const step = z.strictObject({
  label,
  note,
  isTotal: about(z.boolean().default(false), { label: 'A total, which stands on the zero line' }),
  amount: about(number, { label: 'Amount' }),
});

const measure = z.strictObject({
  label,
  values: about(z.array(number).max(6, 'At most 6'), { label: 'One value for each thing', one: 'value' }),
  best: about(z.int('Enter a whole number').min(1, 'At least 1').max(6, 'At most 6').optional(), {
    label: 'Which of them is best, counted from 1',
  }),
});

const range = z.strictObject({
  label,
  note,
  low: about(number, { label: 'From' }),
  high: about(number, { label: 'To' }),
  isDoubtful: about(z.boolean().default(false), { label: 'Doubtful, and drawn so' }),
});

const tone = about(z.enum(['counts', 'paused', 'reached'], 'Choose a tone'), { label: 'Tone', choices: TONES });

const lane = z.strictObject({
  label,
  parts: about(
    z
      .array(
        z.strictObject({
          length: about(z.int('Enter a whole number').min(1, 'At least 1').max(200, 'At most 200'), {
            label: 'How many units long',
          }),
          tone,
        }),
      )
      .max(12, 'At most 12'),
    { label: 'Parts', one: 'part' },
  ),
});

const week = z.strictObject({
  label,
  hours: about(line(40), { label: 'Hours in all, as people read them' }),
  hoursByDay: about(numbers(7), { label: 'Hours of each day', hint: 'Such as 7.5, 7.5, 7.5, 7.5, 0.' }),
  facts: about(z.array(line(80)).max(4, 'At most 4'), { label: 'Beside it', hint: 'One a line.' }),
});

const upToTwelve = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).max(12, 'At most 12').optional();

type Fault = (path: (string | number)[], message: string) => void;

/** Lists that a kind of figure requires. */
const NEEDED: Record<
  Kind,
  readonly ('steps' | 'things' | 'measures' | 'rows' | 'ticks' | 'lanes' | 'legend' | 'weeks')[]
> = {
  waterfall: ['steps'],
  comparison: ['things', 'measures'],
  ranges: ['rows', 'ticks'],
  lanes: ['lanes', 'legend'],
  weeks: ['weeks'],
};

const figure = z.strictObject({
  id: about(slug, { label: 'Anchor', hint: 'What a link to the figure ends with, after #.' }),
  after: about(line(120), { label: 'Stands after the paragraph that begins with' }),
  title: about(line(120), { label: 'What it shows, as a sentence' }),
  caption: about(longText(500), { label: 'How to read it', kind: 'text' }),
  source: about(
    z.strictObject({
      text: about(line(160), { label: 'Source' }),
      url: about(webAddress.optional(), { label: 'Address', kind: 'link' }),
    }),
    { label: 'Where its numbers come from' },
  ),
  kind: about(z.enum(Object.keys(KINDS) as [Kind, ...Kind[]], 'Choose a kind'), {
    label: 'Kind of drawing',
    choices: Object.entries(KINDS),
    hint: 'It reads those of the lists below that bear its name.',
  }),
  steps: about(upToTwelve(step), { label: 'Sum: its steps', one: 'step' }),
  things: about(z.array(line(60)).max(6, 'At most 6').optional(), {
    label: 'Side by side: what is compared',
    hint: 'One a line.',
  }),
  measures: about(upToTwelve(measure), { label: 'Side by side: the measures', one: 'measure' }),
  rows: about(upToTwelve(range), { label: 'Ranges: the rows', one: 'range' }),
  ticks: about(upToTwelve(number), { label: 'Ranges: numbers on the scale', one: 'number' }),
  unit: about(line(30).optional(), { label: 'Lanes: one unit', hint: 'Such as Week.' }),
  named: about(numbers(12).optional(), { label: 'Lanes: units with a name below', hint: 'Such as 1, 6, 12.' }),
  lanes: about(upToTwelve(lane), { label: 'Lanes', one: 'lane' }),
  legend: about(upToTwelve(z.strictObject({ tone, text: about(line(120), { label: 'What it means' }) })), {
    label: 'Lanes: what the tones mean',
    one: 'tone',
  }),
  weeks: about(upToTwelve(week), { label: 'Weeks', one: 'week' }),
});
type Lists = z.infer<typeof figure>;

export const articleFigureSchema = figure.superRefine((figure, context) => {
  const fault: Fault = (path, message) => context.addIssue({ code: 'custom', path, message });
  for (const name of NEEDED[figure.kind]) {
    if (!figure[name]?.length) fault([name], 'This kind of drawing needs at least one');
  }
  FINDERS[figure.kind](figure, fault);
});

/** Finds values that cannot be drawn, by kind. */
const FINDERS: Record<Kind, (figure: Lists, fault: Fault) => void> = {
  waterfall: ({ steps = [] }, fault) => {
    let sum = 0;
    steps.forEach(({ isTotal, amount }, index) => {
      sum = isTotal ? amount.value : sum + amount.value;
      if (sum < 0) fault(['steps', index, 'amount', 'value'], 'The sum falls below zero here');
    });
    if (steps.every(({ amount }) => amount.value === 0)) fault(['steps'], 'All amounts are zero');
  },
  comparison: ({ things = [], measures = [] }, fault) => {
    const count = things.length;
    measures.forEach(({ values, best = 1 }, index) => {
      if (values.length !== count) fault(['measures', index, 'values'], `Enter ${count}: one for each thing`);
      if (best > count) fault(['measures', index, 'best'], `At most ${count}`);
    });
  },
  ranges: ({ rows = [], ticks = [] }, fault) => {
    const scale = ticks.map(({ value }) => value);
    const [least, most] = [Math.min(...scale), Math.max(...scale)];
    if (least === most) return fault(['ticks'], 'Enter at least two different numbers');
    rows.forEach(({ low, high }, index) => {
      if (low.value > high.value) fault(['rows', index, 'high', 'value'], 'This is less than where it begins');
      else if (low.value < least || high.value > most) fault(['rows', index], 'It lies outside the scale');
    });
  },
  lanes: ({ unit, lanes = [] }, fault) => {
    if (!unit) fault(['unit'], 'Say what one unit is');
    lanes.forEach(({ parts }, index) => {
      const units = parts.reduce((sum, { length }) => sum + length, 0);
      if (units > 200) fault(['lanes', index, 'parts'], 'At most 200 units in all');
    });
  },
  weeks: () => {},
};

export type StoredFigure = z.infer<typeof articleFigureSchema>;

/** Completes a figure for pages. */
export const completeFigure = (stored: StoredFigure): ArticleFigure => {
  const { id, after, title, caption, source } = stored;
  return { id, after, title, caption, source, drawing: drawingOf(stored) };
};

function drawingOf(stored: StoredFigure): FigureDrawing {
  const { kind, steps = [], things = [], measures = [], rows = [], ticks = [], weeks = [] } = stored;
  switch (kind) {
    case 'waterfall':
      return { kind, steps };
    case 'comparison':
      return {
        kind,
        things,
        measures: measures.map(({ best, ...each }) => (best ? { ...each, best: best - 1 } : each)),
      };
    case 'ranges':
      return { kind, rows, ticks };
    case 'lanes': {
      const { unit = '', named, lanes = [], legend = [] } = stored;
      return { kind, unit, lanes, legend, ...(named && { named: readNumbers(named) }) };
    }
    case 'weeks':
      return { kind, weeks: weeks.map((each) => ({ ...each, hoursByDay: readNumbers(each.hoursByDay) })) };
  }
}
