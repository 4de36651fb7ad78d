declare module 'word-extractor' {
  export type WordDocument = {
    getHeaders(options?: { includeFooters?: boolean }): string;
    getTextboxes(): string;
    getBody(): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getFooters(): string;
  };
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}
