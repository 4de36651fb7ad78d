/** One line from the office to the site, with the tide between: the agency in a drawing. */
const OFFICES =
  'M-600 150H-420V104h56v46h60V82h44v68h52V60h64v90H-80v-36h40v36H40V96h44v54h14V62h50v88h22V42l28-14 28 14v108h34V80h56v70h36v-42h44v42';
const TIDE = 'M396 150c24 0 36-22 64-22s40 22 68 22 40-32 72-32 44 32 72 32 40-20 68-20 40 20 64 20';
const WORKS =
  'M804 150v-38l32-20v20l32-20v20l32-20v58h24V76h14v74h32V46h-30v10V46h30l7-22 113 22H984v104h94V74h86v76h46V98h36l20-16 20 16v52h90v-34l30-18v18l30-18v18l30-18v52h400';
const DETAILS =
  'M110 76h26M110 90h26M110 104h26M188 58h20M188 74h20M188 90h20M188 106h20M276 96h28M276 110h28M276 124h28M1044 46v34m-8 0h16v12h-16zM1078 98h86M1078 122h86M1107 74v76M1136 74v76M970 60l14 15M984 60l-14 15M970 84l14 15M984 84l-14 15M970 108l14 15M984 108l-14 15M970 132l14 15M984 132l-14 15';
const DEPTHS = [
  'M-600 164h996c26 0 38-14 66-14s40 14 68 14 40-20 72-20 44 20 72 20 40-12 68-12 40 12 64 12h1600',
  'M-600 176h996c26 0 38-6 66-6s40 6 68 6 40-9 72-9 44 9 72 9 40-5 68-5 40 5 64 5h1600',
];

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
        {DEPTHS.map((path) => (
          <path key={path} d={path} className="stroke-line" />
        ))}
        <path d={OFFICES} className="stroke-white-collar" />
        <path d={WORKS} className="stroke-blue-collar" />
        <path d={TIDE} className="stroke-brand" strokeWidth="3" />
        <path d={DETAILS} className="stroke-control" strokeWidth="1.5" />
      </svg>
    </div>
  );
}
