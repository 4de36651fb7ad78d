/** Removes WordPress shortcodes such as `[vc_row]…[/vc_row]` and `[button text="Apply"]`, and keeps their text. */

/** Quoted attributes may contain brackets; a slash ends a shortcode only directly before its bracket. */
const CODE = /(\[?)\[(\/?)([a-z][\w-]{0,60})((?:\s(?:[^[\]"'/]|"[^"]*"|'[^']*'|\/(?!\]))*)?)(\/?)\](\]?)/gi;

const KNOWN = new Set(
  (
    'gallery caption wp_caption embed audio video playlist button btn row column columns col section container one_half one_third ' +
    'two_third one_fourth three_fourth one_half_last tab tabs tabgroup accordion accordions toggle toggles divider separator spacer ' +
    'clear gap hr icon list li quote blockquote pullquote dropcap highlight tooltip label alert notice box map googlemap slider ' +
    'carousel testimonial testimonials contact-form contact-form-7 ninja_form gravityform gravityforms wpforms formidable jobs job ' +
    'job_listing job_apply apply share social sidebar widget recent_posts pricing counter progressbar code raw lightbox heading title text'
  ).split(' '),
);
/** Shortcodes whose content is an address or a program. */
const WITHOUT_TEXT = new Set('embed audio video playlist raw code vc_raw_js vc_gmaps'.split(' '));
/** Shortcodes that separate paragraphs; others are part of a line. */
const BLOCK =
  /row|col|section|tab|accordion|toggle|box|block|panel|text|heading|title|divider|separator|spacer|gap|clear|one_|two_|three_|list|grid|container|quote/;
const HEADING = /heading|title/;
const HEADING_TEXT = /\s(?:text|title|heading|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** @returns the text without shortcodes; `[[name]]` becomes `[name]`, and other text in brackets, such as `[sic]`, stays */
export function removeShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const closed = new Set(
    Array.from(html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi), ([, name = '']) => name.toLowerCase()),
  );
  const escapedCodes = new Map<string, number>();
  let output = '';
  let from = 0;
  let silent: string | null = null;
  for (const match of html.matchAll(CODE)) {
    const [whole, before = '', slash = '', typed = '', attributes = '', selfClosing = '', behind = ''] = match;
    const name = typed.toLowerCase();
    const isClosing = slash !== '';
    const literal = `[${slash}${typed}${attributes}${selfClosing}]`;
    const text = html.slice(from, match.index);
    if (silent === null) output += text;
    from = match.index + whole.length;
    if (silent !== null) {
      if (!isClosing || name !== silent) continue;
      if (name === 'vc_raw_html') output += decodeRawHtml(text);
      silent = null;
    } else if (before !== '' && behind !== '') output += literal;
    else if (before !== '' && !isClosing && closed.has(name)) {
      escapedCodes.set(name, (escapedCodes.get(name) ?? 0) + 1);
      output += literal;
    } else if (isClosing && behind !== '' && (escapedCodes.get(name) ?? 0) > 0) {
      escapedCodes.set(name, (escapedCodes.get(name) ?? 0) - 1);
      output += literal;
    } else if (!isShortcode(name, isClosing, attributes, selfClosing, closed)) output += whole;
    else {
      const hasContent = closed.has(name) && selfClosing === '';
      if (!isClosing && hasContent && (WITHOUT_TEXT.has(name) || name === 'vc_raw_html')) silent = name;
      output += `${before}${replacementOf(name, isClosing, hasContent, attributes)}${behind}`;
    }
  }
  return output + (silent === null ? html.slice(from) : '');
}

function isShortcode(
  name: string,
  isClosing: boolean,
  attributes: string,
  selfClosing: string,
  closed: ReadonlySet<string>,
): boolean {
  if (isClosing || KNOWN.has(name) || closed.has(name) || selfClosing !== '') return true;
  return name.includes('_') || /\s[\w-]+\s*=/.test(attributes);
}

/** Page builders store the text of a heading in an attribute. */
function replacementOf(name: string, isClosing: boolean, hasContent: boolean, attributes: string): string {
  const [, quoted, single] =
    HEADING.test(name) && !isClosing && !hasContent ? (HEADING_TEXT.exec(attributes) ?? []) : [];
  const heading = quoted ?? single ?? '';
  if (heading !== '') return `\n\n<h3>${heading.replaceAll('<', '&lt;')}</h3>\n\n`;
  return BLOCK.test(name) ? '\n\n' : '';
}

/** Page builders store raw HTML as base64 of its percent-encoding. */
function decodeRawHtml(text: string): string {
  try {
    return decodeURIComponent(atob(text.replaceAll(/<[^>]*>|\s/g, '')));
  } catch {
    return '';
  }
}
