/** Numbers and sums as people in the United Kingdom write them. */

const wholeNumbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** 10,000 */
export const formatNumber = (number: number): string => wholeNumbers.format(number);

/** £30,000, without pence. */
export const formatPounds = (pounds: number): string => `£${wholeNumbers.format(pounds)}`;
