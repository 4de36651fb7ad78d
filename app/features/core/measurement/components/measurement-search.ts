import { isMeasuredPage, type MeasuredPage } from '#app/pages/measured-page.ts';
import { readText, type SearchParameters, writeSearch } from '#domain/address/search-parameters.ts';

export type MeasurementSearch = {
  days: MeasuredDays;
  depth: MeasuredPage;
};

export const MEASURED_DAYS = [7, 30, 90] as const;
type MeasuredDays = (typeof MEASURED_DAYS)[number];
const USUAL_MEASUREMENT: MeasurementSearch = { days: 30, depth: '/' };

export function readMeasurementSearch(from: SearchParameters): MeasurementSearch {
  const depth = readText(from, 'depth');
  return {
    days: MEASURED_DAYS.find((days) => String(days) === readText(from, 'days')) ?? USUAL_MEASUREMENT.days,
    depth: isMeasuredPage(depth) ? depth : USUAL_MEASUREMENT.depth,
  };
}

/** Omits defaults. Returns '' or '?…'. */
export const writeMeasurementSearch = ({ days, depth }: MeasurementSearch): string =>
  writeSearch({
    days: days === USUAL_MEASUREMENT.days ? null : days,
    depth: depth === USUAL_MEASUREMENT.depth ? null : depth,
  });
