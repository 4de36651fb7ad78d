/** Pay in each city as a percentage of the national figure (spec: marketing §9 "Salary calculator figures"). */
export const payPercents: Readonly<Record<string, number>> = {
  london: 130,
  manchester: 100,
  birmingham: 90,
  leeds: 90,
  liverpool: 85,
  glasgow: 85,
  edinburgh: 95,
  cardiff: 85,
  belfast: 80,
};

/** A town without a page. */
export const calculator = { towns: [{ name: 'Bristol', payPercent: 105 }] };
