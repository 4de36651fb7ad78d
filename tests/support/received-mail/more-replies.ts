/** Replies in more languages and from more programs than reply-shapes.ts. Each is the text part unless it says that it is HTML. */

const REPLY_TEXT = 'Yes, Tuesday at ten suits me.';
const AGENCY_ADDRESS = 'Tidewell Recruitment <hello@jobs.example>';
const PLAIN = 'Hello Wyn,\n\nCan you come on Tuesday at ten?\n\nTidewell Recruitment';
const MARKED = PLAIN.replaceAll(/^/gm, '> ');
const LINE = '________________________________';
const QUOTED_HTML = '<div>Hello Wyn,</div><div>Can you come on Tuesday at ten?</div><div>Tidewell Recruitment</div>';

type Reply = { text?: string; html?: string; words: string };

const above = (header: string, quote = MARKED): Reply => ({
  text: `${REPLY_TEXT}\n\n${header}\n\n${quote}\n`,
  words: REPLY_TEXT,
});
const asHtml = (html: string, words = REPLY_TEXT): Reply => ({ html, words });

/** Last lines that programs and companies append. */
const CLOSING = [
  'Sent from my moto g(30)',
  'Sent from Gmail Mobile',
  'Get Outlook for Mac <https://aka.ms/GetOutlookForMac>',
  'Sent from my mobile - apologies for brevity and typos.',
  'Excuse typos, sent on the move',
  'Think before you print.',
  'This email is intended for the addressee only and may be privileged. If it reached you in error, please destroy it.',
  'Any views expressed are those of the sender and not of Saltmarsh plc. We accept no liability for viruses.',
  'Saltmarsh Limited is registered in England (01234567). Registered office: 1 Quay Street.',
];

