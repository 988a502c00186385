import { fileURLToPath } from 'node:url';
import { writeIcons } from '../build/icon-modules.js';
import { writeScenes } from '../build/scenes.js';
import { writeTheme } from '../build/tokens/write-theme.js';
import { writeChanged } from '../shared/write-changed.js';
import {
  type Catalogue,
  fileOf,
  nameOf,
  partOf,
  SOURCE,
  shippedCatalogue,
  shippedLanguages,
} from './catalogue.js';
import { messageType } from './compile.js';
import { entriesOf } from './language-module.js';
import { pseudoCatalogue } from './pseudo.js';

const COMPILED = fileURLToPath(new URL('../../src/i18n/compiled/', import.meta.url));
const PSEUDO = fileURLToPath(new URL('../../src/testing/pseudo/messages.ts', import.meta.url));
const HEAD = '// Compiled from src/i18n/messages by `npm run messages`.';

function typesModule({ messages, notes }: Catalogue): string {
  const members = Array.from(
    messages,
    ([key, text]) => `  ${JSON.stringify(key)}: ${messageType(text, notes.get(key))};`,
  );
  return `${HEAD}
import type { ReactNode } from 'react';
import type { FigureFormatters } from '../figure-formatters.js';
import type { Place, Rich } from '../message.js';

/** All messages of the library by key: a string, or a function of values. */
export interface Messages {
${members.join('\n')}
}
`;
}

function partModule(english: Catalogue, part: string): string {
  const keys = [...english.messages.keys()].filter((key) => partOf(key) === part);
  const { head, entries } = entriesOf(english, english, keys, '../../message.js');
  return `${HEAD}
import type { MessagesOf } from '../../message.js';
${head}

export const ${nameOf(part)}: MessagesOf<'${part}'> = {
${[...entries.values()].join('\n')}
};
`;
}

const englishIndex = (parts: readonly string[]): string => `${HEAD}
import type { Messages } from '../messages.js';
${parts.map((part) => `import { ${nameOf(part)} } from './${fileOf(part)}.js';`).join('\n')}

export type { Messages } from '../messages.js';

/** All messages in English. */
export const messages: Messages = {
${parts.map((part) => `  ...${nameOf(part)},`).join('\n')}
};
`;

/** Returns the module of a language. @param i18n - path of src/i18n from its folder */
export function languageModule(catalogue: Catalogue, english: Catalogue, i18n = '../..'): string {
  const { messages } = catalogue;
  const { head, entries } = entriesOf(catalogue, english, messages.keys(), `${i18n}/message.js`);
  const isComplete = [...english.messages.keys()].every((key) => messages.has(key));
  const [type, source] = isComplete ? ['Messages', 'compiled/messages.js'] : ['Catalogue', 'message.js'];
  return `${HEAD}
import type { ${type} } from '${i18n}/${source}';
${head}

export const messages: ${type} = {
${[...entries.values()].join('\n')}
};
`;
}

/** Returns the module that loads the shipped languages other than English. */
const languagesModule = (languages: readonly string[]): string => `${HEAD}
export const LANGUAGES = {
${languages.map((each) => `  '${each}': () => import('./${each}/index.js'),`).join('\n')}
};

/** A shipped language other than English. */
export type Language = keyof typeof LANGUAGES;
`;

export function writeModules(): void {
  writeTheme();
  writeScenes();
  writeIcons();
  const english = shippedCatalogue(SOURCE);
  const parts = [...new Set(Array.from(english.messages.keys(), partOf))];
  writeChanged(`${COMPILED}messages.ts`, typesModule(english));
  writeChanged(`${COMPILED}${SOURCE}/index.ts`, englishIndex(parts));
  for (const part of parts) {
    writeChanged(`${COMPILED}${SOURCE}/${fileOf(part)}.ts`, partModule(english, part));
  }
  const languages = shippedLanguages().filter((language) => language !== SOURCE);
  writeChanged(`${COMPILED}languages.ts`, languagesModule(languages));
  for (const language of languages) {
    writeChanged(`${COMPILED}${language}/index.ts`, languageModule(shippedCatalogue(language), english));
  }
  writeChanged(
    PSEUDO,
    languageModule(pseudoCatalogue(english), english).replaceAll(/'(?:\.\.\/)+/g, (up) =>
      up === "'../" ? "'../../i18n/compiled/" : "'../../i18n/",
    ),
  );
}
