/**
 * Filled in by `app/notices.ts`, so that a key is typed where its words are and nowhere else.
 *
 * @public for that file's augmentation.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a type alias cannot be augmented.
export interface Notices {}

export type PageNoticeKey = keyof Notices;

export type PageNoticeText = { title: string; text?: string | undefined; tone: 'neutral' | 'success' | 'danger' };

export type FeatureNotices = Readonly<Record<string, PageNoticeText>>;
