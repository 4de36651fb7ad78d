/** The part of a title that names the work: 'Order picker (nights) - Trafford Park' → 'Order picker'. */
export const roleOf = (title: string): string => title.split(/[,;:([|]| [-–—] /)[0]?.trim() || title.trim();
