/** The United Kingdom in dots; each place is a disc sized by its open jobs, and a link with its name and count. */
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import {
  countOnMap,
  describePlaceCount,
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
  crop?: string;
  chosen?: string | undefined;
  /** Meaning of the marked place: the current page, or the location of its subject. */
  current?: 'page' | 'location';
  /** The page lists the same places beside the map, so Tab skips the map. */
  hasList?: boolean;
  ground?: Ground;
  className?: string;
};

export function DotMap({ places, crop, chosen = crop, current = 'page', ground = 'paper', ...rest }: DotMapProps) {
  const { hasList = false, className } = rest;
  const middle = places.find(({ slug }) => slug === crop);
  const { x, y, width, height, zoom } = frameOf(middle);
  const placedDots = placeOnMap(places, frameOf(middle));
  return (
    <div className={classNames('@container', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing has no element of its own */}
      <svg
        role="group"
        aria-label={middle ? `Map of open jobs around ${middle.name}` : 'Map of open jobs in the United Kingdom'}
        viewBox={`${x} ${y} ${width} ${height}`}
        className={classNames('dot-map', GROUNDS[ground])}
      >
        <path
          d={UK_DOTS}
          strokeDasharray={`0 ${DOT_STEP}`}
          strokeWidth={middle ? 2.4 : 3.6}
          transform={middle && `scale(${zoom})`}
          className="dot-map-land"
        />
        {placedDots.map((each) => (
          <PlaceLink
            key={each.place.slug}
            {...each}
            hasList={hasList}
            current={each.place.slug === chosen ? current : undefined}
          />
        ))}
      </svg>
    </div>
  );
}

/** The outline around names, which keeps them clear of the dots. */
const GROUNDS: Record<Ground, string> = { paper: 'text-paper', surface: 'text-surface', sand: 'text-sand' };

function PlaceLink({
  place,
  x,
  y,
  radius,
  label,
  hasList,
  current,
}: PlacedPlace & { hasList: boolean; current: DotMapProps['current'] | undefined }) {
  return (
    <Link
      to={place.href}
      tabIndex={hasList ? -1 : undefined}
      aria-label={`${place.name} ${describePlaceCount(place, 'open job')}`}
      aria-current={current}
    >
      {label?.leader && <path d={label.leader} />}
      <circle cx={x} cy={y} r={radius} className={place.count === 0 ? 'dot-map-none' : undefined} />
      {label && (
        <>
          <rect
            x={Math.round(label.box.left)}
            y={Math.round(label.box.top)}
            width={Math.round(label.box.right - label.box.left)}
            height={LABEL_HEIGHT}
          />
          <text x={label.x} y={label.y} dy=".34em" textAnchor={label.anchor}>
            {place.name} <tspan>{countOnMap(place)}</tspan>
          </text>
        </>
      )}
    </Link>
  );
}

export function PlaceList({ places, className }: { places: readonly PlaceOnMap[]; className?: string }) {
  const ordered = [...places].sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  return (
    <ul className={classNames('grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-8', className)}>
      {ordered.map((place) => (
        <li key={place.slug} className="border-line border-b">
          <Link
            to={place.href}
            className="flex min-h-11 items-center justify-between gap-4 text-ink no-underline hover:underline"
          >
            <span className="font-semibold">{place.name}</span>
            <span className="figures text-ink-soft text-sm">{describePlaceCount(place, 'job')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
