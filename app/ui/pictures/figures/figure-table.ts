import type { DrawingOf, FigureDrawing } from '#domain/article/article-figure.ts';

export type FigureTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

export function tableOf(drawing: FigureDrawing): FigureTable {
  switch (drawing.kind) {
    case 'waterfall':
      return {
        head: ['Step', 'Amount'],
        rows: drawing.steps.map(({ label, note, amount }) => [note ? `${label} (${note})` : label, amount.shown]),
      };
    case 'comparison':
      return {
        head: ['Measure', ...drawing.things],
        rows: drawing.measures.map(({ label, values }) => [label, ...values.map(({ shown }) => shown)]),
      };
    case 'ranges':
      return {
        head: ['Range', 'From', 'To'],
        rows: drawing.rows.map(({ label, note, low, high }) => [
          note ? `${label} (${note})` : label,
          low.shown,
          high.shown,
        ]),
      };
    case 'lanes':
      return tableOfLanes(drawing);
    case 'weeks':
      return {
        head: ['Offer', 'Days', 'Hours a week', 'Pay'],
        rows: drawing.weeks.map(({ label, hoursByDay, hours, facts }) => [
          label,
          String(hoursByDay.filter((day) => day > 0).length),
          hours,
          facts.join(', '),
        ]),
      };
  }
}

function tableOfLanes({ unit, named, lanes, legend }: DrawingOf<'lanes'>): FigureTable {
  const words = new Map(legend.map(({ tone, text }) => [tone, text]));
  return {
    head: ['Case', `${unit}s`, 'What they mean'],
    rows: lanes.flatMap(({ label, parts }) => {
      let first = 1;
      return parts.map(({ length, tone }) => {
        const units = named ? `${first} to ${first + length - 1}` : String(length);
        const row = [label, units, words.get(tone) ?? ''];
        first += length;
        return row;
      });
    }),
  };
}
