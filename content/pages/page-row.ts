/** The texts of one page, in the order in which they are read; and the day they last changed, as YYYY-MM-DD. */
export type PageRow = readonly [name: string, title: string, description: string, keywords: string, updatedOn: string];
