/** Determines why an email was not delivered, from mail servers' texts. */

/**
 * `unknown`: the mailbox does not exist. `refused`: the server refuses permanently for another reason. `undelivered`: the servers gave up,
 * or the mailbox was full; the next email may be delivered.
 */
export type BounceCause = 'unknown' | 'refused' | 'undelivered';

export type RecipientStatus = { action: string; status: string; answer: string };

/** True if the status alone means that the mailbox is missing or closed (RFC 3463, 3.2 and 3.3). */
export const isNoSuchMailbox = (answer: string): boolean => /\b5\.(1\.(1|2|3|6|10)|2\.1)\b/.test(answer);

const NO_MAILBOX =
  /\b(?:user|recipient|mailbox|address|account|alias|e-?mail account)\b.{0,40}\b(?:unknown|not found|does(?: not|n['’]t) exist|not exist|doesn['’]t have|non-?existent|no longer|not a valid|invalid|is disabled|not available any|wasn['’]t found|couldn['’]t be found|could not be found|not known|not listed)\b|\b(?:unknown|no such|no|invalid|non-?existent)\s(?:local )?(?:user|recipient|mailbox|address|person|account|alias)\b|\bdoesn['’]t have an? \S+ account\b|\bnot listed in\b|\b(?:un)?routeable address\b|\bnot our customer\b|\b(?:unbekannt|existiert nicht|nicht (?:gefunden|vorhanden|bekannt)|inconnue?|n['’]existe pas|introuvable|n['’]a pas été trouvée?|no existe|desconocid[oa]|no se (?:ha encontrado|encontró)|no encontrad[oa]|nie istnieje|nieznany|nie (?:został[ao]? )?znalezion|inesistente|non esiste|sconosciut[oa]|non (?:è stato )?trovato|bestaat niet|onbekend|niet gevonden|não existe|desconhecid[oa]|não (?:foi )?encontrad[oa]|findes ikke|finns inte|ei löydy|neexistuje|nu există|не существует|不存在)/isu;
const IS_FULL =
  /\b(?:mailbox|inbox|account|user|recipient|storage|quota|mail(?:folder| folder)?)\b.{0,60}\b(?:full|over ?quota|quota|exceed\w*|too large|limit|out of storage)\b|\b(?:over ?quota|quota exceeded|insufficient (?:system )?storage|disk full|not enough (?:space|storage)|receiving (?:e?mail|messages) (?:at a rate|too)|too quickly|voll\b|postfach ist voll|boîte.{0,20}pleine|buzón.{0,20}lleno|pełna|skrzynka.{0,20}przepełniona|casella.{0,20}piena|vol\b|cheia)/isu;
/** Phrases that blame the sender, its server or the content. */
const IS_ABOUT_US =
  /\b(?:spam|block(?:ed|list\w*)|black-?list\w*|reputation|dmarc|dkim|spf|relay\w*|sender (?:address )?(?:rejected|denied|unknown|verify)|greylist\w*|rate ?limit\w*|content rejected|policy|banned|too many (?:connections|messages|errors)|5\.1\.[78]\b)/iu;
const GAVE_UP =
  /\b(?:expired|timed? ?out|timeout exceeded|gave up|giv(?:e|en|ing) up|retry time|too long|could not be reached|not respond\w*|connection refused|no answer|4\.4\.[1-7]|5\.4\.7|delivery time|lifetime|max(?:imum)? (?:retries|queue)|ran out of)\b|zu lange|abgelaufen|délai|expiré|caducad[oa]|upłynął/iu;
const STATUS = /(?:^|[^\d.])([245])\.[0-7]\.\d{1,3}(?![.\d])/;
const REPLY_CODE = /(?:^|[^\d.:/-])([45])\d\d(?=[\s-])/;

/** @returns null if the report is about a delay or a delivery, or does not say that delivery has ended */
export function causeOf({ action, status, answer }: RecipientStatus): BounceCause | null {
  const deliveryStatus = /^\s*(failed|expired|undeliverable)\b/i.exec(action)?.[1]?.toLowerCase();
  if (!deliveryStatus && action.trim() !== '') return null;
  const words = `${status} ${answer}`;
  const group = STATUS.exec(status)?.[1] ?? REPLY_CODE.exec(answer)?.[1] ?? STATUS.exec(answer)?.[1];
  if (group === '2' && !deliveryStatus) return null;
  if (deliveryStatus === 'expired' || group === '4' || IS_FULL.test(words) || /\b5\.2\.2\b/.test(words))
    return 'undelivered';
  const isUnknown = isNoSuchMailbox(words) || NO_MAILBOX.test(answer);
  if (isUnknown && !(IS_ABOUT_US.test(answer) && !isNoSuchMailbox(status))) return 'unknown';
  return group === '5'
    ? /\b5\.4\.\d/.test(words)
      ? 'undelivered'
      : 'refused'
    : GAVE_UP.test(words)
      ? 'undelivered'
      : 'refused';
}

/** Phrases that servers use while they still try. */
export const SAYS_DELAYED =
  /\b(?:(?:been|is|was|mail|message|delivery|\d) delayed|delay\)|still trying|has not yet been (?:delivered|sent)|not yet (?:been )?delivered|will (?:be )?(?:keep|continue|retr|try|attempt)\w*|warning(?: message)?\b.{0,40}(?:could not|not sent|delayed|still)|no action is required|do not need to resend|temporar(?:y|ily) (?:failure|deferred|rejected)|be retried|wird weiter versucht|verzögert|retardé|se ha retrasado|opóźnion)/isu;

/** Phrases that servers use when they no longer try. */
export const SAYS_ENDED =
  /\b(?:permanent(?:ly)?|fatal|g(?:a|i)ve(?:n)? up|giving up|exceeded|expired|too long|will not be retried)\b/iu;

/** Subjects of reports, in the languages of Exchange and of large providers. */
export const IS_REPORT_SUBJECT =
  /\b(?:undeliver\w*|delivery (?:status )?(?:notification|failure|failed|report|error|problem|has failed|unsuccessful|incomplete)|(?:mail|message) delivery (?:failed|failure|error|system|subsystem|problem)|returned (?:mail|e-?mail|to sender)|mail returned|failure notice|non-?delivery|nondeliverable|mail system error|could(?: not|n['’]t) be delivered|not delivered|delivery to the following|(?:mail|message|email) (?:could not|was not|not|rejected|refused|bounced|failure|failed)|bounce(?:d)? (?:mail|message|notification)|unable to deliver|failed (?:mail|message|delivery)|message status - undeliverable|unzustellbar\w*|nicht zugestellt|zustellung (?:fehlgeschlagen|gescheitert)|rücksendung|mail-?zustellfehler|non remis|échec de (?:la )?(?:remise|distribution|livraison)|impossible de remettre|non (?:distribu|livr)\w*|no se (?:puede|pudo|ha podido) entregar|no entregad\w*|error de entrega|devuelto|nie (?:można |udało się )?dostarcz\w*|niedostarcz\w*|zwrot (?:poczty|wiadomości)|non recapitabil\w*|mancata consegna|onbestelbaar|niet (?:bezorgd|afgeleverd)|não (?:é possível |foi )?(?:entregue?|possível)|kan inte levereras|ikke leveres|ei voitu toimittaa|nedoručiteln\w*|imposibil de livrat|не доставлено|недоставлен\w*|配信不能)|退信|mail delivery/iu;
