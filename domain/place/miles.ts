/** '3 miles away', as the crow flies. */
export const describeMiles = (miles: number): string =>
  miles < 1 ? 'Under a mile away' : `${Math.round(miles)} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;
