const MERIDIANS = [52, 104, 156, 190];
const PARALLELS = [-120, -60, 0, 60, 120];
const RADIUS = 200;
const WAYS = ['M78 292C120 190 170 150 232 132', 'M346 306C350 230 310 160 232 132'];

export function InternationalGlobe() {
  return (
    <svg viewBox="0 0 420 420" aria-hidden="true" fill="none" className="block h-auto w-full max-w-105">
      <g transform="translate(210 210) rotate(-18)" className="stroke-control" strokeWidth="1">
        <circle r={RADIUS} />
        {MERIDIANS.map((rx) => (
          <ellipse key={rx} rx={rx} ry={RADIUS} />
        ))}
        <path d={`M0-${RADIUS}V${RADIUS}`} />
        {PARALLELS.map((y) => {
          const half = Math.round(Math.sqrt(RADIUS ** 2 - y ** 2));
          return <ellipse key={y} cy={y} rx={half} ry={Math.round(half / 9)} />;
        })}
      </g>
      {WAYS.map((way) => (
        <path key={way} d={way} className="stroke-brand" strokeWidth="3" strokeLinecap="round" />
      ))}
      <g className="fill-paper stroke-brand" strokeWidth="3">
        <circle cx="78" cy="292" r="6" />
        <circle cx="346" cy="306" r="6" />
      </g>
      <circle cx="232" cy="132" r="9" className="fill-brand" />
    </svg>
  );
}
