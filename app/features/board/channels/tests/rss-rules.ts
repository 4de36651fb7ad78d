/**
 * Rules of the W3C Feed Validation Service (https://validator.w3.org/feed/docs/), named as its messages name them. No registry publishes
 * that validator, so we check the rules ourselves.
 */
import { SaxesParser } from 'saxes';

type FeedElement = { name: string; attributes: Record<string, string>; children: FeedElement[]; text: string };

const ATOM = 'http://www.w3.org/2005/Atom';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const PREFIXES: Record<string, string> = { '': '', [ATOM]: 'atom:', [DUBLIN_CORE]: 'dc:' };

const CHILDREN: Record<string, Record<string, 'once' | 'often'>> = {
  rss: { channel: 'once' },
  channel: {
    title: 'once',
    link: 'once',
    description: 'once',
    language: 'once',
    lastBuildDate: 'once',
    pubDate: 'once',
    ttl: 'once',
    image: 'once',
    category: 'often',
    'atom:link': 'often',
    item: 'often',
  },
  image: { url: 'once', title: 'once', link: 'once', width: 'once', height: 'once', description: 'once' },
  item: {
    title: 'once',
    link: 'once',
    description: 'once',
    guid: 'once',
    pubDate: 'once',
    'dc:creator': 'often',
    category: 'often',
  },
};

const ATTRIBUTES: Record<string, string[]> = {
  rss: ['version'],
  guid: ['isPermaLink'],
  category: ['domain'],
  'atom:link': ['rel', 'href', 'type', 'title', 'hreflang', 'length'],
};

export function findRssFaults(xml: string, address: string): string[] {
  const faults: string[] = [];
  const root = readFeed(xml, faults);
  if (!root) return faults;
  judgeStructure(root, faults);
  const [channel] = childrenOf(root, 'channel');
  if (root.name !== 'rss') faults.push(`UndefinedElement: ${root.name} is no feed`);
  else if (root.attributes['version'] !== '2.0') faults.push('InvalidRSSVersion');
  if (!channel) return [...faults, 'MissingElement: channel'];
  judgeChannel(channel, address, faults);
  const guids = new Set<string>();
  for (const [place, item] of childrenOf(channel, 'item').entries())
    judgeItem(item, `item ${place + 1}`, guids, faults);
  return faults;
}

