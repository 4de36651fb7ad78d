/**
 * The characters that documents can print: those of the font Public Sans (platform/pdf/fonts), which covers languages in Latin script,
 * including Vietnamese. Names in other scripts are written as on the payslip.
 */
const PRINTABLE =
  /[ -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01d4\u01ea\u01eb\u01fa-\u021b\u0237\u0259\u02bb\u02bc\u02c6\u02c7\u02d8-\u02dd\u1e0c\u1e0d\u1e24\u1e25\u1e44\u1e45\u1e5a\u1e5b\u1e62\u1e63\u1e6c\u1e6d\u1e80-\u1e85\u1e92\u1e93\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2212\u2260\u2264\u2265]/u;

/** Combining marks without a precomposed letter, as in some West African names. */
const MARK = /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u0312\u031b\u0323\u0326-\u0328]/u;

export const listUnprintable = (text: string): string[] => [
  ...new Set(Array.from(text.normalize('NFC')).filter((letter) => !PRINTABLE.test(letter) && !MARK.test(letter))),
];
