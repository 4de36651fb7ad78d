export const ports = {
  name: 'Ports and logistics',
  slug: 'ports-and-logistics',
  summary: 'Docks, warehouses and the road between them',
  category: 'blue-collar',
  sector: 'logistics',
  lead: 'Work that begins when the ship is in: loading, driving, stock and the papers that go with it.',
  words: ['warehouse', 'forklift', 'driver', 'stevedore', 'freight'],
  countedBy: 'Blue collar jobs with warehouse, forklift, driver, stevedore or freight in the title.',
  rolesTitle: 'People that docks and warehouses look for',
  roles: [
    {
      title: 'Forklift operators',
      text: 'Counterbalance and reach trucks, indoors and on the quay.',
      asked: 'A certificate for the type of truck, and a refresher in the last five years.',
    },
    {
      title: 'Lorry drivers',
      text: 'Trailers from the ferry to the shops.',
      asked: 'Category C+E, a Driver CPC card and a digital tachograph card.',
    },
  ],
  hiringTitle: 'Before you hire for the docks',
  hiring: [
    { title: 'Say when the ship comes', text: 'People plan a week by the tide table if they have it on Friday.' },
    { title: 'Lifts to the gate', text: 'The first bus along Hedon Road comes after the early shift has begun.' },
  ],
  factsCheckedOn: '2026-11-10',
  sources: [
    { title: 'Become a qualified lorry or bus driver', url: 'https://www.gov.uk/become-lorry-bus-driver' },
    {
      title: 'Lift trucks, Health and Safety Executive',
      url: 'https://www.hse.gov.uk/work-equipment-machinery/lift-trucks.htm',
    },
  ],
  related: [
    { type: 'service', title: 'Trades and production', description: 'All our site work.', href: '/blue-collar' },
    {
      type: 'location',
      title: 'Work in Hull',
      description: 'The office there, and its jobs.',
      href: '/locations/hull',
    },
  ],
};
