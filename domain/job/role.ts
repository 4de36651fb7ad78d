/** 'Order picker (nights) - Trafford Park' → 'Order picker': what a title calls the work, before hours, place and the rest. */
export const roleOf = (title: string): string => title.split(/[,;:([|]| [-–—] /)[0]?.trim() || title.trim();
