/** The site's brand in the studio: colour, type, logo and icon. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Brand, HEADINGS, type Mark, type VectorLogo } from '#domain/brand/look.ts';
import { findPaletteError } from '#domain/brand/palette.ts';
import { LONGEST_SVG, readSafeSvg } from '#domain/brand/safe-svg.ts';
import { about, line, picture } from './fields.ts';

const colour = z
  .string('Enter a colour')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: 'Enter a colour such as #14513e', abort: true })
  .superRefine((typed, context) => {
    const fault = findPaletteError(typed);
    if (fault) context.addIssue(fault);
  });

const outline = (most: number) =>
  z
    .string('Enter an outline')
    .trim()
    .max(most, `Write at most ${most.toLocaleString('en-GB')} characters`)
    .regex(
      /^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/,
      'Use the path data of SVG: it begins with M, and holds letters, digits, spaces, commas, points and minus',
    );

const drawing = z.strictObject({
  name: about(line(80), { label: 'What it says', hint: 'For people who cannot see it.' }),
  width: about(z.number('Enter a number').min(10, 'At least 10').max(400, 'At most 400'), { label: 'Width' }),
  height: about(z.number('Enter a number').min(10, 'At least 10').max(100, 'At most 100'), { label: 'Height' }),
  accent: about(outline(4_000).optional(), { label: 'Outline in the main colour' }),
  word: about(outline(12_000), { label: 'Outline in the colour of text' }),
});

/** Kept as it was chosen, and made safe whenever it is read. */
const svg = z
  .string('Choose an SVG file')
  .max(LONGEST_SVG, { error: 'The drawing must be 64 kB or smaller', abort: true })
  .superRefine((chosen, context) => {
    const read = readSafeSvg(chosen);
    if (!read.ok) context.addIssue(read.problem);
  });

const mark = z.strictObject({
  accent: about(outline(2_000).optional(), { label: 'Outline in a light shade of the main colour' }),
  front: about(outline(2_000), { label: 'Outline in white' }),
});

export const brandSchema = z.strictObject({
  colour: about(colour, {
    label: 'Main colour',
    kind: 'colour',
    hint: 'Of buttons, links and the dark bands, such as #14513e. It must be dark enough to be read on white; the dark theme follows from it.',
  }),
  headings: about(z.enum(HEADINGS, 'Choose a typeface'), {
    label: 'Typeface of headings',
    choices: [
      ['newsreader', 'Newsreader, a serif'],
      ['public-sans', 'Public Sans, as the text'],
      ['georgia', 'Georgia, where the device has it'],
      ['system', 'The typeface of the device'],
    ],
  }),
  svg: about(svg.optional(), {
    label: 'Logo, as an SVG file',
    kind: 'svg',
    hint: 'With texts turned into outlines, 64 kB at most. It keeps its own colours, so on dark grounds it stands on white.',
  }),
  drawing: about(drawing.optional(), {
    label: 'Logo, drawn',
    hint: 'Where there is no SVG file: takes the colours of each theme. From an SVG file, copy the d of its paths.',
  }),
  logo: about(picture.optional(), {
    label: 'Logo, as a picture',
    kind: 'picture',
    hint: 'Where there is neither. A picture cannot take the colours of the dark theme, so it stands on white. Best is a PNG about 480 pixels wide.',
  }),
  mark: about(mark.optional(), {
    label: 'Icon, drawn on a square of 64 by 64',
    hint: 'In the tab of the browser and on home screens. Without one it is the first letter of the short name.',
  }),
});

type StoredBrand = z.infer<typeof brandSchema>;

/** `logo` is the id of a picture. */
export type BrandItem = Omit<Brand, 'logo' | 'vector'> & {
  logo: string | null;
  mark: Mark | null;
  vector: KeptVector | null;
};

/** A safe SVG with its file, which is named after its content. */
export type KeptVector = VectorLogo & { svg: string };

export const completeBrand = ({
  svg: chosen,
  drawing: drawn,
  logo,
  mark: drawnMark,
  ...kept
}: StoredBrand): BrandItem => ({
  ...kept,
  vector: chosen ? completeVector(chosen) : null,
  drawing: drawn ? { ...drawn, accent: drawn.accent ?? null } : null,
  logo: logo ?? null,
  mark: drawnMark ? { front: drawnMark.front, accent: drawnMark.accent ?? null } : null,
});

function completeVector(chosen: string): KeptVector | null {
  const read = readSafeSvg(chosen);
  if (!read.ok) return null;
  const { svg: safe, width, height } = read;
  const digest = createHash('sha256').update(safe).digest('hex').slice(0, 32);
  return { svg: safe, width, height, address: `/brand/logo-${digest}.svg` };
}
