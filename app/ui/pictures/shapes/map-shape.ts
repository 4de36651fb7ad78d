import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import { DOT_ROW, DOT_STEP, project } from './uk-dots.ts';

export type PlaceOnMap = {
  slug: string;
  name: string;
  href: string;
  latitude: number;
  longitude: number;
  count: number;
  /** Extrapolated from a sample of a large board. */
  isEstimate?: boolean;
  isMore?: boolean;
};

export type Box = { left: number; top: number; right: number; bottom: number };
/** `leader`: path of a line from the disc to a distant name; '' beside the disc. */
type Label = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; box: Box; leader: string };
export type PlacedPlace = { place: PlaceOnMap; x: number; y: number; radius: number; label: Label | null };

/** Units of the drawing; at the narrowest map a unit is a pixel. */
export type MapFrame = { x: number; y: number; width: number; height: number; zoom: number };

/** The whole country. West of Fermanagh and east of Norfolk the sea leaves room for names. */
const WHOLE: MapFrame = { x: -14, y: -4, width: 300, height: 498, zoom: 1 };
/** A region has whole rows and columns of dots, so that no dot is cut at an edge. */
const ZOOM = 2.5;
const [COLUMN, ROW] = [(DOT_STEP / 2) * ZOOM, DOT_ROW * ZOOM];

export function frameOf(middle?: PlaceOnMap): MapFrame {
  if (!middle) return WHOLE;
  const { x, y } = project(middle);
  const [columns, rows] = [38, 19];
  return {
    x: (Math.round((x * ZOOM) / COLUMN - columns / 2) + 0.5) * COLUMN,
    y: (Math.round((y * ZOOM) / ROW - rows / 2) + 0.5) * ROW,
    width: columns * COLUMN,
    height: rows * ROW,
    zoom: ZOOM,
  };
}

export function placeOnMap(places: readonly PlaceOnMap[], frame: MapFrame): PlacedPlace[] {
  const unit = Math.min(UNIT, LARGEST / Math.sqrt(Math.max(1, ...places.map(({ count }) => count))));
  const discs = places
    .map((place) => {
      const { x, y } = project(place);
      const radius = Math.max(SMALLEST, Math.sqrt(place.count) * unit);
      return { place, x: round(x * frame.zoom), y: round(y * frame.zoom), radius: round(radius) };
    })
    .filter(({ x, y, radius }) => isIn(boxAround(x, y, radius), boxOf(frame)))
    .sort((one, other) => other.place.count - one.place.count || one.place.name.localeCompare(other.place.name));
  const labels = nameDiscs(discs, boxOf(frame));
  return discs.map((disc) => ({ ...disc, label: labels.get(disc) ?? null }));
}

/** Tries the given order first, then starts again with the names that found no room. */
function nameDiscs(discs: readonly Disc[], frame: Box): Map<Disc, Label> {
  let [order, best] = [discs, new Map<Disc, Label>()];
  for (let turn = 0; turn < TURNS; turn++) {
    const labels = new Map<Disc, Label>();
    const occupied = discs.map(({ x, y, radius }) => boxAround(x, y, radius));
    for (const disc of order) {
      const label = findRoom(disc, occupied, frame);
      if (!label) continue;
      occupied.push(label.box);
      labels.set(disc, label);
    }
    if (labels.size > best.size || turn === 0) best = labels;
    if (labels.size === discs.length) break;
    order = [...order].sort((one, other) => Number(labels.has(one)) - Number(labels.has(other)));
  }
  return best;
}
const TURNS = 4;

/** The radius of one job, of the largest place and of the smallest one, whose area is not to scale. */
const [UNIT, LARGEST, SMALLEST] = [3.2, 18, 3.5];

/** Must equal the font size in pictures.css for the narrowest map. */
const FONT_SIZE = 15;
/** A name with its count is a link, at least 24 pixels high (WCAG 2.5.8). */
export const LABEL_HEIGHT = 26;
const GAP = 4;

/** '83', 'about 83' for an estimate, '83+' beyond the counting limit. */
export const countOnMap = ({ count, isEstimate, isMore }: PlaceOnMap) =>
  `${isEstimate ? 'about ' : ''}${formatNumber(count)}${isMore ? '+' : ''}`;

export const describePlaceCount = ({ count, isEstimate, isMore }: PlaceOnMap, thing: string) =>
  `${isEstimate ? 'about ' : isMore ? 'more than ' : ''}${countOf(count, thing)}`;

const widthOf = (place: PlaceOnMap) => (place.name.length + 1 + countOnMap(place).length) * FONT_SIZE * 0.56;

type Disc = Omit<PlacedPlace, 'label'>;

/**
 * The nearest position where a name touches no disc, no other name and no edge; null if no position is free: the place then has no name on the
 * map.
 */
function findRoom({ place, x, y, radius }: Disc, taken: readonly Box[], frame: Box): Label | null {
  const width = widthOf(place);
  const [aside, half] = [radius + GAP, LABEL_HEIGHT / 2];
  const [slantX, slantY] = [radius * 0.7 + GAP, (radius + half) * 0.7];
  const beside = [
    labelAt(x + aside, y, 'start', width),
    labelAt(x - aside, y, 'end', width),
    labelAt(x, y - radius - half, 'middle', width),
    labelAt(x, y + radius + half, 'middle', width),
    labelAt(x + slantX, y - slantY, 'start', width),
    labelAt(x + slantX, y + slantY, 'start', width),
    labelAt(x - slantX, y - slantY, 'end', width),
    labelAt(x - slantX, y + slantY, 'end', width),
  ];
  const away = LEADERS.flatMap(([dx, dy]) => [
    labelAt(
      x + radius + dx,
      y + dy,
      'start',
      width,
      `M${round(x)} ${round(y)}L${round(x + radius + dx - 2)} ${round(y + dy)}`,
    ),
    labelAt(
      x - radius - dx,
      y + dy,
      'end',
      width,
      `M${round(x)} ${round(y)}L${round(x - radius - dx + 2)} ${round(y + dy)}`,
    ),
  ]);
  const otherBoxes = taken.filter((box) => !isSame(box, boxAround(x, y, radius)));
  return (
    [...beside, ...away].find(({ box }) => isIn(box, frame) && !otherBoxes.some((other) => overlap(box, other))) ?? null
  );
}

const LEADERS = [16, 36, 56, 76].flatMap((dx) => [0, -16, 16, -32, 32, -48, 48].map((dy) => [dx, dy] as const));

function labelAt(x: number, y: number, anchor: Label['anchor'], width: number, leader = ''): Label {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const half = LABEL_HEIGHT / 2;
  const box = { left, right: left + width, top: y - half, bottom: y + half };
  return { x: round(x), y: round(y), anchor, box, leader };
}

const boxAround = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});
const boxOf = ({ x, y, width, height }: MapFrame): Box => ({ left: x, right: x + width, top: y, bottom: y + height });
const isIn = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isSame = (one: Box, other: Box) => one.left === other.left && one.top === other.top && one.right === other.right;
const round = (number: number) => Math.round(number * 10) / 10;
