declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: object[];
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }[]>;
  }
}
