const EXTENSION = /[\s,;(]*(?:ext(?:ension|n)?|x|#)[\s.:=]*\d{1,6}\)?\s*$/i;

/**
 * Converts a British number to the form that devices dial, without its extension: '020 7946 0142 ext. 7' becomes '+442079460142'. A country
 * code is kept. The SQL function app.phone_key does the same.
 */
export function dialledNumber(typed: string): string {
  const number = typed.replace(EXTENSION, '');
  const digits = number.replaceAll(/\D/g, '');
  const international = /^\s*\(?\s*\+/.test(number)
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : // No area code of Britain begins with 44.
        /^44\d{9,}$/.test(digits)
        ? digits
        : `44${digits}`;
  return `+${international.replace(/^440+/, '44')}`;
}
