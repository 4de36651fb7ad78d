import { allCities } from './city-claims.ts';
import type { CityPage } from './city-page.ts';

export const edinburgh: CityPage = {
  headline: 'Money, law and government share the hill; every August the whole world comes to stay.',
  specialties: ['Fund management', 'Public sector', 'Software', 'Life sciences', 'Hospitality'],
  description: [
    'Few cities of this size hold so many kinds of desk. Edinburgh has a parliament, the supreme courts of Scotland, banks that began in the seventeenth and eighteenth centuries, and insurers and fund managers who look after pensions far beyond Scotland.',
    'One of the strongest computing departments in Europe feeds a lively set of software firms, and the hospital and research campus at Little France does the same for biology. Employers compete here, and people with the right experience rarely stay free for long.',
    'Visitors are the other industry. Hotels, catering and venues need people all year and many more in August and over Hogmanay. Rooms are dear then, which is a reason to fix work early.',
  ],
  sectors: [
    {
      title: 'Banking, funds and insurance',
      category: 'white-collar',
      description: 'Fund accounting, client service, risk, actuarial work and change projects.',
    },
    {
      title: 'Government and law',
      category: 'white-collar',
      description: 'Policy support, case work, court and solicitors’ offices, under Scots law.',
    },
    {
      title: 'Software and data',
      category: 'white-collar',
      description: 'Developers, data scientists and product people, from start-ups to banks.',
    },
    {
      title: 'Hospitality, building and care of buildings',
      category: 'blue-collar',
      description: 'Kitchens, housekeeping, stonework, heating and facilities: old buildings need constant hands.',
    },
  ],
  districts: [
    { title: 'New Town and Exchange', description: 'Fund managers, insurers, lawyers and accountants.' },
    { title: 'Edinburgh Park and Gogar', description: 'Bank campuses and technology, on the tram.' },
    { title: 'Little France and Quartermile', description: 'Hospital, research, software and finance.' },
    { title: 'Leith and Granton', description: 'Government offices, port, studios and house building.' },
    { title: 'Sighthill and Newbridge', description: 'Food, depots, airport and manufacturing.' },
  ],
  benefits: [
    {
      title: 'Scots law is its own profession',
      description: 'English qualifications do not carry over by themselves. We know which firms will help you convert.',
    },
    {
      title: 'Income tax has its own bands',
      description: 'If you live in Scotland your tax code begins with S. We compare offers after tax, not before.',
    },
    {
      title: 'August is booked by May',
      description:
        'Festival employers choose early, and so should you. We ask them for written hours, not only a date.',
    },
  ],
  areasServed: [
    'Livingston',
    'Musselburgh',
    'Dalkeith',
    'Penicuik',
    'Queensferry',
    'Linlithgow',
    'Bathgate',
    'Dunfermline',
    'Kirkcaldy',
    'Haddington',
  ],
  stats: allCities,
};
