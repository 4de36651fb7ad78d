import { expect, test } from 'vitest';
import { stripMarkup } from './plain-text.ts';

test.each([
  ['a < b and c > d', 'a < b and c > d'],
  ["Siobhán O'Brien & Sons", "Siobhán O'Brien & Sons"],
  ['I <3 Leeds', 'I <3 Leeds'],
  ['5 > 3, 3 < 5, x <= y, ->, <-, <>', '5 > 3, 3 < 5, x <= y, ->, <-, <>'],
  ['R&amp;D and &lt;b&gt;', 'R&amp;D and &lt;b&gt;'],
  ['- a list\n- of two lines\n\n\tand a tab', '- a list\n- of two lines\n\n\tand a tab'],
  ['👩🏽‍🔧 fitter', '👩🏽‍🔧 fitter'],
  ['', ''],
])('%j is left as it is', (text, expected) => {
  expect(stripMarkup(text)).toBe(expected);
});

test.each([
  ['<b>Bold</b> words', 'Bold words'],
  ['<SCRIPT>alert(1)</sCrIpT\n>', 'alert(1)'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
  ['<<script>script>x<</script>/script>', 'x'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg/onload=alert(1)>', ''],
  ['<!-- a --><!DOCTYPE html><?xml version="1.0"?>a<![CDATA[b]]>', 'a'],
  ['<a title=">">x</a>', '">x'],
])('%j becomes %j', (text, expected) => {
  expect(stripMarkup(text)).toBe(expected);
});

test.each([
  ['Map<String, List<Integer>>', 'Map< String, List< Integer>>'],
  ['Dev <dev@northgate.example>', 'Dev < dev@northgate.example>'],
  ['<x onclick=alert(1)>', '< x onclick=alert(1)>'],
  ['if a <b', 'if a < b'],
  ['<img src=x onerror=alert(1) ', '< img src=x onerror=alert(1) '],
  ['</3', '< /3'],
])('%j is no markup, and after %j no browser takes it for any', (text, expected) => {
  expect(stripMarkup(text)).toBe(expected);
});
