export const hull = {
  name: 'Hull',
  region: 'East Riding of Yorkshire',
  phone: '01632 960103',
  email: 'hull@harbour-and-vale.test',
  postcode: 'HU99 9ZZ',
  latitude: 53.7443,
  longitude: -0.3325,
  headline: 'Docks that unload before dawn, turbine blades, caravans and the head offices that serve them.',
  specialties: ['Ports', 'Offshore wind', 'Caravans', 'Food'],
  description: [
    'Hull works by the tide. The docks to the east move timber, steel and trailers; warehouses along the A63 send them on.',
    'Blades for offshore wind are made at Alexandra Dock, and caravans to the north and east of the city. Both take on people without experience and train them.',
  ],
  sectors: [
    {
      title: 'Ports and warehouses',
      category: 'blue-collar',
      description: 'Stevedores, lorry drivers and forklift operators, with shifts that follow the ships.',
    },
    {
      title: 'Shipping offices',
      category: 'white-collar',
      description: 'Customs entries, freight bookings and accounts.',
    },
  ],
  districts: [
    { title: 'Hedon Road', description: 'The docks, the prison and the warehouses between them.' },
    { title: 'Sutton Fields', description: 'Food, packaging and printing, on an estate with its own buses.' },
    { title: 'Old Town', description: 'Solicitors, shipping agents and the museums.' },
  ],
  benefits: [
    {
      title: 'Bridge tolls add up',
      description: 'If you cross the Humber Bridge to work, the toll belongs in the sum. We do it with you.',
    },
    {
      title: 'Docks need a pass',
      description: 'Some gates ask for proof of identity that takes days to check. We begin before the offer.',
    },
  ],
  areasServed: ['Beverley', 'Hessle', 'Cottingham', 'Hedon', 'Goole'],
};
