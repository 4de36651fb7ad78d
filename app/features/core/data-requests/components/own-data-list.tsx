import { OWN_DATA, type OwnDataKey } from '#domain/data-request/own-data.ts';
import { formatNumber } from '#domain/pay/money.ts';

export function OwnDataList({ counts }: { counts: Record<OwnDataKey, number> }) {
  const keys = Object.keys(OWN_DATA) as OwnDataKey[];
  const empty = keys.filter((key) => counts[key] === 0).map((key) => OWN_DATA[key].title.toLowerCase());
  return (
    <>
      <dl className="divide-y divide-line border-line border-y">
        {keys
          .filter((key) => counts[key] > 0)
          .map((key) => (
            <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3">
              <dt className="font-semibold">{OWN_DATA[key].title}</dt>
              <dd className="figures text-right font-semibold">{formatNumber(counts[key])}</dd>
              <dd className="col-span-2 mt-0.5 text-ink-soft text-sm sm:col-span-1">{OWN_DATA[key].text}</dd>
            </div>
          ))}
      </dl>
      {empty.length > 0 && <p className="mt-3 text-ink-soft text-sm">No data: {empty.join(', ')}.</p>}
    </>
  );
}
