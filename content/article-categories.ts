/** What articles are sorted under, by the word in the address. */
export const articleCategories: Readonly<Record<string, string>> = {
  'job-market': 'Job Market Insights',
  'career-advice': 'Career Advice',
  'industry-insights': 'Industry Insights',
  'recruitment-tips': 'Recruitment Tips',
  'company-news': 'Company News',
};