export const MORE_REPLIES: Readonly<Record<string, Reply>> = {
  ...Object.fromEntries(CLOSING.map((line) => [line, above(line)])),
  'Gmail, Welsh': above(`Ar Gwe, 27 Tach 2026 am 16:04 ${AGENCY_ADDRESS} ysgrifennodd:`),
  'Gmail, Welsh, unmarked': above(`Ar Gwe, 27 Tach 2026 am 16:04 ${AGENCY_ADDRESS} ysgrifennodd:`, PLAIN),
  'Gmail, Lithuanian': above(`2026-11-27, pn, 16:04 ${AGENCY_ADDRESS} rašė:`),
  'Gmail, Hungarian': above(`${AGENCY_ADDRESS} ezt írta (időpont: 2026. nov. 27., P, 16:04):`),
  'Gmail, Turkish': above(`${AGENCY_ADDRESS}, 27 Kas 2026 Cum, 16:04 tarihinde şunu yazdı:`),
  'Gmail, Chinese': above('Tidewell Recruitment <hello@jobs.example> 于2026年11月27日周五 16:04写道：'),
  'Gmail, Arabic': above(
    'في الجمعة، 27 نوفمبر 2026 في 4:04 م تمت كتابة ما يلي بواسطة \u202aTidewell Recruitment\u202c\u200f <\u202ahello@jobs.example\u202c\u200f>:',
  ),
  'Gmail, Greek, unmarked': above(`Στις Παρ 27 Νοε 2026 στις 4:04 μ.μ., ο χρήστης ${AGENCY_ADDRESS} έγραψε:`, PLAIN),
  'Gmail, Bulgarian, unmarked': above(`На пт, 27.11.2026 г. в 16:04 ${AGENCY_ADDRESS} написа:`, PLAIN),
  'Outlook, Romanian': above(
    `${LINE}\nDe la: ${AGENCY_ADDRESS}\nTrimis: vineri, 27 noiembrie 2026 16:04\nCătre: Wyn Tarn <wyn@mail.example>\nSubiect: Postul dumneavoastră`,
    PLAIN,
  ),
  'Outlook, Bulgarian': above(
    `${LINE}\nОт: ${AGENCY_ADDRESS}\nИзпратено: петък, 27 ноември 2026 16:04\nДо: Wyn Tarn <wyn@mail.example>\nОтносно: Your application`,
    PLAIN,
  ),
  'Outlook, Hungarian': above(
    `${LINE}\nFeladó: ${AGENCY_ADDRESS}\nElküldve: 2026. november 27., péntek 16:04\nCímzett: Wyn Tarn\nTárgy: Your application`,
    PLAIN,
  ),
  'Outlook, Czech': above(
    `${LINE}\nOd: ${AGENCY_ADDRESS}\nOdesláno: pátek 27. listopadu 2026 16:04\nKomu: Wyn Tarn\nPředmět: Your application`,
    PLAIN,
  ),
  'Outlook, Lithuanian': above(
    `${LINE}\nNuo: ${AGENCY_ADDRESS}\nIšsiųsta: 2026 m. lapkričio 27 d., penktadienis 16:04\nKam: Wyn Tarn\nTema: Your application`,
    PLAIN,
  ),
  'eM Client': above(
    '------ Original Message ------\nFrom "Tidewell Recruitment" <hello@jobs.example>\nTo wyn@mail.example\nDate 27/11/2026 16:04:11\nSubject Your application',
    PLAIN,
  ),
  'Windows Mail, with marks of direction': {
    text: `${REPLY_TEXT}\n\nSent from Windows Mail\n\n\n\nFrom: Tidewell Recruitment\nSent: \u200eFriday\u200e, \u200e27\u200e \u200eNovember\u200e \u200e2026 \u200e16\u200e:\u200e04\nTo: Wyn Tarn\n\n${PLAIN}`,
    words: REPLY_TEXT,
  },
  'Gmail, reaction': {
    text: `👍\n\nWyn Tarn reacted via Gmail\n<https://www.google.com/gmail/about/?utm_source=gmail-in-product&utm_medium=et>\n\nOn Fri, 27 Nov 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${MARKED}`,
    words: '👍',
  },
  'Notes, line of the subject': above(
    `Tidewell Recruitment ---27/11/2026 16:04:11---Hello Wyn, Can you come on Tuesday at ten?\n\nFrom:\t${AGENCY_ADDRESS}\nTo:\twyn@mail.example\nDate:\t27/11/2026 16:04\nSubject:\tYour application`,
    PLAIN,
  ),
  Superhuman: above(
    'Sent via Superhuman ( https://sprh.mn/?vip=wyn@mail.example )\n\nOn Fri, Nov 27, 2026 at 4:04 PM, Tidewell Recruitment < hello@jobs.example > wrote:',
  ),
  Zimbra: above('----- On 27 Nov, 2026, at 16:04, Tidewell Recruitment hello@jobs.example wrote:'),
  'SOGo, unmarked': above(`On Friday, November 27, 2026 16:04 GMT, ${AGENCY_ADDRESS} wrote:\n `, PLAIN),
  Evolution: above('On Fri, 2026-11-27 at 16:04 +0000, Tidewell Recruitment wrote:'),
  KMail: above('On Friday, 27 November 2026 16:04:11 GMT Tidewell Recruitment wrote:'),
  'GMX, text': above(
    `Sent: Friday, November 27, 2026 at 4:04 PM\nFrom: "Tidewell Recruitment" <hello@jobs.example>\nTo: wyn@mail.example\nSubject: Your application`,
    PLAIN,
  ),
  'iPhone, between the lines': {
    text: `Sent from my iPhone\n\n> On 27 Nov 2026, at 16:04, ${AGENCY_ADDRESS} wrote:\n> \n> Can you come on Tuesday at ten?\n\n${REPLY_TEXT}\n\n> Tidewell Recruitment\n`,
    words: REPLY_TEXT,
  },
  'Outlook, answers next to the questions': {
    text: `Hi Morag, I have put my replies next to your questions.\n\nFrom: ${AGENCY_ADDRESS}\nSent: 27 November 2026 16:04\nTo: Wyn\nSubject: Your application\n\nCan you come on Tuesday? ${REPLY_TEXT}`,
    words: `Hi Morag, I have put my replies next to your questions.\n\nCan you come on Tuesday? ${REPLY_TEXT}`,
  },
  'Company, health service': above(
    `********************************************************************************************************************\n\nThis message may contain confidential information. If you are not the intended recipient please inform the sender that you have received the message in error before deleting it.\nPlease do not disclose, copy or distribute information in this e-mail or take any action in relation to its contents. To do so is strictly prohibited and may be unlawful. Thank you for your co-operation.\n\nNHSmail is the secure email, collaboration and directory service available for all NHS staff in England. NHSmail is approved for exchanging patient data and other sensitive information with NHSmail and other accredited email services.\n\nFor more information and to find out how you can switch, Visit Joining NHSmail – NHSmail Support\n\n${LINE}\nFrom: ${AGENCY_ADDRESS}\nSent: 27 November 2026 16:04\nTo: Wyn Tarn\nSubject: Your application`,
    PLAIN,
  ),
  'Gmail, HTML, signature': asHtml(
    `<div dir="ltr">${REPLY_TEXT}<div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div>Wyn Tarn</div><div>07700 900123</div></div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Fri, 27 Nov 2026 at 16:04, Tidewell wrote:<br></div><blockquote class="gmail_quote">${QUOTED_HTML}</blockquote></div>`,
  ),
  'Yahoo, Android, HTML, British': asHtml(
    `<div>${REPLY_TEXT}</div><div id="ymail_android_signature"><a id="ymail_android_signature_link" href="https://mail.onelink.me/1">Yahoo Mail: Search, organise, conquer</a></div><br><blockquote style="margin: 0 0 20px 0;"><div style="font-family:Roboto, sans-serif; color:#6D00F6;"><div>On Fri, 27 Nov 2026 at 16:04, Tidewell Recruitment</div><div>&lt;hello@jobs.example&gt; wrote:</div></div><div style="padding: 10px 0 0 20px; border-left: 1px solid #6D00F6;">${QUOTED_HTML}</div></blockquote>`,
  ),
};

