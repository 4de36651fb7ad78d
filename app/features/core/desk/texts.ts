/** The figures of the desk's rail. */

/** What waits, as the rail of the desk shows it beside its pages. */
export type RailCounts = { people: number; applications: number; enquiries: number; dataRequests: number };
export const MOST_ON_RAIL = 99;

/** '7', or '99+' where more were not counted. */
export const railFigure = (count: number): string => (count > MOST_ON_RAIL ? `${MOST_ON_RAIL}+` : String(count));
