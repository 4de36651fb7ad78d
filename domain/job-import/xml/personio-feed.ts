import { childText, type XmlElement } from '#domain/text/records/xml-element.ts';
import { readAdvertHtml } from '../advert-html.ts';
import type { AdvertLine } from '../advert-lines.ts';
import { type SourceJob, sourceJob } from '../source-job.ts';
import { alsoIn, readDay, readLine } from '../source-parts.ts';
import { readCategory, readKind } from '../source-words.ts';
import { splitAdvert } from '../split-advert.ts';

export function readPersonioJob(record: XmlElement): SourceJob {
  const line = (name: string) => readLine(childText(record, name));
  const title = line('name');
  const blocks = record.children.find(({ name }) => name === 'jobDescriptions')?.children ?? [];
  const otherOffices = record.children.find(({ name }) => name === 'additionalOffices')?.children ?? [];
  const places = otherOffices.map((office) => readLine(office.text));
  return sourceJob(childText(record, 'id'), '', [
    { values: splitAdvert(blocks.flatMap(readBlock)) },
    { values: { title, company: line('subcompany'), location: line('office') } },
    { values: readCategory(title, line('occupationCategory'), line('recruitingCategory'), line('department')) },
    readKind(childText(record, 'employmentType')),
    readKind(childText(record, 'schedule')),
    readDay(childText(record, 'createdAt'), 'posted_on'),
    { values: { status: 'open' }, remarks: alsoIn(places) },
  ]);
}

/** The block's name becomes its heading. */
function readBlock(block: XmlElement): readonly AdvertLine[] {
  const name = readLine(childText(block, 'name'));
  const lines = readAdvertHtml(childText(block, 'value')) ?? [];
  return name === '' ? lines : [{ kind: 'heading', text: name, isFirst: true }, ...lines];
}