export const OWN_SENTENCES: readonly string[] = [
  'I am registered in England as a nurse, number 12A3456E.\nMy licence is registered in Scotland, too.',
  'Our company, Tarn Ltd, is registered in England and I am its only director.',
  'I have been virus-free since Monday and can start on the 7th.',
  'Please treat my application as confidential and delete the CV that was attached to my first email.',
  'I signed a non-disclosure agreement. The information in the attached letter is confidential.',
  'Is the role confidential?\nPlease delete my details from your system if so.',
  'I received this message in error? I never applied.',
  'I am liable for jury service until 4 December, and monitor my emails daily.',
  'My employer monitors emails, so please use this address.\nThe information in my first message was wrong, please destroy it.',
  'I checked the forms and they were scanned by my daughter with Norton on the laptop.',
  'The right CV is attached.\nSorry for the errors in my first one.',
  'Sorry for any mistakes in my form, I was in a hurry.',
  'Please excuse my spelling, I have dyslexia.',
  'My certificates are on their way:\nSent by mail on Monday.',
  'Thanks.\n\nSent from the library, my phone is broken and I can be reached at home after six',
  'Please ring me at home.\nTry mail if I do not answer.',
  'Get Outlook to accept it? I could not open the invitation.',
  'Please consider the environment in your print shop: is the extraction of ink fumes new?',
  'On 3 May 2024 at 10:15 my manager wrote:\nYou did well.',
  'From: 3 May 2024\nTo: 5 June 2025\nSubject: Forklift\nDate: any',
  'Hello\n--\nI am free on Monday\nWyn',
  'Yes, Tuesday suits me.\nSaltmarsh has no objection.',
];
export const withQuote = (words: string) =>
  `${words}\n\nOn Fri, 27 Nov 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${MARKED}`;
