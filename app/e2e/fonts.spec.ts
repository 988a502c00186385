import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { HOSTILE } from '../../.storybook/extreme-data';

test.skip(process.platform !== 'linux', 'Only on Linux the environment chooses the fonts of a browser.');

/** Returns the letters of a language's messages that fonts for Latin lack. */
function lettersOf(language: string, script: RegExp): string {
  const texts = readFileSync(new URL(`../../src/i18n/messages/${language}.json`, import.meta.url), 'utf8');
  return [...new Set(texts.match(script))].join(' ');
}

/** Returns the fonts of a text without spaces. Missing letters count for the first font. */
async function fontsOf(page: Page, text: string, style = 'sans-serif', lang = 'en'): Promise<string[]> {
  await page.setContent(
    `<p lang="${lang}" style="font-family: ${style}">${text.replaceAll(' ', '<wbr>')}</p>`,
  );
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).sort();
}

const SCRIPTS = [
  { lang: 'ar', script: /\p{Script=Arabic}/gu, fonts: ['DejaVu Sans'] },
  {
    lang: 'ja',
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    fonts: ['BIZ UDPGothic'],
  },
  // A place in Japan has a letter that Chinese fonts lack.
  { lang: 'zh-Hans', script: /\p{Script=Han}/gu, fonts: ['BIZ UDPGothic', 'ZCOOL XiaoWei'] },
];
for (const { lang, script, fonts } of SCRIPTS) {
  test(`every letter of the language ${lang} is drawn by a font from npm`, async ({ page }) => {
    expect(await fontsOf(page, lettersOf(lang, script), 'serif', lang)).toEqual(fonts);
  });
}

test('emoji are drawn by a font from npm', async ({ page }) => {
  const emoji = HOSTILE.emoji.match(/\p{Extended_Pictographic}/gu)?.join(' ') ?? '';
  expect(await fontsOf(page, emoji)).toEqual(['Noto Emoji']);
});

const FAMILIES = {
  serif: 'DejaVu Serif',
  'sans-serif': 'DejaVu Sans',
  monospace: 'DejaVu Sans Mono',
  'system-ui': 'DejaVu Sans',
  'Arial, Helvetica, sans-serif': 'DejaVu Sans',
  'Georgia, "Times New Roman", serif': 'DejaVu Serif',
};
for (const [style, font] of Object.entries(FAMILIES)) {
  test(`no font of the machine is used: ${style} is ${font}`, async ({ page }) => {
    expect(await fontsOf(page, 'Talofa, 1,234', style.replaceAll('"', "'"))).toEqual([font]);
  });
}
