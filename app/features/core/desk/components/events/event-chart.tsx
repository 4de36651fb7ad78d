import { DayBars } from '#app/ui/content/day-bars.tsx';
import { type EventDayCounts, RISK_NAMES, RISKS, type Risk } from '../../schema/lists.ts';

const RISK_COLOURS: Record<Risk, { fill: string; swatch: string }> = {
  high: { fill: 'fill-signal', swatch: 'bg-signal' },
  medium: { fill: 'fill-blue-collar', swatch: 'bg-blue-collar' },
  low: { fill: 'fill-control', swatch: 'bg-control' },
};
const SERIES = RISKS.map((key) => ({ key, name: RISK_NAMES[key], ...RISK_COLOURS[key] }));

export function EventChart({ days }: { days: readonly EventDayCounts[] }) {
  return (
    <DayBars
      title="Events by day"
      fullTitle="Security events by day"
      empty="No events on any of these days."
      series={SERIES}
      days={days}
    />
  );
}
