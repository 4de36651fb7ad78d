/** Figures of articles: their data and their text alternatives. The drawings are in app/ui/pictures/figures. */

/** A number for drawing and its text: 842.19 and '£842'. */
export type FigureNumber = { value: number; shown: string };

/** A total starts at the zero line; a change starts where the row above ended. */
export type WaterfallStep = { label: string; note?: string | undefined; isTotal: boolean; amount: FigureNumber };

export type Measure = { label: string; values: readonly FigureNumber[]; best?: number };

type PayRange = {
  label: string;
  note?: string | undefined;
  low: FigureNumber;
  high: FigureNumber;
  isDoubtful?: boolean;
};

export type LaneTone = 'counts' | 'paused' | 'reached';
/** `length` counts units of the lane. */
export type LanePart = { length: number; tone: LaneTone };

type FigureWeek = { label: string; hoursByDay: readonly number[]; hours: string; facts: readonly string[] };

export type FigureDrawing =
  | { kind: 'waterfall'; steps: readonly WaterfallStep[] }
  | { kind: 'comparison'; things: readonly string[]; measures: readonly Measure[] }
  | { kind: 'ranges'; rows: readonly PayRange[]; ticks: readonly FigureNumber[] }
  | {
      kind: 'lanes';
      unit: string;
      /** Units that are labelled below the lanes, counted from 1. Without labels the lanes show amounts rather than time. */
      named?: readonly number[];
      lanes: readonly { label: string; parts: readonly LanePart[] }[];
      legend: readonly { tone: LaneTone; text: string }[];
    }
  | { kind: 'weeks'; weeks: readonly FigureWeek[] };

export type DrawingOf<Kind extends FigureDrawing['kind']> = Extract<FigureDrawing, { kind: Kind }>;

export type ArticleFigure = {
  /** The figure's anchor, different from all heading ids of the article. */
  id: string;
  /** The figure follows the text block that begins with these words. */
  after: string;
  title: string;
  caption: string;
  source: { text: string; url?: string | undefined };
  drawing: FigureDrawing;
};

/** A rectangle of a cover, in hundredths of its width and height. The tone is its strength. */
export type CoverMark = { x: number; y: number; width: number; height: number; tone: 'faint' | 'soft' | 'strong' };
