// The built documents against the HTML standard; no browser and no server is needed for that.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'playwright/test';

const dist = join(import.meta.dirname, '../dist');

const standard = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Lists without bullets lose their role in Safari unless it is named.
      'no-redundant-role': 'off',
      // The course finder has nothing to submit: it answers on each choice. (The submit buttons of all other forms are
      // in the specified blocks.)
      'wcag/h32': 'off',
      'no-implicit-button-type': 'error',
      'no-inline-style': 'error',
      'no-dup-id': 'error',
      // Italian telephone numbers may be broken between their groups on a narrow screen; `format-detection` is off.
      'tel-non-breaking': 'off',
    },
  }),
);

test('every document is valid HTML', async () => {
  const files = globSync('**/*.html', { cwd: dist });
  expect(files.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await standard.validateString(readFileSync(join(dist, file), 'utf8'), file);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) faults.push(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});
