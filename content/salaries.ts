/** What is paid in each city, in hundredths of what the country pays (spec: marketing §9 "Salary calculator figures"). */
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

/** It has no page. */
export const calculator = { towns: [{ name: 'Bristol', payPercent: 105 }] };
