import { guessByName } from '#domain/csv/guess-columns.ts';
import type { ImportField } from './people-file.ts';

const USUAL_NAMES: Record<ImportField, readonly string[]> = {
  full_name: 'name fullname candidate displayname applicant person worker'.split(' '),
  first_name: 'firstname forename forenames firstnames givenname christianname first fname'.split(' '),
  last_name: 'lastname surname familyname secondname last lname'.split(' '),
  email: (
    'email emailaddress mail emails emailid personalemail homeemail emailhome emailpersonal privateemail workemail emailwork ' +
    'emailvalue secondaryemail secondemail alternativeemail alternateemail otheremail'
  ).split(' '),
  phone: (
    'mobile mobilephone mobilenumber mobileno mobiletelephone mobiletel mobiletelno mob cell cellphone telmobile phonemobile phone phonenumber ' +
    'phoneno telephone telephonenumber telephoneno tel telno telnumber contactnumber contactno contactphone contacttel homephone homephonenumber ' +
    'hometel hometelephone homenumber phonehome telhome landline workphone workphonenumber worktel worknumber phonework businessphone directdial ' +
    'phonevalue daytimephone eveningphone otherphone secondaryphone alternativephone whatsapp'
  ).split(' '),
  location: (
    'location currentlocation homelocation town towncity cityortown townorcity citytown city homecity hometown mailingcity addresscity addresstown homeaddresscity ' +
    'posttown locality basedin base area address fulladdress homeaddress mailingaddress postcode homepostcode addresspostcode zip zipcode ' +
    'postalcode county addressformatted'
  ).split(' '),
  headline: (
    'headline presentwork currentjobtitle currentjob currentposition currentrole jobtitle position role jobrole currenttitle occupation profession trade ' +
    'lastjobtitle mostrecentjobtitle designation organizationtitle title'
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
    'gdprconsentdate gdprdate marketingconsentdate optindate optedindate optedinon dateoptedin consentreceived'
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

export const guessColumns = (header: readonly string[]): (ImportField | '')[] =>
  guessByName(
    {
      names: USUAL_NAMES,
      prefix: /^(?:candidate|contact|person|people|applicant|primary|main)(?=[a-z])/,
      ofSeveral: new Set(['email', 'phone', 'skills', 'tags', 'notes']),
    },
    header,
  );

export const countPeopleColumns = (cells: readonly string[]): number => guessColumns(cells).filter(Boolean).length;
