/** Towns of the made-up adverts and of the queries. Coordinates are those of GeoNames (CC BY 4.0), to two decimals. */

export type Town = {
  id: string;
  /** Its name in adverts. Where several towns share the name, adverts always add `county`. */
  name: string;
  county: string;
  latitude: number;
  longitude: number;
  /** Weight of its adverts; 1 for most. */
  share: number;
  districts: string[];
  outcode: string;
  isAmbiguous: boolean;
};

type Row = [
  name: string,
  county: string,
  latitude: number,
  longitude: number,
  share: number,
  outcode: string,
  districts?: string,
];

const ROWS: Row[] = [
  ['London', 'Greater London', 51.51, -0.13, 7, 'EC1A', 'Park Royal|Stratford|Hammersmith|Canary Wharf'],
  ['Croydon', 'Greater London', 51.38, -0.1, 1, 'CR0'],
  ['Manchester', 'Greater Manchester', 53.48, -2.24, 9, 'M1', 'Trafford Park|Openshaw|Didsbury'],
  ['Stockport', 'Greater Manchester', 53.41, -2.16, 11, 'SK1', 'Bredbury|Hazel Grove'],
  ['Sale', 'Greater Manchester', 53.43, -2.32, 2, 'M33'],
  ['Salford', 'Greater Manchester', 53.49, -2.29, 1.5, 'M5'],
  ['Bolton', 'Greater Manchester', 53.58, -2.43, 1.5, 'BL1'],
  ['Oldham', 'Greater Manchester', 53.54, -2.12, 1, 'OL1'],
  ['Warrington', 'Cheshire', 53.39, -2.58, 2, 'WA1', 'Birchwood'],
  ['Liverpool', 'Merseyside', 53.41, -2.98, 3, 'L1', 'Speke|Aintree'],
  ['Preston', 'Lancashire', 53.76, -2.7, 1, 'PR1'],
  ['Chester', 'Cheshire', 53.19, -2.89, 1, 'CH1'],
  ['Leeds', 'West Yorkshire', 53.8, -1.55, 15, 'LS1', 'Hunslet|Stourton|Headingley'],
  ['Bradford', 'West Yorkshire', 53.79, -1.75, 3.5, 'BD1'],
  ['Wakefield', 'West Yorkshire', 53.68, -1.5, 2.5, 'WF1'],
  ['Huddersfield', 'West Yorkshire', 53.65, -1.78, 1, 'HD1'],
  ['Sheffield', 'South Yorkshire', 53.38, -1.47, 3, 'S1', 'Attercliffe|Tinsley'],
  ['Rotherham', 'South Yorkshire', 53.43, -1.36, 1, 'S60'],
  ['Doncaster', 'South Yorkshire', 53.52, -1.13, 2, 'DN1', 'Armthorpe'],
  ['Barnsley', 'South Yorkshire', 53.55, -1.48, 1, 'S70'],
  ['York', 'North Yorkshire', 53.96, -1.08, 1.5, 'YO1'],
  ['Hull', 'East Yorkshire', 53.74, -0.34, 10, 'HU1', 'Hessle Road|Sutton Fields'],
  ['Beverley', 'East Yorkshire', 53.85, -0.42, 2.5, 'HU17'],
  ['Grimsby', 'Lincolnshire', 53.57, -0.08, 1, 'DN31'],
  ['Lincoln', 'Lincolnshire', 53.23, -0.54, 5, 'LN1', 'North Hykeham'],
  ['Nottingham', 'Nottinghamshire', 52.95, -1.15, 3, 'NG1', 'Bulwell'],
  ['Derby', 'Derbyshire', 52.92, -1.48, 2, 'DE1'],
  ['Leicester', 'Leicestershire', 52.64, -1.13, 2, 'LE1'],
  ['Northampton', 'Northamptonshire', 52.25, -0.88, 2, 'NN1', 'Brackmills'],
  ['Birmingham', 'West Midlands', 52.48, -1.9, 10, 'B1', 'Tyseley|Witton|Erdington'],
  ['Solihull', 'West Midlands', 52.41, -1.78, 1, 'B91'],
  ['Wolverhampton', 'West Midlands', 52.59, -2.12, 1.5, 'WV1'],
  ['Coventry', 'West Midlands', 52.41, -1.51, 3.5, 'CV1'],
  ['Rugby', 'Warwickshire', 52.37, -1.26, 1, 'CV21'],
  ['Telford', 'Shropshire', 52.68, -2.45, 1, 'TF3'],
  ['Newport', 'Shropshire', 52.77, -2.38, 2, 'TF10'],
  ['Newport', 'Gwent', 51.59, -3, 7, 'NP20', 'Maindee'],
  ['Newport', 'Isle of Wight', 50.7, -1.29, 1, 'PO30'],
  ['Newport', 'Essex', 51.98, 0.21, 0.5, 'CB11'],
  ['Cardiff', 'South Glamorgan', 51.48, -3.18, 3, 'CF10', 'Pontprennau|Splott'],
  ['Swansea', 'West Glamorgan', 51.62, -3.94, 1.5, 'SA1'],
  ['Wrexham', 'Clwyd', 53.05, -2.99, 1, 'LL11'],
  ['Bristol', 'Avon', 51.46, -2.6, 8, 'BS1', 'Avonmouth|Bedminster'],
  ['Bath', 'Somerset', 51.38, -2.36, 2.5, 'BA1'],
  ['Gloucester', 'Gloucestershire', 51.87, -2.24, 1, 'GL1'],
  ['Swindon', 'Wiltshire', 51.56, -1.78, 1.5, 'SN1'],
  ['Exeter', 'Devon', 50.72, -3.53, 1.5, 'EX1'],
  ['Plymouth', 'Devon', 50.37, -4.14, 1.5, 'PL1'],
  ['Southampton', 'Hampshire', 50.9, -1.4, 2, 'SO14'],
  ['Portsmouth', 'Hampshire', 50.8, -1.09, 1.5, 'PO1'],
  ['Bournemouth', 'Dorset', 50.72, -1.88, 1, 'BH1'],
  ['Reading', 'Berkshire', 51.46, -0.97, 5, 'RG1', 'Tilehurst'],
  ['Slough', 'Berkshire', 51.51, -0.6, 1, 'SL1'],
  ['Oxford', 'Oxfordshire', 51.75, -1.26, 1.5, 'OX1', 'Cowley'],
  ['Milton Keynes', 'Buckinghamshire', 52.04, -0.76, 2, 'MK9'],
  ['Luton', 'Bedfordshire', 51.88, -0.42, 1, 'LU1'],
  ['Brighton', 'East Sussex', 50.83, -0.14, 1.5, 'BN1'],
  ['Crawley', 'West Sussex', 51.11, -0.18, 1, 'RH10'],
  ['Ashford', 'Kent', 51.15, 0.87, 1, 'TN24'],
  ['Canterbury', 'Kent', 51.28, 1.08, 1, 'CT1'],
  ['Sandwich', 'Kent', 51.27, 1.34, 0.8, 'CT13'],
  ['Chelmsford', 'Essex', 51.74, 0.47, 1, 'CM1'],
  ['Ipswich', 'Suffolk', 52.06, 1.16, 1, 'IP1'],
  ['Norwich', 'Norfolk', 52.63, 1.3, 1.5, 'NR1'],
  ['Cambridge', 'Cambridgeshire', 52.2, 0.12, 2, 'CB1'],
  ['Peterborough', 'Cambridgeshire', 52.57, -0.25, 1.5, 'PE1'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 54.97, -1.61, 6, 'NE1', 'Byker'],
  ['Gateshead', 'Tyne and Wear', 54.96, -1.6, 1.5, 'NE8', 'Team Valley'],
  ['Sunderland', 'Tyne and Wear', 54.9, -1.38, 1.5, 'SR1'],
  ['Washington', 'Tyne and Wear', 54.9, -1.52, 0.8, 'NE37'],
  ['Middlesbrough', 'North Yorkshire', 54.58, -1.23, 1, 'TS1'],
  ['Carlisle', 'Cumbria', 54.9, -2.94, 1, 'CA1'],
  ['Glasgow', 'Lanarkshire', 55.87, -4.26, 8, 'G1', 'Govan|Hillington'],
  ['Paisley', 'Renfrewshire', 55.83, -4.43, 1, 'PA1'],
  ['Edinburgh', 'Midlothian', 55.95, -3.2, 6, 'EH1', 'Leith|Granton'],
  ['Livingston', 'West Lothian', 55.9, -3.52, 1, 'EH54'],
  ['Dundee', 'Angus', 56.47, -2.97, 1, 'DD1'],
  ['Perth', 'Perthshire', 56.4, -3.43, 0.8, 'PH1'],
  ['Aberdeen', 'Aberdeenshire', 57.14, -2.1, 1.5, 'AB10'],
  ['Belfast', 'County Antrim', 54.6, -5.93, 2, 'BT1', 'Duncrue'],
];

