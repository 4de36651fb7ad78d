export type Reason = { title: string; text: string };
