/** What our own people say about a city's job market (spec: marketing §9, "Insights data"). */
type Outlook = 'excellent' | 'good' | 'fair';

type IndustryOutlook = {
  /** As in industries.ts. */
  industry: string;
  outlook: Outlook;
  reason: string;
};

/** A role of the salary calculator, whose figures are shown, and who in this city hires for it. */
type CityRole = { role: string; hiredBy: string };

export type CityInsights = {
  /** How hiring works here, in two or three sentences. */
  summary: string;
  /** What helps people who look for work here. */
  advice: string;
  outlooks: readonly IndustryOutlook[];
  roles: readonly CityRole[];
  /** Whose judgement it is, and of which months. */
  source: string;
};

/** Where what is said of a city comes from. No figure of the market is part of it: those are counted or calculated. */
export const judgementFor = (city: string): Pick<CityInsights, 'source'> => ({
  source: `our consultants’ judgement of what ${city} employers asked for, July to October 2026`,
});
