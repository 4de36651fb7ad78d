export const lincoln = {
  name: 'Lincoln',
  region: 'Lincolnshire',
  phone: '01632 960102',
  email: 'lincoln@harbour-and-vale.test',
  postcode: 'LN99 9ZZ',
  latitude: 53.2307,
  longitude: -0.5406,
  headline: 'Engineering at the foot of the hill, offices at the top, and farms in every direction.',
  specialties: ['Engineering', 'Agri-food', 'Public services', 'Education'],
  description: [
    'Lincoln has built engines for a hundred and fifty years, and still does. Around the turbine works stand smaller shops that machine, weld and test for them.',
    'The county’s offices, two universities and the hospital need people who keep records, pay invoices and answer the telephone. Many of these jobs are part-time.',
  ],
  sectors: [
    {
      title: 'Engineering',
      category: 'blue-collar',
      description: 'Fitters, machinists and test engineers, on days and on rotating shifts.',
    },
    {
      title: 'Public services',
      category: 'white-collar',
      description: 'Records, finance and front desks for councils, schools and clinics.',
    },
  ],
  districts: [
    { title: 'Bailgate', description: 'Offices, shops and visitors, at the top of a hill that buses take slowly.' },
    { title: 'Teal Park', description: 'Engineering and distribution beside the A46.' },
    { title: 'Brayford', description: 'The university and the offices around the pool.' },
  ],
  benefits: [
    {
      title: 'The hill is real',
      description: 'From the station to Bailgate is a steep quarter of an hour. We say at which end of it a job is.',
    },
    {
      title: 'Village buses stop early',
      description: 'After six there are few. For late shifts outside the city we look for people with a lift.',
    },
  ],
  areasServed: ['Newark', 'Gainsborough', 'Sleaford', 'Market Rasen', 'Horncastle'],
};
