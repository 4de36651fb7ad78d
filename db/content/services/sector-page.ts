/** The page about office work, and the page about site work (spec: marketing §2 "Service pages"). */
import { z } from 'zod';
import { SECTORS } from '#domain/job/sector.ts';
import { about, areDistinct, line, longText, slug } from '../fields.ts';
import {
  claims,
  claimsTitle,
  factsCheckedOn,
  head,
  lead,
  reasons,
  reasonsTitle,
  related,
  sources,
  start,
} from './parts.ts';

const lineOfWork = z.strictObject({
  sector: about(z.enum(SECTORS, 'Choose a drawing'), { label: 'Drawing' }),
  name: about(line(60), { label: 'Name' }),
  text: about(longText(600), { label: 'Text', kind: 'text' }),
  roles: about(longText(400), { label: 'Roles', kind: 'text' }),
  asked: about(longText(600), { label: 'What employers ask for', kind: 'text' }),
  industry: about(slug.optional(), { label: 'Industry', hint: 'As the address of its page ends.' }),
});
export type LineOfWork = z.infer<typeof lineOfWork>;

export const sectorPageSchema = z.strictObject({
  head,
  lead,
  findTalent: about(line(40), { label: 'On the button that asks you for people' }),
  linesTitle: about(line(120), { label: 'Title of the lines of work' }),
  lines: about(
    z
      .array(lineOfWork)
      .min(1, 'Enter at least one line of work')
      .max(12, 'At most 12')
      .refine((lines) => areDistinct(lines.map(({ sector }) => sector)), 'Choose another drawing for each line'),
    { label: 'Lines of work', one: 'line of work' },
  ),
  reasonsTitle,
  reasons,
  factsCheckedOn,
  sources,
  claimsTitle,
  claims,
  jobsTitle: about(line(120), { label: 'Title of the jobs' }),
  noJobs: about(line(160), { label: 'When no job is open' }),
  jobsFailed: about(line(160), { label: 'When jobs could not be loaded' }),
  start,
  related,
});
export type SectorPage = z.infer<typeof sectorPageSchema>;
