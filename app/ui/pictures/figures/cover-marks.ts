import type { CoverMark, DrawingOf, FigureDrawing, LaneTone } from '#domain/article/article-figure.ts';
import { axisPlaces, laneCells, signedBars, waterfallBars } from './geometry.ts';

/** Rounded to a tenth, because every list of articles contains covers. */
export const coverOf = (drawing: FigureDrawing): CoverMark[] =>
  marksOf(drawing).map(({ x, y, width, height, tone }) => ({
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    tone,
  }));

const round = (number: number) => Math.round(number * 10) / 10;

function marksOf(drawing: FigureDrawing): CoverMark[] {
  switch (drawing.kind) {
    case 'waterfall':
      return coverOfWaterfall(drawing);
    case 'comparison':
      return coverOfComparison(drawing);
    case 'ranges':
      return coverOfRanges(drawing);
    case 'lanes':
      return coverOfLanes(drawing);
    case 'weeks':
      return coverOfWeeks(drawing);
  }
}

/** Bars leave this much of the height above, below and between groups. */
const EDGE = 14;

function coverOfWaterfall({ steps }: DrawingOf<'waterfall'>): CoverMark[] {
  const height = (100 - 2 * EDGE) / steps.length;
  return waterfallBars(steps).map(({ from, to }, row) => ({
    x: from * 0.9,
    y: EDGE + row * height,
    width: Math.max(1.5, (to - from) * 0.9),
    height: height * 0.78,
    tone: steps[row]?.isTotal ? 'strong' : 'soft',
  }));
}

/** One measure gives upright bars on the zero line; several give groups of horizontal bars. */
function coverOfComparison({ measures, things }: DrawingOf<'comparison'>): CoverMark[] {
  if (measures.length === 1) return measures.flatMap(uprightBars);
  const group = (100 - 2 * EDGE) / measures.length;
  const gap = group * 0.22;
  const height = (group - gap) / things.length;
  return measures.flatMap(({ values, best }, place) =>
    signedBars(values).bars.map(({ from, to }, row) => ({
      x: from * 0.86,
      y: EDGE + gap / 2 + place * group + row * height,
      width: (to - from) * 0.86,
      height: height * 0.82,
      tone: row === best ? ('strong' as const) : ('soft' as const),
    })),
  );
}

function uprightBars({ values, best }: DrawingOf<'comparison'>['measures'][number]): CoverMark[] {
  const { zero, bars } = signedBars(values);
  const size = 100 - 2 * EDGE;
  const step = 72 / values.length;
  const marks = bars.map(
    ({ from, to }, place): CoverMark => ({
      x: 14 + place * step + step * 0.14,
      y: EDGE + (size * (100 - to)) / 100,
      width: step * 0.72,
      height: (size * (to - from)) / 100,
      tone: place === best ? 'strong' : 'soft',
    }),
  );
  return [...marks, { x: 0, y: EDGE + (size * (100 - zero)) / 100 - 0.4, width: 100, height: 0.8, tone: 'strong' }];
}

function coverOfRanges({ rows, ticks }: DrawingOf<'ranges'>): CoverMark[] {
  const placeOf = axisPlaces(ticks);
  const lines = ticks.map(
    ({ value }): CoverMark => ({
      x: placeOf(value),
      y: 0,
      width: 0.4,
      height: 100,
      tone: 'soft',
    }),
  );
  const step = (100 - 2 * EDGE) / rows.length;
  const bars = rows.map(
    ({ low, high, isDoubtful }, row): CoverMark => ({
      x: placeOf(low.value),
      y: EDGE + row * step + step * 0.2,
      width: placeOf(high.value) - placeOf(low.value),
      height: step * 0.6,
      tone: isDoubtful ? 'soft' : 'strong',
    }),
  );
  return [...lines, ...bars];
}

const LANE_TONES: Record<LaneTone, CoverMark['tone']> = { counts: 'soft', paused: 'faint', reached: 'strong' };

function coverOfLanes({ lanes }: DrawingOf<'lanes'>): CoverMark[] {
  const step = (100 - 2 * EDGE) / lanes.length;
  return lanes.flatMap(({ parts }, lane) => {
    const cells = laneCells(parts);
    const width = 100 / cells.length;
    return cells.map((tone, place) => ({
      x: place * width + width * 0.1,
      y: EDGE + lane * step + step * 0.1,
      width: width * 0.8,
      height: step * 0.8,
      tone: LANE_TONES[tone],
    }));
  });
}

function coverOfWeeks({ weeks }: DrawingOf<'weeks'>): CoverMark[] {
  const longest = Math.max(...weeks.flatMap(({ hoursByDay }) => hoursByDay));
  const [groupWidth, size] = [92 / weeks.length, 100 - 2 * EDGE];
  return weeks.flatMap(({ hoursByDay }, week) => {
    const width = (groupWidth * 0.84) / hoursByDay.length;
    return hoursByDay.map((hours, day): CoverMark => {
      const height = hours > 0 ? (size * hours) / longest : 1.6;
      return {
        x: 4 + week * groupWidth + groupWidth * 0.08 + day * width + width * 0.08,
        y: EDGE + size - height,
        width: width * 0.84,
        height,
        tone: week === 0 || hours === 0 ? 'soft' : 'strong',
      };
    });
  });
}
