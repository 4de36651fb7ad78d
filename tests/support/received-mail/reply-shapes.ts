/** Formats in which mail programs quote our email around a person's reply, written by hand. */

const QUOTED = ['Hello Wyn,', '', 'Can you come on Tuesday at ten?', '', 'Tidewell Recruitment', '0161 496 0000'];
const marked = (mark = '> ') => QUOTED.map((line) => `${mark}${line}`.trimEnd()).join('\n');
const plain = QUOTED.join('\n');
const AGENCY_ADDRESS = 'Tidewell Recruitment <hello@jobs.example>';
const SENDER_ADDRESS = 'Wyn Tarn <wyn@mail.example>';
const SUBJECT = 'Your application for Forklift driver';
const LINE = '________________________________';
const DAY = 'Friday, 27 November 2026 16:04';

/**
 * @param words the person's reply.
 * @returns the text part
 */
export const TEXT_SHAPES: Readonly<Record<string, (words: string) => string>> = {
  'Gmail, web': (w) => `${w}\n\nOn Fri, 27 Nov 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${marked()}\n`,
  'Gmail, header wrapped': (w) =>
    `${w}\n\nOn Fri, 27 Nov 2026 at 16:04, Tidewell Recruitment <\nhello@jobs.example> wrote:\n\n${marked()}\n`,
  'Gmail, header wrapped before the verb': (w) =>
    `${w}\n\nOn Fri, 27 Nov 2026, 16:04 Tidewell Recruitment, <hello@jobs.example>\nwrote:\n\n${marked()}\n`,
  'Gmail, American': (w) => `${w}\n\nOn Fri, Nov 27, 2026 at 4:04\u202fPM ${AGENCY_ADDRESS}\nwrote:\n\n${marked()}`,
  'Gmail, below the quote': (w) => `On Fri, 27 Nov 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${marked()}\n\n${w}\n`,
  'Android, no header': (w) => `${w}\n\n${marked()}`,
  'Outlook, desktop': (w) =>
    `${w}\n\nFrom: ${AGENCY_ADDRESS}\nSent: 27 November 2026 16:04\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}\n`,
  'Outlook, desktop, mailto': (w) =>
    `${w}\n\nFrom: Tidewell Recruitment [mailto:hello@jobs.example]\nSent: ${DAY}\nTo: Wyn Tarn\nCc: Morag Bell\nSubject: RE: ${SUBJECT}\nImportance: High\n\n${plain}`,
  'Outlook, original message': (w) =>
    `${w}\n\n-----Original Message-----\nFrom: Tidewell Recruitment\nSent: 27/11/2026 16:04\nTo: Wyn Tarn\nSubject: ${SUBJECT}\n\n${plain}`,
  'Outlook, web': (w) =>
    `${w}\n\n${LINE}\nFrom: ${AGENCY_ADDRESS}\nSent: ${DAY}\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}`,
  'Outlook, iOS': (w) =>
    `${w}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n${LINE}\nFrom: ${AGENCY_ADDRESS}\nSent: Friday, November 27, 2026 4:04:11 PM\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}`,
  'Outlook, Android': (w) =>
    `${w}\n\nSent from Outlook for Android<https://aka.ms/AAb9ysg>\n${LINE}\nFrom: ${AGENCY_ADDRESS}\nSent: Friday, November 27, 2026 4:04:11 PM\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}`,
  'Outlook, Mac': (w) =>
    `${w}\n\nFrom: ${AGENCY_ADDRESS}\nDate: ${DAY}\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}`,
  'Outlook, Mac, bold': (w) =>
    `${w}\n\n*From: *${AGENCY_ADDRESS}\n*Date: *${DAY}\n*To: *${SENDER_ADDRESS}\n*Subject: *${SUBJECT}\n\n${plain}`,
  'Outlook, Mac 2011': (w) =>
    `${w}\n\nFrom:  Tidewell Recruitment <hello@jobs.example>\nReply-To:  <hello@jobs.example>\nDate:  ${DAY}\nTo:  ${SENDER_ADDRESS}\nSubject:  ${SUBJECT}\n\n${marked()}`,
  'Windows Mail': (w) =>
    `${w}\n\nSent from Mail for Windows\n\nFrom: Tidewell Recruitment\nSent: ${DAY}\nTo: Wyn Tarn\nSubject: ${SUBJECT}\n\n${plain}`,
  'Hotmail, date first': (w) =>
    `${w}\n\n${LINE}\nDate: Fri, 27 Nov 2026 16:04:11 +0000\nTo: wyn@mail.example\nFrom: hello@jobs.example\nSubject: ${SUBJECT}\n\n${plain}`,
  'Hotmail, marked': (w) =>
    `${w}\n\n> Date: Fri, 27 Nov 2026 16:04:11 +0000\n> From: hello@jobs.example\n> To: wyn@mail.example\n> Subject: ${SUBJECT}\n>\n${marked()}`,
  'Yahoo, web': (w) =>
    `${w}\n\n    On Friday, 27 November 2026 at 16:04:11 GMT, ${AGENCY_ADDRESS} wrote:  \n \n ${QUOTED.join('\n\n ')}`,
  'Yahoo, Android': (w) =>
    `${w}\n\nSent from Yahoo Mail on Android \n \n  On Fri, 27 Nov 2026 at 16:04, Tidewell Recruitment<hello@jobs.example> wrote:   ${plain}`.replace(
      'wrote:   ',
      'wrote:   \n',
    ),
  'Yahoo, iPhone': (w) =>
    `${w}\n\nSent from Yahoo Mail for iPhone\n\n\nOn Friday, November 27, 2026, 4:04 PM, ${AGENCY_ADDRESS} wrote:\n\n${plain}`,
  'Yahoo, advertisement': (w) =>
    `${w}\n\nYahoo Mail: Search, Organize, Conquer \n \n  On Fri, 27 Nov 2026 at 16:04, Tidewell Recruitment<hello@jobs.example> wrote:   \n${plain}`,
  'Yahoo, old': (w) =>
    `${w}\n\n--- On Fri, 27/11/26, ${AGENCY_ADDRESS} wrote:\n\n\nFrom: ${AGENCY_ADDRESS}\nSubject: ${SUBJECT}\nTo: wyn@mail.example\nDate: Friday, 27 November, 2026, 16:04\n\n${plain}`,
  'Yahoo, line': (w) =>
    `${w}\n\n\n${LINE}\n From: ${AGENCY_ADDRESS}\nTo: wyn@mail.example \nSent: Friday, 27 November 2026, 16:04\nSubject: ${SUBJECT}\n \n${plain}`,
  AOL: (w) =>
    `${w}\n\n\n-----Original Message-----\nFrom: ${AGENCY_ADDRESS}\nTo: wyn@mail.example\nSent: Fri, 27 Nov 2026 16:04\nSubject: ${SUBJECT}\n\n${plain}`,
  'AOL, app': (w) =>
    `${w}\n\nSent from the all-new AOL app for iOS\n\nOn Friday, November 27, 2026, 4:04 PM, ${AGENCY_ADDRESS} wrote:\n\n${plain}`,
  'AOL, as Yahoo': (w) =>
    `${w}\n    On Friday 27 November 2026 at 16:04:11 GMT, ${AGENCY_ADDRESS} wrote:  \n \n ${plain}`,
  'Apple Mail': (w) => `${w}\n\n> On 27 Nov 2026, at 16:04, ${AGENCY_ADDRESS} wrote:\n> \n${marked()}`,
  'Apple Mail, header outside': (w) => `${w}\n\nOn 27 Nov 2026, at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${marked()}\n`,
  iPhone: (w) =>
    `${w}\n\nSent from my iPhone\n\n> On 27 Nov 2026, at 16:04, ${AGENCY_ADDRESS} wrote:\n> \n> ﻿\n${marked()}`,
  'iPhone, old': (w) =>
    `${w}\n\nSent from my iPhone\n\nOn 27 Nov 2026, at 16:04, "Tidewell Recruitment" <hello@jobs.example> wrote:\n\n${marked()}`,
  iPad: (w) => `${w}\n\nSent from my iPad\n\n> On 27 Nov 2026, at 4:04 pm, ${AGENCY_ADDRESS} wrote:\n${marked()}`,
  'iPhone, words below': (w) =>
    `\n\nSent from my iPhone\n\n> On 27 Nov 2026, at 16:04, ${AGENCY_ADDRESS} wrote:\n> \n${marked()}\n\n${w}`,
  Samsung: (w) =>
    `${w}\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${AGENCY_ADDRESS}\nDate: 27/11/2026 16:04 (GMT+00:00)\nTo: wyn@mail.example\nSubject: ${SUBJECT}\n\n${plain}`,
  'Samsung, model': (w) =>
    `${w}\nSent from my Samsung Galaxy smartphone.\n-------- Original message --------From: ${AGENCY_ADDRESS} Date: 27/11/2026  16:04  (GMT+00:00) To: wyn@mail.example Subject: ${SUBJECT} \n${plain}`,
  Huawei: (w) =>
    `${w}\n\nSent from my Huawei phone\n\n-------- Original message --------\nFrom: Tidewell Recruitment <hello@jobs.example>\nDate: Fri, 27 Nov 2026, 16:04\nTo: wyn@mail.example\nSubject: ${SUBJECT}\n${plain}`,
  BlackBerry: (w) =>
    `${w}\nSent from my BlackBerry® wireless device\n\n-----Original Message-----\nFrom: ${AGENCY_ADDRESS}\nDate: Fri, 27 Nov 2026 16:04:11 \nTo: wyn@mail.example\nSubject: ${SUBJECT}\n\n${plain}`,
  BlueMail: (w) =>
    `${w}\n\n⁣Get BlueMail for Android ​\n\nOn 27 Nov 2026, 16:04, at 16:04, ${AGENCY_ADDRESS} wrote:\n${marked('>')}`,
  Thunderbird: (w) => `${w}\n\nOn 27/11/2026 16:04, Tidewell Recruitment wrote:\n${marked()}\n`,
  'Thunderbird, below': (w) => `On 27/11/2026 16:04, Tidewell Recruitment wrote:\n${marked()}\n\n${w}\n`,
  'Thunderbird, signature': (w) =>
    `${w}\n\nOn 27/11/2026 16:04, Tidewell Recruitment wrote:\n${marked()}\n\n-- \nWyn Tarn\n07700 900123\n`,
  Spark: (w) => `${w}\n\nSent from Spark\nOn 27 Nov 2026, 16:04 +0000, ${AGENCY_ADDRESS}, wrote:\n${marked()}`,
  Proton: (w) =>
    `${w}\n\nSent with Proton Mail secure email.\n\nOn Friday, 27 November 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${marked()}\n`,
  'Proton, old': (w) =>
    `${w}\n\nSent from ProtonMail mobile\n\n\n\n-------- Original Message --------\nOn 27 Nov 2026, 16:04, Tidewell Recruitment < hello@jobs.example> wrote:\n\n${plain}`,
  Zoho: (w) => `${w}\n\n\n---- On Fri, 27 Nov 2026 16:04:11 +0000 ${AGENCY_ADDRESS} wrote ----\n\n${plain}`,
  Fastmail: (w) => `${w}\n\nOn Fri, 27 Nov 2026, at 4:04 PM, Tidewell Recruitment wrote:\n${marked()}`,
  Tutanota: (w) => `${w}\n\n27 Nov 2026, 16:04 by hello@jobs.example:\n\n${marked()}`,
  Horde: (w) => `${w}\n\nQuoting ${AGENCY_ADDRESS}:\n\n${marked()}`,
  GroupWise: (w) => `${w}\n\n>>> ${AGENCY_ADDRESS} 27/11/2026 16:04 >>>\n${plain}`,
  Notes: (w) =>
    `${w}\n\n\n\nFrom:   ${AGENCY_ADDRESS}\nTo:     wyn@mail.example\nDate:   27/11/2026 16:04\nSubject:        ${SUBJECT}\n\n\n\n${plain}`,
  'Webmail, bare address': (w) => `${w}\n\nhello@jobs.example wrote:\n\n${marked()}`,
  'Comcast, Sky': (w) =>
    `${w}\n\n----- Original Message -----\nFrom: "Tidewell Recruitment" <hello@jobs.example>\nTo: wyn@mail.example\nSent: Friday, November 27, 2026 4:04:11 PM\nSubject: ${SUBJECT}\n\n${plain}`,
  'BT, TalkTalk': (w) =>
    `${w}\n\n------ Original Message ------\nFrom: hello@jobs.example\nTo: wyn@mail.example\nSent: Friday, November 27th 2026, 16:04\nSubject: ${SUBJECT}\n \n${plain}`,
  'Windows phone': (w) =>
    `${w}\n\nSent from my Windows 10 phone\n\nFrom: Tidewell Recruitment\nSent: ${DAY}\nTo: wyn@mail.example\nSubject: ${SUBJECT}\n\n${plain}`,
  'No quote, phone': (w) => `${w}\n\nSent from my Galaxy`,
  'No quote, apology': (w) => `${w}\n\nSent from my iPhone. Please excuse any typos.`,
  'Company with a legal notice': (w) =>
    `${w}\n\nThis e-mail and any attachments are confidential and intended solely for the addressee. If you have received it in error, please notify the sender and delete it.\n\nSaltmarsh Ltd. Registered in England and Wales No. 01234567. Registered office: 1 Quay Street, Barnstaple.\n\nFrom: ${AGENCY_ADDRESS}\nSent: ${DAY}\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}`,
  'Company, environment and virus': (w) =>
    `${w}\n\nPlease consider the environment before printing this email.\n\nDISCLAIMER\n\nThe information contained in this message is privileged. Any unauthorised disclosure, copying or distribution is prohibited. We accept no liability for any virus.\n\nOn Fri, 27 Nov 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${marked()}`,
  Avast: (w) =>
    `${w}\n\nVirus-free.www.avast.com <https://www.avast.com/sig-email>\n\nOn Fri, 27 Nov 2026 at 16:04, ${AGENCY_ADDRESS} wrote:\n\n${marked()}`,
  German: (w) =>
    `${w}\n\nVon meinem iPhone gesendet\n\n> Am 27.11.2026 um 16:04 schrieb ${AGENCY_ADDRESS}:\n> \n${marked()}`,
  'German, Outlook': (w) =>
    `${w}\n\nVon: ${AGENCY_ADDRESS}\nGesendet: Freitag, 27. November 2026 16:04\nAn: ${SENDER_ADDRESS}\nBetreff: ${SUBJECT}\n\n${plain}`,
  French: (w) =>
    `${w}\n\nEnvoyé de mon iPhone\n\n> Le 27 nov. 2026 à 16:04, ${AGENCY_ADDRESS} a écrit :\n> \n${marked()}`,
  'Polish, Gmail': (w) => `${w}\n\npt., 27 lis 2026 o 16:04 ${AGENCY_ADDRESS} napisał(a):\n\n${marked()}`,
  'Romanian, Outlook': (w) =>
    `${w}\n\n${LINE}\nFrom: ${AGENCY_ADDRESS}\nSent: vineri, 27 noiembrie 2026 16:04\nTo: ${SENDER_ADDRESS}\nSubject: ${SUBJECT}\n\n${plain}`,
};

