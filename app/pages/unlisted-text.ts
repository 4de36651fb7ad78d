import { fillTexts, type PageText } from './fill-texts.ts';
import { UNLISTED_TEXTS } from './lists/unlisted-texts.at-build.ts';
import type { ListedPath, PathWithTexts } from './page-text.ts';

export type UnlistedPath = Exclude<PathWithTexts, ListedPath>;

export const unlistedText = (path: UnlistedPath): PageText => fillTexts(UNLISTED_TEXTS, path, '', true);

export function isUnlistedPath(text: string): text is UnlistedPath {
  return Object.hasOwn(UNLISTED_TEXTS, text);
}
