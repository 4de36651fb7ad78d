import { shoreline } from '#content/shoreline.ts';

/** The agency in a drawing, across the page. */
export function Shoreline() {
  return (
    <div className="wrap">
      <svg
        viewBox="0 0 1200 190"
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="relative left-1/2 block w-160 max-w-none -translate-x-1/2 overflow-visible sm:w-240 lg:w-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {shoreline.depths.map((path) => (
          <path key={path} d={path} className="stroke-line" />
        ))}
        <path d={shoreline.offices} className="stroke-white-collar" />
        <path d={shoreline.works} className="stroke-blue-collar" />
        <path d={shoreline.tide} className="stroke-brand" strokeWidth="3" />
        <path d={shoreline.details} className="stroke-control" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
