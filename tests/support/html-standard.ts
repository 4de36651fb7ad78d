/** Checks the source of a page by the HTML standard and rules of accessibility, with html-validate; axe-core checks the rendered page. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // The standard without matters of taste, and rules against such faults as a needless `for` or a fieldset without a legend.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes charSet and hrefLang, and closes <meta/>: the standard allows both.
      'attr-case': 'off',
      'void-style': 'off',
      // autocapitalize is a global attribute. It has no effect on e-mail addresses and passwords, and is no fault there.
      'input-attributes': 'off',
    },
  }),
);

/** @returns each fault as a line: rule, what is wrong, where */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
  );
}
