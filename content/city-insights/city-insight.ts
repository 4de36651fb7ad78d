/** The consultants' view of a city's job market (spec: marketing §9, "Insights data"). */
type Outlook = 'excellent' | 'good' | 'fair';

type IndustryOutlook = {
  /** Slug in industries.ts. */
  industry: string;
  outlook: Outlook;
  reason: string;
};

/** A role of the salary calculator, whose figures are shown, and who in this city hires for it. */
type CityRole = { role: string; hiredBy: string };

export type CityInsights = {
  /** Two or three sentences about hiring in the city. */
  summary: string;
  /** Advice for jobseekers in the city. */
  advice: string;
  outlooks: readonly IndustryOutlook[];
  roles: readonly CityRole[];
  /** Whose judgement it is, and of which months. */
  source: string;
};

/** Source of a city's insights. They contain no market figures: those are counted or calculated. */
export const judgementFor = (city: string): Pick<CityInsights, 'source'> => ({
  source: `our consultants’ judgement of what ${city} employers asked for, July to October 2026`,
});
