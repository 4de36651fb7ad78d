declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: object[];
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string }[]>;
  }
}
