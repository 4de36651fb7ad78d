/** Places on the map: discs whose area is their number of jobs, and names that do not stand in each other's way. */
import { formatNumber } from '#domain/pay/money.ts';
import { project } from './uk-dots.ts';

export type PlaceOnMap = {
  slug: string;
  name: string;
  /** Where its disc leads. */
  href: string;
  /** In degrees. */
  latitude: number;
  longitude: number;
  /** Open jobs. */
  count: number;
  /** 'about 12,000', where the count is not exact. */
  countText?: string;
};

export type Box = { left: number; top: number; right: number; bottom: number };
export type Label = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; box: Box };
export type PlacedPlace = { place: PlaceOnMap; x: number; y: number; radius: number; label: Label | null };

/** The window of the drawing, in its units: at its narrowest on a page a unit is a pixel. */
export type MapFrame = { x: number; y: number; width: number; height: number; zoom: number };

/** All of it. West of Fermanagh and east of Norfolk there is sea enough for names. */
const WHOLE: MapFrame = { x: -14, y: -4, width: 290, height: 498, zoom: 1 };
const CROP = { width: 288, height: 240, zoom: 2.6 };

/** The whole country, or a piece of it around a place, larger. */
export function frameOf(middle?: PlaceOnMap): MapFrame {
  if (!middle) return WHOLE;
  const { width, height, zoom } = CROP;
  const { x, y } = project(middle);
  return { x: Math.round(x * zoom - width / 2), y: Math.round(y * zoom - height / 2), width, height, zoom };
}

/** Large ones first, so that small ones lie on top of them. What lies outside of the frame is left out. */
export function placeOnMap(places: readonly PlaceOnMap[], frame: MapFrame): PlacedPlace[] {
  const unit = Math.min(UNIT, LARGEST / Math.sqrt(Math.max(1, ...places.map(({ count }) => count))));
  const discs = places
    .map((place) => {
      const { x, y } = project(place);
      const radius = Math.max(SMALLEST, Math.sqrt(place.count) * unit);
      return { place, x: round(x * frame.zoom), y: round(y * frame.zoom), radius: round(radius) };
    })
    .filter(({ x, y }) => isIn(boxAround(x, y, 0), boxOf(frame)))
    .sort((one, other) => other.place.count - one.place.count || one.place.name.localeCompare(other.place.name));
  const taken = discs.map(({ x, y, radius }) => boxAround(x, y, radius));
  return discs.map((disc) => {
    const label = findRoom(disc, taken, boxOf(frame));
    if (label) taken.push(label.box);
    return { ...disc, label };
  });
}

/** Radius of one job, of the place with most of them, and of one with few: below it the area is no longer true. */
const [UNIT, LARGEST, SMALLEST] = [3.2, 20, 3.5];

export const FONT_SIZE = 15;
/** A name with its count is a link, and at least this high (WCAG 2.5.8). */
export const LABEL_HEIGHT = 24;
const GAP = 4;

export const countTextOf = ({ count, countText }: PlaceOnMap): string => countText ?? formatNumber(count);

/** Of the font at 15 units, a little more than its letters take. */
const widthOf = (place: PlaceOnMap) => (place.name.length + 1 + countTextOf(place).length) * FONT_SIZE * 0.58;

type Disc = Omit<PlacedPlace, 'label'>;

/** The first of eight positions around the disc that touches no disc, no other name and no edge; null: it stays without a name. */
function findRoom({ place, x, y, radius }: Disc, taken: readonly Box[], frame: Box): Label | null {
  const width = widthOf(place);
  const [aside, half] = [radius + GAP, LABEL_HEIGHT / 2];
  const slanted = radius * 0.7 + half * 0.7;
  const labels = [
    labelAt(x + aside, y, 'start', width),
    labelAt(x - aside, y, 'end', width),
    labelAt(x, y - radius - half, 'middle', width),
    labelAt(x, y + radius + half, 'middle', width),
    labelAt(x + radius * 0.7 + GAP, y - slanted, 'start', width),
    labelAt(x + radius * 0.7 + GAP, y + slanted, 'start', width),
    labelAt(x - radius * 0.7 - GAP, y - slanted, 'end', width),
    labelAt(x - radius * 0.7 - GAP, y + slanted, 'end', width),
  ];
  const others = taken.filter((box) => !isSame(box, boxAround(x, y, radius)));
  return labels.find(({ box }) => isIn(box, frame) && !others.some((other) => meet(box, other))) ?? null;
}

function labelAt(x: number, y: number, anchor: Label['anchor'], width: number): Label {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const half = LABEL_HEIGHT / 2;
  return { x: round(x), y: round(y), anchor, box: { left, right: left + width, top: y - half, bottom: y + half } };
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
const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const isSame = (one: Box, other: Box) => one.left === other.left && one.top === other.top && one.right === other.right;
const round = (number: number) => Math.round(number * 10) / 10;
