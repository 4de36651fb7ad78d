/** SVG files that are refused as logos, with the expected error. */
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = '') =>
  `<svg ${NS} viewBox="0 0 240 60" ${more}><path d="M0 0h240v60H0z"/>${inside}</svg>`;

type HostileDrawing = readonly [what: string, svg: string, words: RegExp];

export const HOSTILE_DRAWINGS: readonly HostileDrawing[] = [
  ['a script', svg('<script>alert(1)</script>'), /drawing has ‘script’/],
  [
    'a script in a namespace prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>alert(1)</s:script></s:svg>`,
    /drawing has ‘script’/,
  ],
  ['a script from elsewhere', svg('<script href="https://evil.example/x.js"/>'), /links elsewhere/],
  ['an event handler on the root', svg('', 'onload="alert(1)"'), /‘onload’/],
  ['an event handler on a shape', svg('<rect width="1" height="1" onclick="alert(1)"/>'), /‘onclick’/],
  ['an event handler in capitals', svg('<rect width="1" height="1" ONMOUSEOVER="alert(1)"/>'), /‘ONMOUSEOVER’/],
  [
    'an event handler in what is left out',
    svg('<metadata><x xmlns="urn:x" onerror="alert(1)"/></metadata>'),
    /‘onerror’/,
  ],
  [
    'a page inside',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>'),
    /drawing has ‘foreignObject’, which a logo can’t include\. Save it/,
  ],
  ['a frame', svg('<iframe src="https://evil.example/"/>'), /links elsewhere/],
  ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>'), /links elsewhere/],
  ['a picture by the older link', svg('<image xlink:href="//evil.example/x.png"/>', LINK), /links elsewhere/],
  ['a file of the server', svg('<image href="file:///etc/passwd"/>'), /links elsewhere/],
  ['a picture that holds a drawing', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), /links elsewhere/],
  ['a link with a script', svg('<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'), /links elsewhere/],
  ['a gradient from elsewhere', svg('<linearGradient href="https://evil.example/x.svg#a"/>'), /links elsewhere/],
  ['a copy of another part', svg('<g id="a"/><use href="#a"/>'), /links elsewhere/],
  [
    'a fill from elsewhere',
    svg('<rect width="1" height="1" fill="url(https://evil.example/x.svg#a)"/>'),
    /loads something from elsewhere/,
  ],
  [
    'a style attribute that loads',
    svg(`<rect width="1" height="1" style="fill:url('//evil.example/x')"/>`),
    /loads something from elsewhere/,
  ],
  [
    'a style that imports',
    svg('<style>@import "https://evil.example/x.css";</style>'),
    /style in the drawing has an @-rule, escape/,
  ],
  [
    'a style with a font',
    svg('<style>@font-face{font-family:x;src:url(https://evil.example/x)}</style>'),
    /style in the drawing has an @-rule, escape/,
  ],
  [
    'a style that hides what it says',
    svg('<style>.a{fill:u\\72l(https://evil.example/)}</style>'),
    /style in the drawing has an @-rule, escape/,
  ],
  [
    'a style in a CDATA section',
    svg('<style><![CDATA[.a{background:url(https://evil.example/)}]]></style>'),
    /loads something from elsewhere/,
  ],
  // Links split so that they only appear once the parts of the style are joined.
  ...(
    [
      ['a CDATA section', 'ur<![CDATA[l]]>(https://evil.example/)'],
      ['CDATA sections', '<![CDATA[u]]><![CDATA[r]]><![CDATA[l]]>(https://evil.example/)'],
      ['a comment', 'ur<!-- -->l(https://evil.example/)'],
      ['a comment of CSS in two sections', 'url(/<![CDATA[*]]>x*/https://evil.example/)'],
      ['an entity', 'u&#114;l(https://evil.example/)'],
      ['an entity and a CDATA section', '&#x75;r<![CDATA[l(]]>https://evil.example/)'],
      ['capitals', 'U<![CDATA[R]]>L("//evil.example/")'],
      ['a set of pictures in two sections', 'image-<![CDATA[set("https://evil.example/" 1x)]]>'],
      ['an escape in two sections', '\\<![CDATA[75]]> rl(https://evil.example/)'],
      ['an import in two sections', '}@<![CDATA[import "https://evil.example/";]]>.b{'],
    ] as const
  ).map(
    ([what, value]): HostileDrawing => [
      `a style cut by ${what}`,
      svg(`<style>.a{fill:${value}}</style>`),
      /style in the drawing|uses ‘/,
    ],
  ),
  [
    'an element inside a style',
    svg('<style>.a{fill:ur<g>l</g>(https://evil.example/)}</style>'),
    /style in the drawing has ‘g’/,
  ],
  ['a style inside a style', svg('<style>.a{}<style>.b{}</style></style>'), /style in the drawing has ‘style’/],
  [
    'a foreign element inside a style',
    svg('<style>.a{fill:ur<x xmlns="urn:x">y</x>l(https://evil.example/)}</style>'),
    /style in the drawing has ‘x’/,
  ],
  ['an instruction inside a style', svg('<style>.a{fill:ur<?x y?>l(https://evil.example/)}</style>'), /instruction/],
  [
    'a link by an attribute with an entity',
    svg('<path d="M0 0h9" stroke="ur&#108;(//evil.example/)"/>'),
    /loads something from elsewhere/,
  ],
  [
    'an import by its shorter form',
    svg("<style>@import'//evil.example/'</style>"),
    /style in the drawing has an @-rule, escape/,
  ],
  [
    'a style with a set of pictures',
    svg('<style>.a{fill:image-set("https://evil.example/x" 1x)}</style>'),
    /‘image-set\(\)’/,
  ],
  [
    'an animation that sets a link',
    svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
    /drawing has ‘animate’/,
  ],
  ['an element that sets a handler', svg('<set attributeName="onload" to="alert(1)"/>'), /drawing has ‘set’/],
  ['a filter', svg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>'), /drawing has ‘filter’/],
  [
    'an entity that grows',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<title>&b;</title>')}`,
    /DOCTYPE/,
  ],
  [
    'an entity that reads a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<title>&x;</title>')}`,
    /DOCTYPE/,
  ],
  ['an entity that is not declared', svg('<title>&x;</title>'), /isn’t a complete SVG file/],
  [
    'a style sheet by instruction',
    `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
    /has an instruction/,
  ],
  ['300 levels', svg(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`), /nested more than 32 levels/],
  ['2,001 parts', svg('<g/>'.repeat(2_001)), /more than 2,000 parts/],
  [
    'a mask inside a mask',
    svg('<mask id="a"><rect width="1" height="1" mask="url(#a)"/></mask>'),
    /mask inside a mask/,
  ],
  ['a mask that is masked', svg('<mask id="a" mask="url(#a)"><path d="M0 0h9"/></mask>'), /mask inside a mask/],
  [
    'a clip path inside a mask',
    svg('<mask id="a"><g clip-path="url(#b)"><path d="M0 0h9"/></g></mask>'),
    /mask inside a mask/,
  ],
  [
    'a mask of 200 parts, used 200 times',
    svg(`<mask id="a">${'<path d="M0 0h9"/>'.repeat(200)}</mask>${'<path d="M0 0h9" mask="url(#a)"/>'.repeat(200)}`),
    /masks too many parts/,
  ],
  [
    'a group that dashes 1,500 lines',
    svg(`<g stroke="#000" stroke-dasharray=".0005">${'<path d="M0 9H240"/>'.repeat(1_500)}</g>`),
    /dashed group/,
  ],
  [
    '21 dashed lines',
    svg('<path d="M0 9H240" stroke="#000" stroke-dasharray=".0005"/>'.repeat(21)),
    /more than 20 dashed lines/,
  ],
  ['dashes of the whole drawing', svg('', 'stroke-dasharray=".0005"'), /dashed group/],
  ['dashes by a style', svg('<style>path{stroke-dasharray :.0005}</style>'), /dashes lines/],
  ['dashes by a style attribute', svg('<g style="stroke-dasharray:.0005"/>'), /dashes lines/],
  ['a mask by a style that begins with none', svg('<style>.a{mask:none,url(#a)}</style>'), /clips or masks/],
  [
    'a mask by a style, cut by a character that is not kept',
    svg('<style>.a{ma\x7fsk:url(#a)}</style>'),
    /style in the drawing has an @-rule, escape, comment or control character\. Save it/,
  ],
  ['a mask by a style, cut by a comment', svg('<style>.a{ma<!-- -->sk:url(#a)}</style>'), /clips or masks/],
  ['a mask by a style attribute', svg('<g style="mask:url(#a)"/>'), /clips or masks/],
  [
    'a word without end in a style',
    svg(`<style>.${'a'.repeat(60_000)}{ma<![CDATA[sk]]>:url(#a)}</style>`),
    /clips or masks/,
  ],
  ['a mask by a style', svg('<style>.a{mask:url(#a)}</style>'), /clips or masks/],
  ['1 MB', svg(`<path d="M0 0${'h1'.repeat(520_000)}"/>`), /64 kB or smaller/],
  ['no size', `<svg ${NS}><path d="M0 0h9"/></svg>`, /no valid size\. Save it with a viewBox/],
  [
    'a size without end',
    `<svg ${NS} viewBox="0 0 1e999 9"><path d="M0 0h9"/></svg>`,
    /no valid size\. Save it with a viewBox/,
  ],
  ['nothing to see', `<svg ${NS} viewBox="0 0 9 9"/>`, /has no shapes\. Save it/],
  ['a page', '<html><script>alert(1)</script></html>', /isn’t a complete SVG file/],
  ['a drawing of no namespace', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', /isn’t a complete SVG file/],
  ['a drawing that was cut off', svg('').slice(0, -9), /isn’t a complete SVG file/],
  [
    'a page behind the drawing',
    `${svg('')}<script>alert(1)</script>`,
    /isn’t a complete SVG file|drawing has ‘script’/,
  ],
];

/** Output of Inkscape and Illustrator; invisible parts are removed. */
export const GOOD_DRAWING = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with a program -->
<svg ${NS} ${LINK} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="240mm" height="60mm" viewBox="0 0 240 60" inkscape:version="1.3">
  <title>Harbour &amp; Vale</title>
  <metadata><rdf xmlns="urn:rdf">secret</rdf></metadata>
  <defs><linearGradient id="a"><stop offset="0" stop-color="#123"/></linearGradient><linearGradient id="b" xlink:href="#a"/></defs>
  <style><![CDATA[.cls-1{fill:#5b2a86;opacity:.9}]]></style>
  <g inkscape:label="Layer 1" transform="translate(2 3)" data-name="x"><path class="cls-1" d="M0 0h200v50H0z"/><circle cx="20" cy="20" r="9" fill="url(#b)"/></g>
</svg>`;
