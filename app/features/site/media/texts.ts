import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const MEDIA_NOTICES = {
  'picture-added': { title: 'Picture added', text: 'You can now use it in articles and pages.', tone: 'success' },
  'picture-known': { title: 'This picture is already in the library', tone: 'neutral' },
  'picture-described': { title: 'Picture saved', tone: 'success' },
  'picture-deleted': { title: 'Picture deleted', tone: 'success' },
} as const satisfies FeatureNotices;

export const MEDIA_FAILURES = {
  upload: 'Failed to add the picture',
  describe: 'Failed to save the picture',
  delete: 'Failed to delete the picture',
} as const;

export const TRY_AGAIN = 'Something went wrong on our side. Try again in a moment.';
export const PICTURE_BUSY = 'We’re processing other pictures. Try again in a moment.';
export const PICTURE_NO_ROOM = 'Storage is full. Tell the person who runs the site.';
export const PICTURE_IN_USE = 'It’s in use. Remove it from the items that show it first.';

export const uploadNotice = (text: string) => ({ title: MEDIA_FAILURES.upload, text, tone: 'danger' }) as const;
