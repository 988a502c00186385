import type { MissingTexts } from '../../../src/domain';
import english from '../../../src/i18n/messages/en.json';
import { rowsInWords, samplesInWords } from '../../../src/i18n/rows-in-words';
import { type DocumentedConstant, document, readConstants } from './read-constants';

type Module = Readonly<Record<string, unknown>>;

// Vite wants both calls with the same literal list.
const modules = import.meta.glob<Module>(
  [
    '../../../src/**/*.constants.ts',
    '../../../src/domain/{constants,rewards,roles,traveler,travel-agent,tour-organizer,corporate}.ts',
    '../../../src/domain/*.samples.ts',
    '../../../src/components/{banner/banner,error-fallback/error-parts,loading-screen/loading-screen}.tsx',
    '../../../src/components/reward-card/programme.ts',
    '../../../src/components/toast/toast-store.ts',
    '../../../src/dashboards/role/titles.ts',
    '../../../app/session/constants.ts',
  ],
  { eager: true },
);
const sources = import.meta.glob<string>(
  [
    '../../../src/**/*.constants.ts',
    '../../../src/domain/{constants,rewards,roles,traveler,travel-agent,tour-organizer,corporate}.ts',
    '../../../src/domain/*.samples.ts',
    '../../../src/components/{banner/banner,error-fallback/error-parts,loading-screen/loading-screen}.tsx',
    '../../../src/components/reward-card/programme.ts',
    '../../../src/components/toast/toast-store.ts',
    '../../../src/dashboards/role/titles.ts',
    '../../../app/session/constants.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** A documented constant with its value. */
export interface CatalogEntry extends DocumentedConstant {
  value: unknown;
  /** The file that says it, from the repository's root. */
  file: string;
}

/** Parts of the product, in the order of the page, and the files and names that belong to each. */
const AREAS = [
  { title: 'Traveler dashboard', has: /\/traveler[./]| (traveler|programme)\b/ },
  { title: 'Travel-agent dashboard', has: /\/travel-agent[./]| agent\b/ },
  { title: 'Tour-organizer dashboard', has: /\/tour-organizer[./]| organizer\b/ },
  { title: 'Corporate dashboard', has: /\/corporate[./]| corporate\b/ },
  { title: 'Every page', has: /^src\// },
  { title: 'Session', has: /^app\/session\// },
] as const;

/** A part of the product: what is prescribed of it, and what is sample data. */
export interface CatalogArea {
  title: string;
  prescribed: readonly CatalogEntry[];
  samples: readonly CatalogEntry[];
}

/** Sample rows are named so; an entity's fields have their fallbacks. */
const isSample = ({ name }: Pick<CatalogEntry, 'name'>) => /^SAMPLE_|\.fields$/.test(name);

const constants: readonly CatalogEntry[] = Object.entries(modules).flatMap(([path, module]) => {
  const file = path.replaceAll('../', '');
  const found = readConstants(sources[path] ?? '').map((constant) => ({
    ...constant,
    file,
    value: isSample(constant)
      ? samplesInWords({ rows: module[constant.name] as object[] }, english).rows
      : module[constant.name],
  }));
  return [...found.filter(({ value }) => isShowable(value)), ...fallbacksOf(module, file)];
});

const MESSAGES = 'src/i18n/messages/en.json';

/** The texts of the library that have a note, are given no values and are no constants. */
const messages: readonly CatalogEntry[] = Object.entries<unknown>(english).flatMap(([key, value]) => {
  const note = (english as Readonly<Record<string, unknown>>)[`@${key}`];
  const { description = '' } = (note ?? {}) as { description?: string };
  return description &&
    typeof value === 'string' &&
    !value.includes('{') &&
    !constants.some((constant) => constant.value === value)
    ? [{ ...document(key, description), file: MESSAGES, value }]
    : [];
});

/** The values that the entities of a module show for missing figures. */
function fallbacksOf(module: Module, file: string): readonly CatalogEntry[] {
  return Object.entries(module).flatMap(([name, declared]) =>
    typeof declared === 'object' && declared !== null && 'fields' in declared
      ? [
          {
            name: `${name}.fields`,
            doc: '',
            origin: 'spec',
            cites: 'Spec: 9.fallbacks',
            file,
            value: rowsInWords({ missing: 'missing' in declared ? (declared.missing as MissingTexts) : {} }, [
              declared.fields as object,
            ])[0],
          },
        ]
      : [],
  );
}

/** Functions and patterns say nothing to a reader. */
function isShowable(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && !(value instanceof RegExp);
}

/** Every constant of the product's texts and numbers, by part of the product. */
export const catalog: readonly CatalogArea[] = AREAS.map(({ title }, index) => {
  const own = [...constants, ...messages].filter(
    ({ file, name }) => AREAS.findIndex(({ has }) => has.test(`${file} ${name}`)) === index,
  );
  return {
    title,
    prescribed: own.filter((entry) => !isSample(entry)),
    samples: own.filter(isSample),
  };
});
