/**
 * Words in a job's title that name its trade. A word matches whole; one with * at its end is a stem ('plumb*'); several words match
 * consecutively. A phrase is only needed if its single words would name another trade.
 */
import type { Sector } from './sector.ts';

export const TRADE_WORDS = {
  office:
    'administrat*, admin, office, receptionist*, secretar*, assistant, pa, clerk*, clerical, typist*, coordinator*, customer service*, call centre, contact centre, complaints, scheduler*, planner*, facilities manager, project manager, programme manager, housing officer, librarian*',
  software:
    'software*, developer*, programmer*, web, front end, back end, frontend, backend, full stack, devops, java, javascript, typescript, python, php, net developer, mobile app, qa engineer, test engineer, test analyst, scrum master, product owner, product manager, ios, android',
  data: 'data, data engineer, data centre engineer, analyst*, analytics, statistic*, business intelligence, machine learning, it, ict, it engineer, systems administrator, database administrator, network engineer, infrastructure engineer, cloud, cloud engineer, platform engineer, systems engineer, cyber, cyber security, information security, security analyst, security engineer, penetration tester, help desk, helpdesk, service desk, desktop support, support engineer, solutions architect, technical architect, scientist*',
  finance:
    'financ*, accountan*, accounts, accounts assistant, accounts administrator, accounts payable, accounts receivable, bookkeep*, book keeper, auditor*, audit, tax, taxation, treasury analyst, bank*, credit, credit controller, risk, risk analyst, financial analyst, investment*, actuar*, insurance, underwrit*, claims, mortgage*, pension*, relationship manager, billing, purchase ledger, sales ledger, quantity surveyor, broker*, economist*',
  law: 'law*, legal, legal secretary, legal assistant, legal administrator, solicitor*, barrister*, paralegal*, conveyanc*, counsel, complian*, compliance analyst, regulatory, money laundering, data protection officer, company secretary, notary, litigat*, governance, court*',
  people:
    'hr, hr administrator, hr assistant, hr coordinator, hr analyst, human resources, people partner, people manager, people adviser, people advisor, recruit*, recruitment coordinator, recruitment administrator, talent acquisition, payroll, payroll administrator, benefits, reward analyst, learning and development, training coordinator, employee relations, careers adviser, wellbeing',
  marketing:
    'market*, marketing assistant, marketing coordinator, content, copywriter*, editor*, journalist*, seo, ppc, social media, brand*, communications, public relations, crm, campaign*, events, events coordinator, event manager, design*, experience researcher, ux, ui, creative, artworker*, illustrat*, photograph*, video*, animator*, architect*, cad technician, digital',
  sales:
    'sales, sales administrator, sales coordinator, sales engineer, account manager, account director, account executive, key account*, business development, telesales, negotiator*, estate agent*, lettings, customer success, fundrais*, buyer*, procurement, purchasing',
  healthcare:
    'health, healthcare assistant, clinic*, clinical coder, medic*, medical secretary, medical receptionist, medical administrator, nurs*, midwi*, doctor*, dr, gp, gp receptionist, practice manager, hospital*, ward clerk, patient*, patient pathway coordinator, patient coordinator, physiotherap*, therapist*, paramedic*, ambulance*, radiograph*, sonograph*, pharmac*, pharmacy technician, dental, dental technician, dental receptionist, dentist*, optician*, optometrist*, phlebotomist*, biomedical scientist, psycholog*, vet, veterinary, dietitian*, podiatrist*, audiologist*, surgeon*',
  teaching:
    'teach*, teaching assistant, tutor*, lecturer*, professor*, headteacher*, head of year, senco, sen assistant, learning support assistant, cover supervisor, exam*, invigilator*, trainer*, instructor*, education*, academic*, assessor*, school business manager',
  care: 'care, carer*, care assistant, care coordinator, support worker*, social worker*, nursery nurse, nursery assistant, nursery practitioner, nursery, childcare, nanny, early years, youth worker*, childminder*, foster*',
  engineering:
    'engineer*, mechanic*, maintenance, maintenance planner, maintenance operative, technician*, fitter*, machinist*, cnc, miller*, turner*, toolmak*, setter*, lift, hgv technician, hgv mechanic, mot, refrigerat*, turbine*, wind turbine technician, inspector*, calibration, hydraulic*, robotics, surveyor*, handy*, caretaker*',
  electrical:
    'electric*, maintenance electrician, electrical engineer, electrical fitter, cable, jointer*, solar, solar panel installer, meter*, smart meter engineer, alarm engineer, pat tester, overhead lines*, lines worker, fibre engineer, lighting technician',
  plumbing:
    'plumb*, heating, heating engineer, heating installer, gas, gas engineer, gas service and breakdown engineer, boiler*, pipe*, drain*, drainage engineer, sewer*, water, water network technician, ventilation, ductwork*, heat pump*, bathroom fitter',
  joinery:
    'joiner*, carpent*, cabinet maker*, furniture*, wood*, kitchen fitter*, kitchen installer*, shopfitter*, sawmill*, french polisher*, upholster*, window fitter*, floor layer*',
  building:
    'build*, brick*, mason*, stonemason*, groundwork*, scaffold*, roof*, plasterer*, dryliner*, dry liner*, tiler*, painter*, decorator*, labourer*, excavator*, excavator operator, digger*, dumper*, plant operator, crane*, crane operator, concrete*, steel fixer*, demolition, construction, site manager, site supervisor, site engineer, civil engineer, paver*, highway*, roadworker*, road worker*, glazier*, cladder*, banksman, slinger*, telehandler*, landscap*, gardener*, groundsperson',
  welding:
    'weld*, coded tig welder, fabricat*, sheet metal*, metal*, plater*, blacksmith*, foundry*, forge*, steel erector*, boilermaker*, powder coater*, grinder*',
  production:
    'product*, production operative, production technician, production engineer, operative*, operator*, line leader*, line operator*, factory*, manufactur*, assembl*, machine operator*, mould*, moulding setter, sewing machinist*, packaging*, packaging technician, brew*, brewery production technician, distill*, print*, extru*',
  warehouse:
    'warehous*, warehouse operative, warehouse administrator, forklift*, fork lift*, forklift driver*, reach truck driver*, counterbalance*, picker*, packer*, loader*, stock controller*, stores, storeperson, goods in, despatch*, inventory, supply chain',
  driving:
    'driver*, driv*, hgv, lgv, van, courier*, post*, delivery*, hiab, transport, transport planner, transport manager, transport administrator, logistics, logistics coordinator, bus, coach, chauffeur*, fleet, haulage, freight, import*, export*, shunter*, removals, train, pilot*',
  kitchen:
    'chef*, cook*, kitchen*, kitchen porter*, kitchen assistant, cater*, catering assistant, bak*, butcher*, barista*, bar, bartender*, wait*, front of house, restaurant*, hospitality, hotel*, pastry*, fishmonger*, pub, concierge*',
  cleaning:
    'clean*, cleaning operative, cleaning supervisor, hygiene operative*, hygien*, housekeep*, janitor*, domestic*, laundry*, refuse*, refuse driver, recycl*, recycling centre attendant, waste, pest control*, room attendant*, valeter*, cleansing operative',
  security:
    'security, guard*, door supervisor*, door staff, cctv*, cctv operator*, prison officer*, police*, steward*, patrol*, custody*, close protection, firefighter*, fire officer*, health and safety, traffic warden*, enforcement officer*, lifeguard*',
  retail:
    'retail*, retail assistant, shop*, shop assistant, store manager*, store assistant, supermarket*, checkout*, cashier*, sales assistant*, sales associate*, sales adviser*, sales advisor*, customer assistant*, merchandis*, florist*, hairdress*, barber*, beaut*, nail technician*, trade counter*, stylist*',
};

