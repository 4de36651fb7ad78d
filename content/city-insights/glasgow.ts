import { type CityInsights, judgementFor } from './city-insight.ts';

// The views of the market are made up.
export const glasgowInsights: CityInsights = {
  ...judgementFor('Glasgow'),
  summary:
    'The yards plan in decades and ask for time-served people; satellite makers plan in quarters and ask for curiosity. Across the Clyde, banks run large intakes of graduates and then lose some of them south, which is when our phone rings.',
  advice:
    'Bring your indentures, your coding certificates and the names of hulls you worked on. Electronics graduates who have soldered something that flew stand out. Settlement teams value accuracy with deadlines on two continents, which shop and call-handling supervisors have shown for years. Joiners and roofers who know sandstone tenements are booked months ahead.',
  outlooks: [
    {
      industry: 'technology',
      outlook: 'good',
      reason: 'Small-satellite builders want embedded and test engineers; banks want cloud people.',
    },
    {
      industry: 'financial-services',
      outlook: 'good',
      reason: 'Settlement, compliance and client onboarding for international banks in Tradeston.',
    },
    {
      industry: 'manufacturing',
      outlook: 'excellent',
      reason: 'Naval orders keep platers, pipefitters and planners busy into the next decade.',
    },
  ],
  roles: [
    { role: 'Welder', hiredBy: 'Govan, Scotstoun and the subcontractors that feed them.' },
    { role: 'Manufacturing Engineer', hiredBy: 'Ship modules, pumps and scientific instruments.' },
    { role: 'Electrician', hiredBy: 'Warship fit-out, tenement retrofit and hospital estates.' },
    { role: 'Project Manager', hiredBy: 'Marine programmes, and new homes on old industrial land.' },
    { role: 'Software Developer', hiredBy: 'Mission control for satellites; trading support for banks.' },
    { role: 'Business Analyst', hiredBy: 'Operations hubs on the Broomielaw.' },
  ],
};
