/** What readers-follow-an-article.test.ts and its full form share. */

export const PATH = '/blog/negotiating-pay-uk-2026';