function readFeed(xml: string, faults: string[]): FeedElement | null {
  const open: FeedElement[] = [];
  let root: FeedElement | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => faults.push(`SAXError: ${message}`));
  parser.on('opentag', ({ uri, local, attributes }) => {
    const prefix = PREFIXES[uri];
    if (prefix === undefined) faults.push(`UnknownNamespace: ${uri}`);
    const plainAttributes = Object.entries(attributes).filter(
      ([, { prefix: of, local: name }]) => of !== 'xmlns' && name !== 'xmlns',
    );
    const read: FeedElement = {
      name: `${prefix ?? '?:'}${local}`,
      attributes: Object.fromEntries(plainAttributes.map(([name, { value }]) => [name, value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(read);
    root ??= read;
    open.push(read);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root;
}

const childrenOf = ({ children }: FeedElement, name: string) => children.filter((child) => child.name === name);
const textOf = (parent: FeedElement, name: string) => childrenOf(parent, name)[0]?.text;

function judgeStructure(element: FeedElement, faults: string[]): void {
  const { name, attributes, children, text } = element;
  const allowed = CHILDREN[name];
  for (const attribute of Object.keys(attributes))
    if (!ATTRIBUTES[name]?.includes(attribute)) faults.push(`UnexpectedAttribute: ${attribute} of ${name}`);
  if (allowed && text.trim() !== '') faults.push(`UnexpectedText: in ${name}`);
  const childNames = new Set<string>();
  for (const child of children) {
    const often = allowed?.[child.name];
    if (!often) faults.push(`UndefinedElement: ${child.name} in ${name}`);
    if (often === 'once' && childNames.has(child.name)) faults.push(`DuplicateElement: ${child.name} in ${name}`);
    childNames.add(child.name);
    judgeStructure(child, faults);
  }
}

function judgeChannel(channel: FeedElement, address: string, faults: string[]): void {
  for (const [name, rule] of [
    ['title', 'MissingTitle'],
    ['link', 'MissingLink'],
    ['description', 'MissingDescription'],
  ] as const) {
    const text = textOf(channel, name);
    if (text === undefined) faults.push(`${rule}: channel`);
    else if (text.trim() === '') faults.push(`NotBlank: ${name} of channel`);
  }
  judgeLink(textOf(channel, 'link'), 'link of channel', faults);
  for (const name of ['title', 'description', 'category'])
    judgePlain(textOf(channel, name), `${name} of channel`, faults);
  const language = textOf(channel, 'language');
  if (language === undefined) faults.push('MissingDCLanguage');
  else if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) faults.push(`InvalidLanguage: ${language}`);
  for (const name of ['lastBuildDate', 'pubDate']) judgeDate(textOf(channel, name), `${name} of channel`, faults);
  if (!/^[1-9]\d*$/.test(textOf(channel, 'ttl') ?? '1')) faults.push('InvalidPositiveInteger: ttl');
  const names = channel.children.map(({ name }) => name);
  const first = names.indexOf('item');
  if (first >= 0 && names.slice(first).some((name) => name !== 'item')) faults.push('MisplacedItem');
  judgeSelf(channel, address, faults);
  for (const image of childrenOf(channel, 'image')) judgeImage(image, channel, faults);
}

function judgeSelf(channel: FeedElement, address: string, faults: string[]): void {
  const links = childrenOf(channel, 'atom:link');
  const [self] = links.filter(({ attributes }) => attributes['rel'] === 'self');
  if (!self) faults.push('MissingAtomSelfLink');
  else if (self.attributes['href'] !== address) faults.push(`SelfDoesntMatchLocation: ${self.attributes['href']}`);
  if (self?.attributes['type'] !== undefined && self.attributes['type'] !== 'application/rss+xml')
    faults.push('SelfNotAtom');
  for (const { attributes, text, children } of links) {
    if (attributes['href'] === undefined) faults.push('MissingHref');
    else judgeLink(attributes['href'], 'atom:link', faults);
    if (text !== '' || children.length > 0) faults.push('AtomLinkNotEmpty');
  }
}

function judgeImage(image: FeedElement, channel: FeedElement, faults: string[]): void {
  for (const name of ['url', 'title', 'link']) {
    if (!textOf(image, name)?.trim()) faults.push(`MissingElement: ${name} of image`);
  }
  for (const name of ['url', 'link']) judgeLink(textOf(image, name), `${name} of image`, faults);
  if (!/\.(jpe?g|gif|png)$/i.test(textOf(image, 'url') ?? '')) faults.push('ImageUrlFormat');
  if (textOf(image, 'link') !== textOf(channel, 'link')) faults.push('ImageLinkDoesntMatch');
  if (textOf(image, 'title') !== textOf(channel, 'title')) faults.push('ImageTitleDoesntMatch');
  const isWithin = (name: string, most: number) => {
    const text = textOf(image, name);
    return text === undefined || (/^[1-9]\d*$/.test(text) && Number(text) <= most);
  };
  if (!isWithin('width', 144)) faults.push('InvalidWidth');
  if (!isWithin('height', 400)) faults.push('InvalidHeight');
}

function judgeItem(item: FeedElement, where: string, guids: Set<string>, faults: string[]): void {
  const [title, description] = [textOf(item, 'title'), textOf(item, 'description')];
  if (title === undefined && description === undefined) faults.push(`ItemMustContainTitleOrDescription: ${where}`);
  if (title?.trim() === '') faults.push(`NotBlank: title of ${where}`);
  judgePlain(title, `title of ${where}`, faults);
  for (const { text } of childrenOf(item, 'category')) {
    if (text.trim() === '') faults.push(`NotBlank: category of ${where}`);
    judgePlain(text, `category of ${where}`, faults);
  }
  judgeLink(textOf(item, 'link'), `link of ${where}`, faults);
  judgeDate(textOf(item, 'pubDate'), `pubDate of ${where}`, faults);
  judgeHtml(description ?? '', `description of ${where}`, faults);
  const [guid] = childrenOf(item, 'guid');
  if (!guid) return void faults.push(`MissingGuid: ${where}`);
  const { isPermaLink = 'true' } = guid.attributes;
  if (!['true', 'false'].includes(isPermaLink)) faults.push(`InvalidBooleanAttribute: isPermaLink of ${where}`);
  if (isPermaLink === 'true' && !isWholeAddress(guid.text)) faults.push(`InvalidHttpGUID: ${where}`);
  if (/^\d{1,8}$/.test(guid.text)) faults.push(`NotSufficientlyUnique: ${where}`);
  if (guids.has(guid.text)) faults.push(`DuplicateValue: guid of ${where}`);
  guids.add(guid.text);
}

const isWholeAddress = (text: string) => /^https?:\/\/[^\s<>"{}|\\^`]+$/.test(text) && URL.canParse(text);

function judgeLink(text: string | undefined, where: string, faults: string[]): void {
  if (text !== undefined && !isWholeAddress(text)) faults.push(`InvalidFullLink: ${where}`);
}

const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

function judgeDate(text: string | undefined, where: string, faults: string[]): void {
  if (text === undefined) return;
  const date = new Date(text);
  if (!DATE.test(text) || Number.isNaN(date.getTime())) faults.push(`InvalidRFC2822Date: ${where}`);
  else if (!date.toUTCString().startsWith(text.slice(0, 3))) faults.push(`IncorrectDOW: ${where}`);
  // Allow one day, for readers in other time zones.
  else if (date.getUTCFullYear() < 1970 || date.getTime() > Date.now() + 86_400_000)
    faults.push(`ImplausibleDate: ${where}`);
}

/** Readers show these texts without interpreting markup. */
function judgePlain(text: string | undefined, where: string, faults: string[]): void {
  if (/<\/?[a-z][^>]*>|&(#?\w+);/i.test(text ?? '')) faults.push(`ContainsHTML: ${where}`);
}

/** Readers treat a description as HTML; text that people typed must not become markup. */
function judgeHtml(text: string, where: string, faults: string[]): void {
  if (/<\s*(script|style|iframe|object|embed|form|input|link|meta|base|svg|math)\b/i.test(text))
    faults.push(`SecurityRisk: ${where}`);
  if (/<[^>]+\son\w+\s*=/i.test(text)) faults.push(`SecurityRiskAttr: ${where}`);
  if (/<(a|img)\s[^>]*?(href|src)=["']?(?!https?:|mailto:)/i.test(text)) faults.push(`ContainsRelRef: ${where}`);
  if (/<(?![a-z/!])|&(?!#?\w+;)/i.test(text)) faults.push(`NotHtml: ${where}`);
}
