export type Trait = 'city' | 'port' | 'hills' | 'town';

/** Places in the United Kingdom whose names do not reveal their traits. */
const KNOWN: Readonly<Record<string, readonly Trait[]>> = {
  aberdeen: ['port', 'city'],
  barrow: ['port'],
  bath: ['hills', 'town'],
  belfast: ['city', 'port', 'hills'],
  birmingham: ['city'],
  bradford: ['hills', 'city'],
  brighton: ['port', 'city'],
  bristol: ['city', 'port', 'hills'],
  burnley: ['hills'],
  cardiff: ['city', 'port'],
  carlisle: ['town', 'hills'],
  coventry: ['city'],
  derby: ['city', 'town'],
  derry: ['hills', 'port'],
  dover: ['port', 'hills'],
  dundee: ['port', 'city', 'hills'],
  durham: ['hills', 'town'],
  edinburgh: ['city', 'hills'],
  exeter: ['hills', 'town'],
  felixstowe: ['port'],
  glasgow: ['city', 'port'],
  gloucester: ['town', 'port'],
  grimsby: ['port'],
  halifax: ['hills'],
  huddersfield: ['hills'],
  hull: ['port', 'city'],
  inverness: ['hills', 'port'],
  ipswich: ['port', 'town'],
  lancaster: ['hills', 'town'],
  leeds: ['city'],
  leicester: ['city'],
  lincoln: ['hills', 'town'],
  liverpool: ['port', 'city'],
  london: ['city'],
  lowestoft: ['port'],
  manchester: ['city'],
  middlesbrough: ['port', 'city'],
  newcastle: ['city', 'port', 'hills'],
  newport: ['port', 'hills'],
  nottingham: ['city'],
  oban: ['port', 'hills'],
  oldham: ['hills'],
  penzance: ['port', 'hills'],
  plymouth: ['port', 'hills'],
  rochdale: ['hills'],
  sheffield: ['city', 'hills'],
  southampton: ['port', 'city'],
  stirling: ['hills', 'town'],
  sunderland: ['port', 'city'],
  swansea: ['port', 'hills'],
  truro: ['hills', 'port'],
  wakefield: ['hills', 'town'],
};

/** Parts of place names that reveal a trait: a port, hills. */
const SAYING: readonly [RegExp, readonly Trait[]][] = [
  [/mouth\b|port\b|pool\b|haven\b|\bport|harbour|quay|docks?\b|[- ]on[- ]sea|\bbay\b|ness\b/, ['port', 'town']],
  [/hill\b|dale\b|\bglen|\bpeak|moor\b|fell\b|clough|\btor\b|\bmount\b/, ['hills', 'town']],
  [/city\b|central\b|^greater /, ['city']],
];

/** A place's traits by name or slug: from the list, from the name, or those of a small town. */
export function traitsOf(place: string): readonly Trait[] {
  const name = place.toLowerCase().replaceAll('-', ' ').trim();
  const isKnown = Object.hasOwn(KNOWN, name);
  const [first = ''] = name.split(' ');
  return (
    (isKnown ? KNOWN[name] : undefined) ??
    (Object.hasOwn(KNOWN, first) ? KNOWN[first] : undefined) ??
    SAYING.find(([pattern]) => pattern.test(name))?.[1] ?? ['town']
  );
}
