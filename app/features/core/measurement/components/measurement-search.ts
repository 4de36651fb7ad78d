/** What the page of figures is asked for in its address. */
import { readText, type SearchParameters, writeSearch } from '#app/web/search-parameters.ts';
import { isMeasuredPage, type MeasuredPage } from './counting/measured-page.ts';

export type MeasurementSearch = {
  /** That many, today among them. */
  days: MeasuredDays;
  /** The page whose depth is shown. */
  depth: MeasuredPage;
};

/** How far back the figures can go. */
export const MEASURED_DAYS = [7, 30, 90] as const;
type MeasuredDays = (typeof MEASURED_DAYS)[number];
const USUAL_MEASUREMENT: MeasurementSearch = { days: 30, depth: '/' };

/** A value that makes no sense counts as the usual one. */
export function readMeasurementSearch(from: SearchParameters): MeasurementSearch {
  const depth = readText(from, 'depth');
  return {
    days: MEASURED_DAYS.find((days) => String(days) === readText(from, 'days')) ?? USUAL_MEASUREMENT.days,
    depth: isMeasuredPage(depth) ? depth : USUAL_MEASUREMENT.depth,
  };
}

/** What is as usual is left out. '' or '?…'. */
export const writeMeasurementSearch = ({ days, depth }: MeasurementSearch): string =>
  writeSearch({
    days: days === USUAL_MEASUREMENT.days ? null : days,
    depth: depth === USUAL_MEASUREMENT.depth ? null : depth,
  });