const html = (...lines: string[]) => lines.join('\n');
const paragraphs = (words: string, open: string, close: string) =>
  words
    .split('\n')
    .map((line) => `${open}${line === '' ? '&nbsp;' : escaped(line)}${close}`)
    .join('\n');
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('’', '&#8217;')
    .replaceAll('£', '&pound;');
const QUOTED_HTML = QUOTED.map((line) => `<div>${line || '<br>'}</div>`).join('');
const US_HTML = 'Tidewell Recruitment &lt;<a href="mailto:hello@jobs.example">hello@jobs.example</a>&gt;';
const HEADERS_HTML = `<b>From:</b> ${US_HTML}<br><b>Sent:</b> ${DAY}<br><b>To:</b> Wyn Tarn &lt;wyn@mail.example&gt;<br><b>Subject:</b> ${SUBJECT}`;

export const HTML_SHAPES: Readonly<Record<string, (words: string) => string>> = {
  'Outlook, desktop': (w) =>
    html(
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt} --></style>',
      '<!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026"/></xml><![endif]--></head><body lang=EN-GB><div class=WordSection1>',
      paragraphs(w, '<p class=MsoNormal><span style="font-family:Calibri">', '<o:p></o:p></span></p>'),
      `<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${HEADERS_HTML}<o:p></o:p></p></div></div>`,
      `<p class=MsoNormal><o:p>&nbsp;</o:p></p>${QUOTED_HTML}</div></body></html>`,
    ),
  'Outlook, web': (w) =>
    html(
      `<div class="elementToProof">${paragraphs(w, '<div>', '</div>')}</div><div id="appendonsend"></div>`,
      `<hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${HEADERS_HTML}</font><div>&nbsp;</div></div><div>${QUOTED_HTML}</div>`,
    ),
  'Outlook, iOS': (w) =>
    html(
      `<div dir="ltr">${paragraphs(w, '<div>', '</div>')}</div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div>`,
      `<hr><div id="divRplyFwdMsg" dir="ltr"><font><b>From:</b> ${US_HTML}<br><b>Sent:</b> Friday, November 27, 2026 4:04:11 PM<br><b>To:</b> Wyn<br><b>Subject:</b> ${SUBJECT}</font></div><div>${QUOTED_HTML}</div>`,
    ),
  'Outlook, Mac': (w) =>
    html(
      paragraphs(w, '<p class="MsoNormal">', '</p>'),
      `<div id="mail-editor-reference-message-container"><div style="border:none;border-top:solid #B5C4DF 1.0pt"><p><b>From: </b>${US_HTML}<br><b>Date: </b>${DAY}<br><b>To: </b>Wyn<br><b>Subject: </b>${SUBJECT}</p></div>${QUOTED_HTML}</div>`,
    ),
  'Outlook, German headers': (w) =>
    html(
      paragraphs(w, '<div>', '</div>'),
      `<div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Von:</b> ${US_HTML}<br><b>Gesendet:</b> Freitag, 27. November 2026 16:04<br><b>An:</b> Wyn<br><b>Betreff:</b> ${SUBJECT}</div>${QUOTED_HTML}`,
    ),
  'Outlook 2011, Mac': (w) =>
    `${paragraphs(w, '<div>', '</div>')}<span id="OLK_SRC_BODY_SECTION">${HEADERS_HTML}${QUOTED_HTML}</span>`,
  Gmail: (w) =>
    `<div dir="ltr">${paragraphs(w, '<div>', '</div>')}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Fri, 27 Nov 2026 at 16:04, ${US_HTML} wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${QUOTED_HTML}</blockquote></div>`,
  'Gmail, compact': (w) =>
    `<p dir="ltr">${w.split('\n').map(escaped).join('<br>')}</p><div class="gmail_quote">On 27 Nov 2026 16:04, &quot;Tidewell&quot; &lt;hello@jobs.example&gt; wrote:<br type="attribution"><div>${QUOTED_HTML}</div></div>`,
  'Gmail, below': (w) =>
    `<div dir="ltr"><div class="gmail_quote"><div class="gmail_attr">On Fri, 27 Nov 2026 at 16:04, ${US_HTML} wrote:<br></div><blockquote class="gmail_quote">${QUOTED_HTML}</blockquote></div>${paragraphs(w, '<div>', '</div>')}</div>`,
  'Yahoo, web': (w) =>
    `<div class="ydp1 yahoo-style-wrap">${paragraphs(w, '<div dir="ltr">', '</div>')}<div><br></div></div><div id="yahoo_quoted_123" class="yahoo_quoted"><div><div>On Friday, 27 November 2026 at 16:04:11 GMT, ${US_HTML} wrote: </div><div><br></div>${QUOTED_HTML}</div></div>`,
  'Yahoo, iOS': (w) =>
    `${paragraphs(w, '<div>', '</div>')}<br><br><a href="https://mail.onelink.me/1">Sent from Yahoo Mail for iPhone</a><br><p class="yahoo-quoted-begin">On Friday, November 27, 2026, 4:04 PM, Tidewell &lt;hello@jobs.example&gt; wrote:</p><blockquote class="iosymail">${QUOTED_HTML}</blockquote>`,
  AOL: (w) =>
    `<div style="font-family:Helvetica">${paragraphs(w, '<div>', '</div>')}<div><br></div><div>-----Original Message-----<br>From: Tidewell &lt;hello@jobs.example&gt;<br>To: wyn@mail.example<br>Sent: Fri, 27 Nov 2026 16:04<br>Subject: ${SUBJECT}<br><br><div id="aolmail_x">${QUOTED_HTML}</div></div></div>`,
  'Apple Mail': (w) =>
    `<html><head><meta http-equiv="content-type" content="text/html"></head><body>${paragraphs(w, '<div>', '</div>')}<div><br><blockquote type="cite"><div>On 27 Nov 2026, at 16:04, Tidewell &lt;hello@jobs.example&gt; wrote:</div><br class="Apple-interchange-newline"><div>${QUOTED_HTML}</div></blockquote></div></body></html>`,
  iPhone: (w) =>
    `<html><body dir="auto">${paragraphs(w, '<div>', '</div>')}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 27 Nov 2026, at 16:04, Tidewell &lt;hello@jobs.example&gt; wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${QUOTED_HTML}</div></blockquote></body></html>`,
  Samsung: (w) =>
    `<html><body>${paragraphs(w, '<div dir="auto">', '</div>')}<div><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px">Sent from my Galaxy</div></div><div><br></div><div style="font-size:100%;color:#000000"><!-- originalMessage --><div>-------- Original message --------</div><div>From: Tidewell &lt;hello@jobs.example&gt; </div><div>Date: 27/11/2026  16:04  (GMT+00:00) </div><div>To: wyn@mail.example </div><div>Subject: ${SUBJECT} </div><div><br></div></div>${QUOTED_HTML}</body></html>`,
  Thunderbird: (w) =>
    `<html><body>${paragraphs(w, '<p>', '</p>')}<div class="moz-cite-prefix">On 27/11/2026 16:04, Tidewell Recruitment wrote:<br></div><blockquote type="cite" cite="mid:1@jobs.example">${QUOTED_HTML}</blockquote></body></html>`,
  Proton: (w) =>
    `${paragraphs(w, '<div style="font-family: Arial">', '</div>')}<div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">On Friday, 27 November 2026 at 16:04, Tidewell &lt;hello@jobs.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">${QUOTED_HTML}</blockquote></div>`,
  'Blockquote without marks': (w) =>
    `${paragraphs(w, '<p>', '</p>')}<div>On 27-Nov-2026, at 4:04 PM, Tidewell &lt;hello@jobs.example&gt; wrote:</div><blockquote style="margin:1em">${QUOTED_HTML}</blockquote>`,
  GMX: (w) =>
    `${paragraphs(w, '<div>', '</div>')}<div name="quote" style="margin:10px 5px 5px 10px; border-left:2px solid #C3D9E5;"><div><b>Sent:</b> ${DAY}<br><b>From:</b> hello@jobs.example<br><b>To:</b> wyn@mail.example<br><b>Subject:</b> ${SUBJECT}</div><div>${QUOTED_HTML}</div></div>`,
};

/** Replies that contain phrases which could be taken for quotes or signatures. */
export const WORDS: Readonly<Record<string, string>> = {
  short: 'Yes, Tuesday at ten suits me.',
  long: 'Hi Morag,\n\nThanks for this. I’d like £14 an hour, is that OK?\nOn Monday I wrote: I can start at 9.\n\nFrom: Leeds, so I need an hour to travel.\nCould I come at 10:30 instead?\n\nKind regards,\nWyn Tarn\n07700 900123',
  odd: 'Please treat this as confidential, my employer must not know.\nI sent my CV from the library on 20 November 2026.\n- I have a licence\n- and > 5 years on a reach truck\n\nSubject to notice I can start in May.',
};
