export type RailCounts = { people: number; applications: number; enquiries: number; dataRequests: number };
export const MOST_ON_RAIL = 99;

/** '7', or '99+' beyond the counting limit. */
export const railFigure = (count: number): string => (count > MOST_ON_RAIL ? `${MOST_ON_RAIL}+` : String(count));
