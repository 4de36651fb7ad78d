import { expect, test } from 'vitest';
import { removeShortcodes } from './shortcodes.ts';

const visibleText = (html: string) => removeShortcodes(html).replaceAll(/\s+/g, ' ').trim();

test.each([
  ['[vc_row][vc_column width="1/2"]Pick fruit.[/vc_column][/vc_row]', 'Pick fruit.'],
  ['[dropcap]W[/dropcap]e bake.', 'We bake.'],
  ['Bake. [gallery ids="1,2"] Sell.', 'Bake. Sell.'],
  ['Bake. [unknown_code] Sell.', 'Bake. Sell.'],
  ['Bake. [mystery level="2"] Sell.', 'Bake. Sell.'],
  ['Bake. [spacer /] Sell.', 'Bake. Sell.'],
  ['[button text="Apply [now] ]" link=\'/a]b\']Bake.', 'Bake.'],
  ['[outer][inner]Bake[/inner] and sell[/outer].', 'Bake and sell.'],
  ['[vc_custom_heading text="Your day" font="x"]Bake.', '<h3>Your day</h3> Bake.'],
  ['[embed]https://video.example/1[/embed]Bake.', 'Bake.'],
  [`[vc_raw_html]${btoa(encodeURIComponent('<p>Bake</p>'))}[/vc_raw_html]`, '<p>Bake</p>'],
  ['[vc_raw_html]%%%[/vc_raw_html]Bake.', 'Bake.'],
  ['Write [[gallery]] here.', 'Write [gallery] here.'],
  ['[[caption]Bread[/caption]]', '[caption]Bread[/caption]'],
  ['Bake [sic] bread [20 hours] in [London] for [m/f/d].', 'Bake [sic] bread [20 hours] in [London] for [m/f/d].'],
  ['[/vc_row]Bake.', 'Bake.'],
  ['Bake [ and ] [] [', 'Bake [ and ] [] ['],
])('%j becomes %j', (html, text) => expect(visibleText(html)).toBe(text));