/** Words for office jobs in a manual trade: 'Transport planner', 'Site manager', 'Warehouse administrator'. */
export const DESK_WORDS =
  'administrat*, manager*, management, director*, head, clerk*, coordinator*, planner*, scheduler*, estimator*, analyst*, adviser*, advisor*, consultant*, buyer*, surveyor*, design*, civil engineer, structural engineer, process engineer, project engineer, graduate, assistant manager, supervisor*, controller*, editor*';

/** Words that name a sector, in a company's name, or in a title whose trade would name another sector. */
export const SECTOR_WORDS: Record<Sector, string> = {
  finance: 'bank*, insurance, mutual, credit, treasury, asset management, underwriting, capital, wealth, pension*',
  technology: 'software*, digital, analytics, payments, systems, technolog*, tech, cyber, cloud, ticket*',
  people: 'hr, human resources, recruit*, staffing, payroll, reward, learning, trust, association',
  sales: 'retail*, signs, events, journeys, customer services, garden centres, branding, marketing',
  care: 'health*, clinic*, medical, practice, hospital*, gp, patient*, dental, surgery, diagnostics, pharmac*',
  law: 'solicitor*, llp, chambers, legal, law, complian*, data protection, money laundering',
  manufacturing:
    'manufactur*, mould*, casting*, fabrication, packaging, components, precision engineering, production, films, glass, seating, knitwear, cnc, sewing machinist*, quality inspector',
  construction:
    'construct*, build*, scaffold*, groundworks, civils, stone*, interiors, aggregates, quarry, roof*, surveys, surveyor*, architect*',
  logistics: 'logistic*, freight, parcels, distribution, haulage, transport, commercial vehicles, building supplies',
  maintenance:
    'building services, mechanical services, lifts, refrigeration, facilities, hygiene, residential, heating',
  food: 'food*, ready meals, kitchens, catering, bakery, butcher*, brew*, drinks, hotel*, restaurant*, farm*, bottling*',
  energy:
    'energy, gas, water, wind, offshore, turbine*, solar*, meter*, utilities, power, cable jointer*, recycl*, resource recovery, waste, renewable*, nuclear',
};