const SHARED_NAMES = ['Newport', 'Ashford', 'Washington'];

export const towns: readonly Town[] = ROWS.map(([name, county, latitude, longitude, share, outcode, districts]) => ({
  id: SHARED_NAMES.includes(name) ? `${name}, ${county}` : name,
  name,
  county,
  latitude,
  longitude,
  share,
  outcode,
  districts: districts?.split('|') ?? [],
  isAmbiguous: SHARED_NAMES.includes(name),
}));

const byId = new Map(towns.map((town) => [town.id, town]));

export function townOf(id: string): Town {
  const town = byId.get(id);
  if (!town) throw new Error(`No town '${id}' in the table`);
  return town;
}

const EARTH_RADIUS_MILES = 3_958.8;

export function milesBetween(one: Town, other: Town): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

/** Extra adverts for work that concentrates in a place, for example near a motorway or a hospital. */
export const CLUSTERS: [occupation: string, town: string, adverts: number][] = [
  ['forklift-driver', 'Stockport', 4],
  ['reach-truck-driver', 'Stockport', 2],
  ['forklift-driver', 'Manchester', 4],
  ['reach-truck-driver', 'Salford', 2],
  ['forklift-driver', 'Warrington', 3],
  ['warehouse-operative', 'Hull', 4],
  ['warehouse-operative', 'Beverley', 2],
  ['warehouse-operative', 'Wakefield', 4],
  ['picker-packer', 'Newport, Shropshire', 3],
  ['warehouse-operative', 'Telford', 5],
  ['hgv-class-1', 'Bristol', 4],
  ['hgv-class-2', 'Bristol', 3],
  ['hgv-class-2', 'Bath', 3],
  ['van-driver', 'Birmingham', 5],
  ['van-driver', 'Solihull', 3],
  ['van-driver', 'Hull', 3],
  ['cleaner', 'Leeds', 4],
  ['cleaner', 'Bradford', 3],
  ['cleaner', 'Bristol', 4],
  ['cleaner', 'Bath', 3],
  ['chef-de-partie', 'Edinburgh', 4],
  ['sous-chef', 'Edinburgh', 2],
  ['electrician', 'Glasgow', 5],
  ['electrician', 'Paisley', 3],
  ['care-assistant', 'Newport, Gwent', 3],
  ['home-carer', 'Cardiff', 4],
  ['care-assistant', 'Newcastle upon Tyne', 4],
  ['home-carer', 'Gateshead', 3],
  ['care-assistant', 'Sunderland', 2],
  ['teaching-assistant', 'Reading', 5],
  ['registered-nurse', 'Birmingham', 4],
  ['registered-nurse', 'Coventry', 3],
  ['administrator', 'Leeds', 4],
];
