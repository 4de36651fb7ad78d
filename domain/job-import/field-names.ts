/**
 * Names that other systems give to the fields of a job in CSV columns, XML elements and attributes, in lower case and letters only. If a
 * file has several names of one field, the first in this list counts.
 */
import { guessByName } from '#domain/csv/guess-columns.ts';
import type { JobColumn } from './job-columns.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const JOB_FIELD_NAMES: Record<JobColumn, readonly string[]> = {
  reference: words(`
    reference ref jobref jobreference referencenumber referenceno refno refnumber referenceid vacancyref vacancyreference
    advertreference jobrefcode vacancyrefcode refcode jobopeningid requisitionid requisitionnumber reqid externalid jobid vacancyid advertid postingid
    displayreference senderreference externalreference externalref advertref jobreferencenumber jobpositionpostingid
    jobnumber vacancynumber jobcode vacancycode shortcode partnerjobid jid identifiervalue id uniqueid uid identifier`),
  title: words(`
    title jobtitle vacancytitle positiontitle jobpositiontitle jobopeningname jobopeningtitle adverttitle postingtitle position role vacancy job name jobname
    vacancyname positionname headline`),
  company: words(`
    company companyname client clientname employer employername organisation organisationname organization organizationname
    hiringorganization hiringorganizationname hiringcompany hiringorgname advertisername customer customername clientcorporation`),
  location: words(`
    location joblocation locationname worklocation locationtext locationdescription locations town city towncity townorcity
    cityortown citytown where based place area postcode`),
  salary: words(`
    salary pay wage rate salarytext payrate salarydescription salarydetails salaryrange displaysalary salarydisplay package
    remuneration compensation basesalary`),
  salary_min: words(`
    salarymin minsalary salaryfrom fromsalary minimumsalary salaryminimum paymin minpay payfrom lowestpay salarylow salarylower
    compensationmin compensationminimum ratemin minrate minvalue minamount lowendamount`),
  salary_max: words(`
    salarymax maxsalary salaryto tosalary maximumsalary salarymaximum paymax maxpay payto highestpay salaryhigh salaryupper
    compensationmax compensationmaximum ratemax maxrate maxvalue maxamount highendamount`),
  salary_period: words(`
    salaryperiod payperiod salaryunit salaryper per salaryinterval salaryfrequency payfrequency paytype salarytype rateperiod
    ratetype salaryrateper payinterval payisfor compensationtype compensationinterval compensationfrequency unittext basesalaryunittext`),
  type: words(`
    type jobtype typeofwork employmenttype typeofemployment employmenttypecode contracttype contracttime worktype jobtypes positiontype vacancytype
    hourstype`),
  basis: words('basis permanentortemporary permtemp contract tenure'),
  category: words('category categoryname jobcategory jobcategories categories'),
  work_mode: words(`
    workmode workmodel remote workplacetype workplacetypes workplace worklocationtype joblocationtype locationtype
    workarrangement wheretheworkisdone remoteworking remotetype remotestatus isremote remoteposition remotework homeworking
    telecommuting telecommute`),
  hours_per_week: words(
    'hours employmenthours hoursperweek weeklyhours hoursaweek hourspw hoursweek hrs workinghours workingpattern contractedhours minhours worktime schedule jobschedule',
  ),
  start_date: words(`
    startdate starton startson starts startingdate startingon datestart jobstartdate startdatetime commencementdate commences
    proposedstartdate expectedstartdate anticipatedstartdate`),
  description: words(`
    contentencoded fulldescription longdescription publicdescription jobdescription descriptionhtml description jobbody details advert adverttext vacancydescription
    positiondescription jobpositionpurpose jobtext adtext jobad body content text summary jobsummary shortdescription`),
  requirements: words(`
    requirements descriptionrequirements jobrequirements candidaterequirements skillsrequired requiredskills personspecification
    qualifications skills jobskills experience`),
  closes_at: words(`
    closingdate closingdateandtime closing closes closeson closesat closingon closingdatetime expires expireson expiresat expirydate expiry expirationdate
    expiration expire deadline closedate dateclosing dateexpires vacancyexpiry validthrough validuntil applicationdeadline
    applicationclosingdate applyby applybefore jobexpires unpublishdate enddate`),
  posted_on: words(`
    postedon posted dateposted posteddate postdate postingdate publishedon published publisheddate datepublished publicationdate
    publishdate publishedat postedat createdat created datecreated createdon createddate creationdate opened dateopened opendate
    listdate livedate golivedate advertiseddate startdateofadvert pubdate`),
};

export const FIELD_PREFIX = /^(?:job|position|vacancy|posting|post|advert|role|published)(?=[a-z])/;

/** A spreadsheet's working pattern is the job type, because another column may hold the contract type. */
const PATTERNS = words('workingpattern workpattern workingtime worktime jobhours hourstype shifttype');
const COLUMN_NAMES = {
  ...JOB_FIELD_NAMES,
  title: ['jobtitle', 'vacancytitle', ...JOB_FIELD_NAMES.title],
  type: [...JOB_FIELD_NAMES.type, ...PATTERNS],
  hours_per_week: JOB_FIELD_NAMES.hours_per_week.filter((name) => !PATTERNS.includes(name)),
};

export const guessJobColumns = (header: readonly string[]): (JobColumn | '')[] =>
  guessByName(
    {
      names: COLUMN_NAMES,
      prefix: FIELD_PREFIX,
      ofSeveral: new Set<JobColumn>(['type']),
    },
    header,
  );
export const countJobColumns = (cells: readonly string[]): number => guessJobColumns(cells).filter(Boolean).length;

/** Names of parts of fields, and of values that spreadsheets have no columns for. */
export const JOB_PART_NAMES = {
  city: words('city town locality addresslocality cityname locationcity jobcity municipality'),
  region: words(
    'region county state province addressregion regionname statename locationregion locationstate locationcounty',
  ),
  country: words('country countryname countrycode addresscountry locationcountry countryiso'),
  postcode: words('postcode postalcode zip zipcode locationpostcode'),
  currency: words(`
    currency salarycurrency currencycode salarycurrencycode currencyiso paycurrency compensationcurrency lowendcurrencycode
    highendcurrencycode`),
  is_full_time: words('fulltime isfulltime'),
  is_part_time: words('parttime isparttime'),
  is_hybrid: words('hybrid ishybrid hybridworking'),
  duties: words(
    'responsibilities keyresponsibilities duties jobresponsibilities descriptionresponsibilities roleandresponsibilities',
  ),
  benefits: words('benefits jobbenefits descriptionbenefits salarybenefits'),
  line_of_work: words(
    'industry jobindustry sector department departmentname jobfunction function classification occupation',
  ),
  link: words(`
    url joburl link linkhref joblink jobpageurl detailurl detailsurl weburl permalink adverturl viewurl href applyurl applicationurl
    applylink careersurl careersapplyurl redirecturl deeplink contacturl`),
  state: words('status jobstatus vacancystatus'),
  date: words('date jobdate'),
  guid: words('guid'),
} as const;
export type JobPart = keyof typeof JOB_PART_NAMES;
