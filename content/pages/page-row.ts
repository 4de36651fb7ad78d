/** The texts of one page, in the order in which they are read: heading, title, description, keywords, what it holds. */
export type PageRow = readonly [name: string, title: string, description: string, keywords: string, holds: string];
