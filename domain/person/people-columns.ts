/** Guesses what the columns of a file of people are, from the names that spreadsheets and recruitment systems give them. */
import type { ImportField } from './people-file.ts';

/** Names in small letters without signs and digits, the preferred first. */
const USUAL_NAMES: Record<ImportField, readonly string[]> = {
  full_name: 'name fullname candidate displayname applicant person worker'.split(' '),
  first_name: 'firstname forename forenames firstnames givenname christianname first fname'.split(' '),
  last_name: 'lastname surname familyname secondname last lname'.split(' '),
  email: (
    'email emailaddress mail emails emailid personalemail homeemail emailhome emailpersonal privateemail workemail emailwork ' +
    'secondaryemail secondemail alternativeemail alternateemail otheremail'
  ).split(' '),
  phone: (
    'mobile mobilephone mobilenumber mobileno mobiletelephone mobiletel mobiletelno mob cell cellphone telmobile phonemobile phone phonenumber ' +
    'phoneno telephone telephonenumber telephoneno tel telno telnumber contactnumber contactno contactphone contacttel homephone homephonenumber ' +
    'hometel hometelephone homenumber phonehome telhome landline workphone workphonenumber worktel worknumber phonework businessphone directdial ' +
    'daytimephone eveningphone otherphone secondaryphone alternativephone whatsapp'
  ).split(' '),
  location: (
    'location currentlocation homelocation town towncity cityortown townorcity citytown city homecity mailingcity addresscity addresstown homeaddresscity ' +
    'posttown locality basedin base area address fulladdress homeaddress mailingaddress postcode homepostcode addresspostcode zip zipcode ' +
    'postalcode county'
  ).split(' '),
  headline: (
    'headline presentwork currentjobtitle currentjob currentposition currentrole jobtitle position role jobrole currenttitle occupation profession trade ' +
    'lastjobtitle mostrecentjobtitle designation title'
  ).split(' '),
  skills: (
    'skills skill keyskills primaryskills skillset skillsets skilllist secondaryskills competencies specialties specialities specialisms ' +
    'qualifications tickets'
  ).split(' '),
  tags: (
    'tags tag labels label categories category hotlists hotlist tearsheets tearsheet talentpools talentpool pools groups group keywords keyword lists ' +
    'list segments segment folders'
  ).split(' '),
  notes: (
    'notes note comments comment generalcomments generalcomment generalnotes generalnote candidatenotes recruiternotes consultantnotes internalnotes ' +
    'interviewnotes lastnote latestnote remarks remark summary profilesummary brief background additionalinfo additionalinformation ' +
    'otherinformation otherinfo furtherinformation otherdetails history description bio covernote'
  ).split(' '),
  available_from: (
    'availablefrom available availability dateavailable availabledate availabilitydate availablefromdate availabletostart availablestartdate ' +
    'earlieststartdate earlieststart canstart canstartfrom startdate noticeperiod notice'
  ).split(' '),
  origin: (
    'source origin wherefrom leadsource sourcename recruitmentsource referralsource sourcechannel sourceofcandidate howheard howtheyheard ' +
    'howdidyouhear howdidyouhearaboutus whereyouhavethemfrom whereyouknowthemfrom'
  ).split(' '),
  agreement: (
    'consent howtheyagreed consentorlawfulbasis lawfulbasis legalbasis gdprbasis gdprlawfulbasis basis gdprconsent gdpr gdprstatus consentstatus ' +
    'consentmethod consentsource consenttype howconsentwasgiven'
  ).split(' '),
  agreed_on: (
    'emailconsentdate agreedtoemailson agreedon consentdate dateofconsent consentgivenon consentedon consentday dateconsentgiven ' +
    'gdprconsentdate gdprdate marketingconsentdate optindate optedinon dateoptedin consentreceived'
  ).split(' '),
  may_email: (
    'agreedtoemailsyesorno agreedtoemails mayemail maybeemailed oktoemail okaytoemail canemail contactbyemail happytobeemailed emailoptin optin optedin ' +
    'optinemail emailconsent consenttoemail consenttoemails consentgiven marketingconsent marketingoptin marketing emailmarketing ' +
    'marketingpreference marketingpreferences marketingemails subscribed emailsubscription mailinglist newsletter jobalerts'
  ).split(' '),
  opted_out: (
    'optedoutofemailsyesorno optedoutofemails emailoptout optout optedout optoutemail optoutemails massmailoptout massmailingoptout mailingoptout marketingoptout ' +
    'unsubscribed unsubscribe donotemail donotmail donotcontact dnc nomarketing bulkemailoptout'
  ).split(' '),
};
const FIELDS = Object.keys(USUAL_NAMES) as ImportField[];

/** Several columns may be the same one of these. Of others only the column with the preferred name is taken. */
const OF_SEVERAL_COLUMNS: ReadonlySet<ImportField> = new Set(['email', 'phone', 'skills', 'tags', 'notes']);

const BEFORE_NAME = /^(?:candidate|contact|person|people|applicant|primary|main)(?=[a-z])/;

type Guess = { field: ImportField; rank: number };

function guessColumn(name: string): Guess | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  for (const usual of [plain, plain.replace(BEFORE_NAME, '')])
    for (const field of FIELDS) {
      const rank = USUAL_NAMES[field].indexOf(usual);
      if (rank !== -1) return { field, rank };
    }
  return null;
}

/** @returns '' where no field fits, or another column fits better */
export function guessColumns(header: readonly string[]): (ImportField | '')[] {
  const guesses = header.map(guessColumn);
  const preferred = new Map<ImportField, { place: number; rank: number }>();
  for (const [place, guess] of guesses.entries()) {
    const rank = guess && preferred.get(guess.field)?.rank;
    if (guess && (rank == null || guess.rank < rank)) preferred.set(guess.field, { place, rank: guess.rank });
  }
  return guesses.map((guess, place) => {
    if (!guess) return '';
    return OF_SEVERAL_COLUMNS.has(guess.field) || preferred.get(guess.field)?.place === place ? guess.field : '';
  });
}

export const countPeopleColumns = (cells: readonly string[]): number => guessColumns(cells).filter(Boolean).length;
