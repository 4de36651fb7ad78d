/** Checks the source of a page with html-validate against the HTML standard and accessibility rules; axe-core checks the rendered page. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // The standard without style rules, plus accessibility rules such as no needless `for` and no fieldset without a legend.
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes charSet and hrefLang and closes <meta/>; the standard allows both.
      'attr-case': 'off',
      'void-style': 'off',
      // autocapitalize is a global attribute; on email and password fields it has no effect and is valid.
      'input-attributes': 'off',
    },
  }),
);

export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the page'})`),
  );
}
