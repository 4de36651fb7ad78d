/** Styles for a list of our jobs on other sites, in their font and this agency's colours. */
import type { Look } from '#domain/brand/look.ts';
import { paletteOf } from '#domain/brand/palette.ts';

/**
 * @param root the element in the page of another site, or the whole page of a frame
 * @returns styles without fonts or pictures, which the page's policy would have to allow
 */
export function listStyles({ colour }: Pick<Look, 'colour'>, root: ':host' | ':root'): string {
  const { brand, 'brand-strong': strong } = paletteOf(colour);
  const isA = (theme: string) => (root === ':host' ? `:host([theme="${theme}"])` : `:root[data-theme="${theme}"]`);
  return `${root}{color-scheme:light dark;--brand:light-dark(${brand});--brand-strong:light-dark(${strong});${NEUTRALS}display:block;background:var(--ground);color:var(--ink);line-height:1.5;overflow-wrap:anywhere}
${isA('light')}{color-scheme:light}
${isA('dark')}{color-scheme:dark}
${LIST}`;
}

const NEUTRALS =
  '--ground:light-dark(#fff,#171f1b);--ink:light-dark(#13201a,#e8eeea);--soft:light-dark(#45544d,#b3c0b9);--line:light-dark(#d5dcd6,#2a3630);';

const LIST = `*{box-sizing:border-box}
section,main{padding:.25rem 1rem 1rem}
ul{list-style:none;margin:0;padding:0}
li{padding-block:.75rem;border-block-end:1px solid var(--line)}
p{margin:0;text-align:-webkit-match-parent;text-align:match-parent}
a,::slotted(a){color:var(--brand);text-underline-offset:.2em}
li a{font-weight:600;font-size:1.0625em;display:inline-block;min-height:1.5rem}
a:hover{color:var(--brand-strong)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.law{color:var(--soft);font-size:.875em}
.says:not(:empty){padding-block:.75rem}
.end{padding-block-start:.75rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.25rem 1rem;margin-block-start:.75rem;border:1px solid var(--brand);border-radius:6px;background:none;color:var(--brand);cursor:pointer}
button:hover{color:var(--brand-strong);border-color:currentcolor}
[hidden]{display:none}
`;
