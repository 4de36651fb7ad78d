const wholeNumbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const formatNumber = (number: number): string => wholeNumbers.format(number);

export const formatPounds = (pounds: number): string => `£${wholeNumbers.format(pounds)}`;
