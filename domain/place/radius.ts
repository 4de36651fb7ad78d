/** Radii that a search offers, in miles as the crow flies. */
export const RADIUS_CHOICES = [5, 10, 15, 20, 30, 50] as const;
export const DEFAULT_RADIUS = 10;

export const describeMiles = (miles: number): string =>
  miles < 1 ? 'Under a mile away' : `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;
