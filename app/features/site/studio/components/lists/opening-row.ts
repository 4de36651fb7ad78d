export const OPENING_ROW = 'relative flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3';

export const OPENING_LINK = 'font-semibold break-words underline-offset-4 after:absolute after:inset-0 hover:underline';
