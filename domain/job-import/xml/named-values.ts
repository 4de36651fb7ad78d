import type { XmlElement } from '#domain/text/records/xml-element.ts';
import { FIELD_PREFIX, JOB_FIELD_NAMES, JOB_PART_NAMES, type JobPart } from '../field-names.ts';
import type { JobColumn } from '../job-columns.ts';

type NamedValue = {
  /** Lower-case letters only. */
  name: string;
  /** The name of the enclosing element; null for direct parts of the job. */
  parent: string | null;
  value: string;
  /** The element that contains the value; the parts of one address share it. */
  holder: XmlElement;
};

/** The name in lower case, letters only, without a namespace except that of `content:encoded`. */
export const plainName = (name: string): string =>
  (/:encoded$/.test(name) ? name : name.replace(/^.*:/, '')).toLowerCase().replaceAll(/[^a-z]/g, '');

const GROUPS =
  /^(?:(?:job|vacancy|position|general|main|basic|advert|posting)?(?:details?|info|information|data|fields?|attributes|properties|body|content|header)|job|vacancy|position|advert|posting|customfields|classifications|parameters|params|meta)$/;
/**
 * Elements about people or things other than the job. Their parts count only if both names together are a field, as in `<company><name>`.
 */
const ABOUT_OTHERS =
  /^(?:contacts?|contactdetails|recruiter|recruiterreference|consultant|author|creator|publisher|advertiser|agency|apply|application|applicationmethod|user|owner|hiringmanager|image|images|logo|media|video|questions?|screening.*|company|companydetails|employer|client|department|departments|hiringorgani[sz]ation|organi[sz]ation|branch|source)$/;
/** Elements that add no meaning: `<salary><range><min>` equals `<salary><min>`. */
const WITHOUT_MEANING = /^(?:ranges?|values?|amounts?|address|addresses)$/;
/** An attribute says what the value is: `<field name="title">`, `<Classification name="Work Type">`. */
const NAMED_BY_ATTRIBUTE =
  /^(?:field|customfield|param|parameter|property|attribute|column|data|classification|element|option|meta|custom|tag|item|value|entry|fl)$/;
const NAMING = ['name', 'key', 'label', 'val', 'id'];
/** Names that mean nothing unless the parent element does. */
const GENERIC = new Set(
  'name id type title description text content body summary url link href code value label status date reference ref identifier uid guid min max from to details updated role job position per rate pay basis created'.split(
    ' ',
  ),
);

function namedValues(record: XmlElement): NamedValue[] {
  const values: NamedValue[] = [];
  const add = (name: string, parent: string | null, value: string, holder: XmlElement) => {
    const text = value.trim();
    if (text !== '') values.push({ name, parent, value: text, holder });
  };
  const visit = (element: XmlElement, parent: string | null) => {
    for (const [attribute, value] of element.attributes) add(plainName(attribute), parent, value, element);
    for (const child of element.children) {
      const tag = plainName(child.name);
      const naming = NAMED_BY_ATTRIBUTE.test(tag) ? NAMING.find((each) => child.attributes.has(each)) : undefined;
      const html = htmlWithin(child);
      if (naming) {
        const name = plainName(child.attributes.get(naming) ?? '');
        add(name, parent, html ?? (child.text || (child.attributes.get('value') ?? '')), element);
        continue;
      }
      add(tag, parent, html ?? child.text, element);
      if (html === null) visit(child, parentWithin(tag, parent));
    }
  };
  visit(record, null);
  return values;
}

function parentWithin(tag: string, parent: string | null): string | null {
  if (ABOUT_OTHERS.test(tag)) return tag;
  if (parent === null) return GROUPS.test(tag) ? null : tag;
  return ABOUT_OTHERS.test(parent) || WITHOUT_MEANING.test(tag) ? parent : tag;
}

const HTML = new Set('p br ul ol li b strong i em u h1 h2 h3 h4 h5 h6 div span table tbody tr td a'.split(' '));

/** Reads HTML that is written as XML elements. @returns null for an element without HTML */
function htmlWithin({ children, parts }: XmlElement): string | null {
  if (!children.some(({ name }) => HTML.has(plainHtml(name)))) return null;
  return parts.map(writeHtml).join('');
}

const plainHtml = (name: string): string => name.replace(/^.*:/, '').toLowerCase();

function writeHtml(part: string | XmlElement): string {
  if (typeof part === 'string') return part.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const name = plainHtml(part.name);
  const inside = part.parts.map(writeHtml).join('');
  if (!HTML.has(name)) return inside;
  return name === 'br' ? '<br>' : `<${name}>${inside}</${name}>`;
}

export type FieldName = JobColumn | JobPart;
const NAMES: Record<FieldName, readonly string[]> = { ...JOB_FIELD_NAMES, ...JOB_PART_NAMES };
/** The fields that each name can mean, and its rank among their names. */
const FIELDS_OF = new Map<string, { field: FieldName; rank: number }[]>();
for (const [field, names] of Object.entries(NAMES))
  for (const [rank, name] of names.entries())
    FIELDS_OF.set(name, [...(FIELDS_OF.get(name) ?? []), { field: field as FieldName, rank }]);

function findFields(name: string, parent: string | null): readonly { field: FieldName; rank: number }[] {
  const fields = FIELDS_OF.get(name) ?? [];
  if (parent !== null) return FIELDS_OF.get(parent + name) ?? (isClear(name, parent) ? fields : []);
  return fields.length > 0 || !FIELD_PREFIX.test(name) ? fields : (FIELDS_OF.get(name.replace(FIELD_PREFIX, '')) ?? []);
}

const isClear = (name: string, parent: string): boolean => !GENERIC.has(name) && !ABOUT_OTHERS.test(parent);

type FieldValue = { value: string; rank: number; holder: XmlElement };

/** The values of each field, those with the best name first. */
export type Fields = ReadonlyMap<FieldName, readonly FieldValue[]>;

export const firstValue = (fields: Fields, field: FieldName): string => fields.get(field)?.[0]?.value ?? '';

export function fieldValues(record: XmlElement): Fields {
  const fields = new Map<FieldName, FieldValue[]>();
  for (const { name, parent, value, holder } of namedValues(record)) {
    for (const { field, rank } of findFields(name, parent)) {
      const values = fields.get(field);
      if (values) values.push({ value, rank, holder });
      else fields.set(field, [{ value, rank, holder }]);
    }
  }
  for (const values of fields.values()) values.sort((one, other) => one.rank - other.rank);
  return fields;
}
