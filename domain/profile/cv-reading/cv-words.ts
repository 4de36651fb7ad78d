const POSITIONS =
  /^(?:\p{L}+[-‑])?(?:driver|manager|worker|teacher|engineer|officer|operator|cleaner|carer|labourer|lecturer|trainer|designer|developer|programmer|builder|plumber|plasterer|joiner|welder|painter|baker|butcher|barber|hairdresser|buyer|planner|recruiter|adviser|advisor|supervisor|director|administrator|coordinator|co-ordinator|instructor|inspector|editor|author|doctor|solicitor|surveyor|contractor|operative|assistant|accountant|consultant|attendant|sergeant|agent|apprentice|nurse|midwife|physio|therapist|physiotherapist|specialist|receptionist|scientist|pharmacist|dentist|optometrist|machinist|typist|analyst|chemist|economist|journalist|technician|electrician|mechanic|physician|librarian|dietitian|clinician|practitioner|chef|cook|clerk|secretary|trustee|intern|trainee|head|headteacher|lead|leader|chief|partner|owner|founder|porter|waiter|waitress|bartender|barista|picker|packer|loader|fitter|roofer|scaffolder|bricklayer|carpenter|gardener|groundworker|keeper|bookkeeper|caretaker|housekeeper|steward|stewardess|guard|warden|matron|paramedic|associate|executive|representative|cashier|controller|auditor|actuary|architect|artist|photographer|writer|reporter|researcher|fellow|professor|tutor|governor|mentor|coach|foreman|handyman|postman|salesman|tradesman|ranger|firefighter|soldier|pilot|captain|conductor|dispatcher|courier|decorator|upholsterer|counsellor|invigilator|examiner|interpreter|translator|broker|trader|underwriter|paralegal|barrister|registrar|surgeon|radiographer|hygienist|phlebotomist|nanny|childminder|au pair|superintendent|principal|head ?teacher|deputy|temp|merchandiser|stocktaker|retailer|strategist|tester|staff|hand|stablehand)$/iu;

const ORGANISATIONS =
  /\b(?:ltd|limited|llp|llc|inc|plc|gmbh|group|company|trust|nhs|council|school|schools|university|college|academy|institute|hospital|hospitals|clinic|surgery|practice|centre|hotel|recruitment|agency|services|solutions|logistics|partnership|society|association|foundation|church|bank|holdings|industries|international|consultants|associates|builders|brothers|sons|bros|& co)\b/iu;

const LIKE_POSITION = /^\p{L}{2,}(?:er|or|ist|ian|ant|eer|ee|man|woman|person)$/iu;

/** Marks the end of the position in a title: `Head of Year`, `Nurse, Ward 7`, `Chef (nights)`. */
const AFTER_POSITION = /\s+(?:of|to|de|for|in|at|on|with)\s+|\s*[,(/|@–—]\s*|\s+-\s+/u;

/** True for texts such as `Driver, Northgate Ltd` and `Northgate Ltd, Driver`: short, with a position as one part. */
export function isWithPosition(text: string): boolean {
  const parts = text.split(/\s*[,|@–—]\s*|\s+-\s+/u);
  const areShort = parts.every((part) => /^[\p{Lu}\d(]/u.test(part) && part.split(' ').length < 8);
  return isPosition(text) || (areShort && parts.length < 5 && parts.filter(isPosition).length === 1);
}

/** True for a short text with a word that may be a position. */
export function isPerhapsPosition(text: string): boolean {
  if (isWithPosition(text)) return true;
  const words = (text.split(AFTER_POSITION)[0] ?? '').split(' ');
  return /^\p{Lu}/u.test(text) && words.length < 5 && LIKE_POSITION.test(words.at(-1) ?? '') && !isOrganisation(text);
}

export function isPosition(text: string): boolean {
  if (text.length > 90 || !/^\p{Lu}/u.test(text) || /[.;!?]$/.test(text)) return false;
  const [head = ''] = text.split(AFTER_POSITION);
  const words = head.split(' ');
  if (words.length > 6 || ORGANISATIONS.test(head)) return false;
  const last = (words.at(-1) ?? '').replace(/[’']s$/u, '');
  // Ignores a number at the end: `Nurse II` and `Driver 2` are positions.
  const lastWord = /^(?:i{1,3}|\d)$/i.test(last) ? (words.at(-2) ?? '') : last;
  return POSITIONS.test(lastWord) && !/ (?:an?|the|was|were|by|from) /iu.test(head);
}

const isOrganisation = (text: string): boolean => ORGANISATIONS.test(text);

const hasPosition = (text: string): boolean => text.split(' ').some((word) => POSITIONS.test(word));

const NOT_A_NAME =
  /(?<!\p{L})(?:curriculum|vitae|r[ée]sum[ée]|cv|profile|contact|address|phone|mobile|tel|email|page|summary|experience|skills|education|personal|details|statement|history|united|kingdom|england|scotland|wales|ireland|january|february|march|april|june|july|august|september|october|november|december|availability|available|licen[cs]e|private|confidential|i['’]m|i|my|hi|hello|hey|welcome|the|this)(?!\p{L})/iu;
const STREETS =
  /\b(?:street|road|lane|avenue|close|drive|way|court|gardens|place|terrace|crescent|grove|square|hill|park|house|flat|view)$/iu;
const PART_OF_A_NAME =
  /^(?:\p{Lu}[\p{L}\p{M}’'.-]*|de|da|dos|del|la|van|von|der|den|bin|ibn|al|ap|ab|of|y|e|(?:al|el|ul)-\p{Lu}[\p{L}\p{M}’'-]*)$/u;

/** True if the text has the form of a name; it may still be a place or a trade. */
function isLikeName(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 6 || text.length > 60) return false;
  if (/[-,]$|[^\s.]{4}\.$/.test(text) || NOT_A_NAME.test(text) || isOrganisation(text)) return false;
  return (
    words.every((word) => PART_OF_A_NAME.test(word) && !isGlued(word)) &&
    words.filter((word) => plain(word).length > 1).length > 1
  );
}

/** Two words whose space was lost, as in `HalloranDriver`; not MacKenzie or JavaScript. */
const isGlued = (word: string): boolean =>
  /\p{Ll}\p{Lu}/u.test(word) && !/^(?:Ma?c|De|Di|Du|La|Le|Lo|Van|Von|Fitz)\p{Lu}[^\p{Lu}]+$/u.test(word);

/** @param local the part of the email address before the @, which distinguishes a person called Close from a street */
export function isName(text: string, local: string): boolean {
  if (!isLikeName(text)) return false;
  const isPlace = STREETS.test(text);
  if (!isPlace && !hasPosition(text)) return true;
  return repeatedWords(text, local) > 1 || (!isPlace && !isPosition(text) && repeatedWords(text, local) > 0);
}

/** True for a name such as `Thomas Baker` with the address tbaker@…; without the address it could be a trade. */
export function isNamedAsTrade(text: string, local: string): boolean {
  const [first = '', surname = '', ...more] = text.split(' ').map(plain);
  const plainLocal = plain(local);
  const isShort = more.length === 0 && first.length > 1 && surname.length > 2;
  return (
    isShort &&
    isLikeName(text) &&
    [`${first[0]}${surname}`, `${surname}${first[0]}`].some((each) => plainLocal.includes(each))
  );
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

export const repeatedWords = (text: string, local: string): number => {
  const plainLocal = plain(local);
  return text.split(/[ -]/).filter((word) => plain(word).length > 2 && plainLocal.includes(plain(word))).length;
};
