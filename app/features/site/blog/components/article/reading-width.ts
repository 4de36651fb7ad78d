/**
 * Lines of 35rem, which at 18 px hold 60 to 70 characters of an article: the average letter of Public Sans is 0.46 em
 * wide (fonts.css), its zero, which `ch` counts by, 0.62.
 */
export const READING_WIDTH = 'max-w-[35rem]';
