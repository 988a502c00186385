import { expect, test } from './fixtures';

/** Forms whose pages say that they send nothing, with what is written into them by label. */
const FORMS = [
  { path: '/auth', texts: { Email: 'hana@example.com', Password: 'weave bark and sing' }, button: 'Sign in' },
  {
    path: '/contact',
    texts: { 'Your name': 'Hana', 'Your email': 'hana@example.com', 'Your message': 'Where do we meet?' },
    button: 'Put my message together',
  },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, texts, button } of FORMS) {
    test(`the form of ${path} sends nothing`, async ({ page }) => {
      await page.goto(path);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
      for (const [label, text] of Object.entries(texts)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      await page.getByRole('main').getByRole('button', { name: button }).click();
      for (const [label, text] of Object.entries(texts)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      expect(asked).toEqual([]);
    });
  }
});
