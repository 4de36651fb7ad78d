/** The United Kingdom in dots; each place a disc as large as its number of open jobs, and a link with its name and count. */
import { Link } from 'react-router';
import { countOf } from '#domain/text/counts.ts';
import { classNames } from '../class-names.ts';
import {
  countTextOf,
  FONT_SIZE,
  frameOf,
  LABEL_HEIGHT,
  type PlacedPlace,
  type PlaceOnMap,
  placeOnMap,
} from './shapes/map-shape.ts';
import { DOT_STEP, UK_DOTS } from './shapes/uk-dots.ts';

type Ground = 'paper' | 'surface' | 'sand';

type DotMapProps = {
  places: readonly PlaceOnMap[];
  /** The slug of the place that the page is about: it is marked, and the map shows its region. */
  crop?: string;
  /** What the map lies on, so that names stay clear of the dots. */
  ground?: Ground;
  className?: string;
};

/** Beside it belongs a PlaceList, or a list that the page has anyway: a name that finds no room in the map stands there. */
export function DotMap({ places, crop, ground = 'paper', className }: DotMapProps) {
  const middle = places.find(({ slug }) => slug === crop);
  const { x, y, width, height, zoom } = frameOf(middle);
  const placed = placeOnMap(places, frameOf(middle));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing has no element of its own
    <svg
      role="group"
      aria-label={middle ? `Map of open jobs around ${middle.name}` : 'Map of open jobs in the United Kingdom'}
      viewBox={`${x} ${y} ${width} ${height}`}
      className={classNames('dot-map block h-auto w-full select-none', className)}
      fontSize={FONT_SIZE}
      strokeLinecap="round"
    >
      <path
        d={UK_DOTS}
        fill="none"
        strokeDasharray={`0 ${DOT_STEP}`}
        strokeWidth="3.6"
        transform={zoom === 1 ? undefined : `scale(${zoom})`}
        strokeOpacity=".5"
        className="stroke-control"
      />
      {placed.map((each) => (
        <PlaceLink key={each.place.slug} {...each} isHere={each.place === middle} ground={ground} />
      ))}
    </svg>
  );
}

function PlaceLink({ place, x, y, radius, label, isHere, ground }: PlacedPlace & { isHere: boolean; ground: Ground }) {
  const count = countTextOf(place);
  return (
    <Link
      to={place.href}
      aria-label={`${place.name} ${count} open ${place.count === 1 ? 'job' : 'jobs'}`}
      aria-current={isHere ? 'page' : undefined}
      className="group"
    >
      {label && (
        <rect
          x={Math.round(label.box.left)}
          y={Math.round(label.box.top)}
          width={Math.round(label.box.right - label.box.left)}
          height={LABEL_HEIGHT}
          fill="none"
          pointerEvents="all"
        />
      )}
      <circle cx={x} cy={y} r={radius} className={discClass(isHere, place.count)} strokeWidth="1.5" />
      {label && (
        <text
          x={label.x}
          y={label.y}
          dy=".34em"
          textAnchor={label.anchor}
          strokeWidth="4"
          className={classNames(
            'figures fill-ink font-semibold [paint-order:stroke] group-hover:underline',
            HALOS[ground],
          )}
        >
          {place.name} <tspan className="font-normal">{count}</tspan>
        </text>
      )}
    </Link>
  );
}

const HALOS: Record<Ground, string> = { paper: 'stroke-paper', surface: 'stroke-surface', sand: 'stroke-sand' };

/** A place without open jobs is a ring. */
function discClass(isHere: boolean, count: number): string {
  if (count === 0) return 'fill-paper stroke-control';
  return isHere ? 'fill-coral stroke-paper' : 'fill-brand stroke-paper group-hover:fill-brand-strong';
}

/** The same in words, most jobs first. */
export function PlaceList({ places, className }: { places: readonly PlaceOnMap[]; className?: string }) {
  const ordered = [...places].sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  return (
    <ul className={classNames('grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-8', className)}>
      {ordered.map(({ slug, name, href, count, countText }) => (
        <li key={slug} className="border-line border-b">
          <Link
            to={href}
            className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline hover:underline"
          >
            <span className="font-semibold">{name}</span>
            <span className="figures text-ink-soft text-sm">
              {countText ? `${countText} jobs` : countOf(count, 'job')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
