import { describe, expect, test } from 'vitest';
import { LONGEST_CV_NAME, readCvName, shownCvName } from './cv.ts';

describe('the name says what it is', () => {
  test.each([
    ['cv.pdf', 'pdf'],
    ['CV.PDF', 'pdf'],
    ['Amina Yusuf – CV (final).docx', 'docx'],
    ['Node.js developer.doc', 'doc'],
    ['Jane-Doe-Node.js.pdf', 'pdf'],
    ['jane.com.docx', 'docx'],
    ['cv.exe.pdf', 'pdf'],
    ['cv.v2.2026.pdf', 'pdf'],
    ['../../cv.pdf', 'pdf'],
    ['\u2068Ida Marsh\u2069.pdf', 'pdf'],
    ['\u200eCV.docx\u200f', 'docx'],
  ])('%s', (name, extension) => {
    expect(readCvName(name)).toEqual({ ok: true, extension });
  });

  test.each(['cv', '', 'pdf', 'cv.txt', 'cv.docm', 'cv.pdf.', 'cv.pdf ', 'cv.pdf::$DATA', 'cv.html', 'cv.dotm'])(
    "'%s' is of another kind",
    (name) => {
      expect(readCvName(name)).toEqual({ ok: false, reason: 'wrong_kind' });
    },
  );

  test.each(['exe', 'bat', 'cmd', 'scr', 'pif', 'com', 'js', 'jar', 'vbs', 'php', 'asp', 'jsp'])(
    'a name that ends as a program is refused: %s',
    (suffix) => {
      for (const name of [
        `cv.${suffix}`,
        `cv.pdf.${suffix}`,
        `cv.pdf .${suffix} `,
        `CV.pdf.${suffix.toUpperCase()}.`,
      ]) {
        expect(readCvName(name), name).toEqual({ ok: false, reason: 'bad_name' });
      }
    },
  );

  test.each(['cv.php\u0000.pdf', 'cv.php%00.pdf', 'cv%00.pdf', 'cv\u202efdp.exe', 'cv\u202eexe.pdf', 'c\nv.pdf'])(
    'a name that plays tricks is refused: %j',
    (name) => {
      expect(readCvName(name)).toEqual({ ok: false, reason: 'bad_name' });
    },
  );
});

describe('the name it is shown by', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['Amina Yusuf – CV (final).pdf', 'Amina_Yusuf_CV_final_.pdf'],
    ['a   b.pdf', 'a_b.pdf'],
    ['a__b.pdf', 'a_b.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['\\\\server\\share\\cv.pdf', 'cv.pdf'],
    ['.pdf', 'cv.pdf'],
    ['...pdf', 'cv.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['/.pdf', 'cv.pdf'],
    ['履歴書.pdf', '_.pdf'],
    ['CON.pdf', 'CON.pdf'],
  ])('%s → %s', (name, safeName) => {
    expect(shownCvName(name, 'pdf')).toBe(safeName);
  });

  test('it is never longer than there is room for, and keeps its suffix', () => {
    const safeName = shownCvName(`${'a'.repeat(10_000)}.docx`, 'docx');
    expect(safeName).toHaveLength(LONGEST_CV_NAME);
    expect(safeName).toMatch(/^a+\.docx$/);
  });
});
