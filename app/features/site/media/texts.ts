import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';

export const MEDIA_NOTICES = {
  'picture-added': { title: 'Picture added', text: 'Articles and pages can show it from now on.', tone: 'success' },
  'picture-known': { title: 'This picture is in the library already', tone: 'neutral' },
  'picture-described': { title: 'Picture saved', tone: 'success' },
  'picture-deleted': { title: 'Picture deleted', tone: 'success' },
} as const satisfies FeatureNotices;

export const MEDIA_FAILURES = {
  upload: 'The picture was not added',
  describe: 'The picture was not changed',
  delete: 'The picture was not deleted',
} as const;

export const TRY_AGAIN = 'Something went wrong on our side. Try again in a moment.';
export const PICTURE_BUSY = 'Other pictures are being prepared. Try again in a moment.';
export const PICTURE_NO_ROOM = 'There is no room left to store it. Tell the person who runs the site.';
export const PICTURE_IN_USE = 'It is in use. Take it out of the items that show it first.';

export const uploadNotice = (text: string) => ({ title: MEDIA_FAILURES.upload, text, tone: 'danger' }) as const;
