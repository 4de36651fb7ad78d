/**
 * Counties that people write for official districts where GeoNames has only the district: 'Leeds' is in 'West Yorkshire'. Other districts
 * are counties themselves.
 */
const DISTRICTS: Record<string, string> = {
  'Greater Manchester': 'Bolton|Bury|Manchester|Oldham|Rochdale|Salford|Stockport|Tameside|Trafford|Wigan',
  'West Yorkshire': 'Bradford|Calderdale|Kirklees|Leeds|Wakefield',
  'South Yorkshire': 'Barnsley|Doncaster|Rotherham|Sheffield',
  'North Yorkshire': 'York|Redcar and Cleveland|Middlesbrough',
  'East Riding of Yorkshire': 'Kingston upon Hull',
  'West Midlands': 'Birmingham|Coventry|Dudley|Sandwell|Solihull|Walsall|Wolverhampton',
  Merseyside: 'Knowsley|Liverpool|Sefton|St Helens|Wirral',
  'Tyne and Wear': 'Gateshead|Newcastle upon Tyne|North Tyneside|South Tyneside|Sunderland',
  'County Durham': 'Darlington|Hartlepool|Stockton-on-Tees',
  Lincolnshire: 'North Lincolnshire|North East Lincolnshire',
  Cheshire: 'Cheshire East|Cheshire West and Chester|Halton|Warrington',
  Lancashire: 'Blackburn with Darwen|Blackpool',
  Staffordshire: 'Stoke-on-Trent',
  Shropshire: 'Telford and Wrekin',
  Derbyshire: 'Derby',
  Nottinghamshire: 'Nottingham',
  Leicestershire: 'Leicester',
  Rutland: 'Rutland',
  Northamptonshire: 'North Northamptonshire|West Northamptonshire',
  Cambridgeshire: 'Peterborough',
  Bedfordshire: 'Bedford|Central Bedfordshire|Luton',
  Buckinghamshire: 'Milton Keynes',
  Berkshire: 'Bracknell Forest|Reading|Slough|West Berkshire|Windsor and Maidenhead|Wokingham',
  Essex: 'Southend-on-Sea|Thurrock',
  Kent: 'Medway',
  'East Sussex': 'Brighton and Hove',
  Hampshire: 'Portsmouth|Southampton',
  Dorset: 'Bournemouth, Christchurch and Poole',
  Wiltshire: 'Swindon',
  Somerset: 'Bath and North East Somerset|North Somerset',
  Bristol: 'Bristol',
  Gloucestershire: 'South Gloucestershire',
  Devon: 'Plymouth|Torbay',
  Cornwall: 'Isles of Scilly',
  Clwyd: 'Conwy|Denbighshire|Flintshire|Wrexham',
  'South Wales': 'Cardiff|Vale of Glamorgan|Bridgend|Rhondda Cynon Taf|Merthyr Tydfil',
  Gwent: 'Blaenau Gwent|Caerphilly|Monmouthshire|Newport|Torfaen',
  'West Glamorgan': 'Neath Port Talbot|Swansea',
};

const COUNTY_OF = new Map(
  Object.entries(DISTRICTS).flatMap(([county, districts]) =>
    districts.split('|').map((each) => [each, county] as const),
  ),
);

/** Official names, and the ones in adverts. */
const MANUAL_COUNTIES: Record<string, string> = {
  'Sir Powys': 'Powys',
  Anglesey: 'Isle of Anglesey',
  'Newry Mourne and Down': 'Newry, Mourne and Down',
  'Armagh City Banbridge and Craigavon': 'Armagh, Banbridge and Craigavon',
  'Derry City and Strabane': 'Derry and Strabane',
  'St. Helens': 'St Helens',
  'The Scottish Borders': 'Scottish Borders',
  'Eilean Siar': 'Western Isles',
  'Glasgow City': 'Glasgow',
  'Aberdeen City': 'Aberdeen',
  'Dundee City': 'Dundee',
};

/** 'City and Borough of Leeds' → 'Leeds' */
export function districtName(official: string): string {
  const usualName = MANUAL_COUNTIES[official];
  if (usualName) return usualName;
  return official
    .replace(/^((Royal|Metropolitan|City|County|District|Borough) (and )?)+of /, '')
    .replace(/ (county borough|council)$/i, '');
}

export const countyOf = (district: string): string => COUNTY_OF.get(district) ?? district;
