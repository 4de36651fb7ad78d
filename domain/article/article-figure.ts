/** Figures of an article: what is drawn, and the words that say the same. The drawings are in app/ui/pictures/figures. */

/** A number as it is drawn and as people read it: 842.19 and '£842'. */
export type FigureNumber = { value: number; shown: string };

/** A total stands on the zero line; a change starts where the row above it ended. */
export type WaterfallStep = { label: string; note?: string; isTotal: boolean; amount: FigureNumber };

/** One of the things compared, by one measure after another; each measure has its own scale. */
export type Measure = { label: string; values: readonly FigureNumber[]; best?: number };

type PayRange = { label: string; note?: string; low: FigureNumber; high: FigureNumber; isDoubtful?: boolean };

/** How a week, or any other unit, counts. */
export type LaneTone = 'counts' | 'paused' | 'reached';
/** `length` in units of the lane. */
export type LanePart = { length: number; tone: LaneTone };

type FigureWeek = { label: string; hoursByDay: readonly number[]; hours: string; facts: readonly string[] };

export type FigureDrawing =
  | { kind: 'waterfall'; steps: readonly WaterfallStep[] }
  | { kind: 'comparison'; things: readonly string[]; measures: readonly Measure[] }
  | { kind: 'ranges'; rows: readonly PayRange[]; ticks: readonly FigureNumber[] }
  | {
      kind: 'lanes';
      /** 'Week'. */
      unit: string;
      /** Units that are named under the lanes, counted from 1. Without them the lanes are counts, and no time line. */
      named?: readonly number[];
      lanes: readonly { label: string; parts: readonly LanePart[] }[];
      legend: readonly { tone: LaneTone; text: string }[];
    }
  | { kind: 'weeks'; weeks: readonly FigureWeek[] };

export type DrawingOf<Kind extends FigureDrawing['kind']> = Extract<FigureDrawing, { kind: Kind }>;

export type ArticleFigure = {
  /** What a link to the figure ends in; no heading of the article has the same. */
  id: string;
  /** How the block of the text begins after which the figure stands. */
  after: string;
  /** What the figure shows, as a sentence without a full stop. */
  title: string;
  /** How to read it, and what it supposes. */
  caption: string;
  source: { text: string; url?: string };
  drawing: FigureDrawing;
};

/** A rectangle of a cover, in hundredths of its width and height. The tone says how strong it is. */
export type CoverMark = { x: number; y: number; width: number; height: number; tone: 'faint' | 'soft' | 'strong' };
