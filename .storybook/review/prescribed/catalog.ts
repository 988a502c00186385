import { type DocumentedConstant, readConstants, readMessages } from './read-constants';

type Module = Readonly<Record<string, unknown>>;

// Vite wants both calls with the same literal list.
const modules = import.meta.glob<Module>(
  [
    '../../../src/**/*.constants.ts',
    '../../../src/domain/{constants,rewards,roles,traveler,travel-agent,tour-organizer,corporate}.ts',
    '../../../src/domain/*.samples.ts',
    '../../../src/i18n/messages/en/!(index).ts',
    '../../../src/components/{banner/banner,error-fallback/error-parts,loading-screen/loading-screen}.tsx',
    '../../../src/components/toast/toast-store.ts',
    '../../../app/session/constants.ts',
  ],
  { eager: true },
);
const sources = import.meta.glob<string>(
  [
    '../../../src/**/*.constants.ts',
    '../../../src/domain/{constants,rewards,roles,traveler,travel-agent,tour-organizer,corporate}.ts',
    '../../../src/domain/*.samples.ts',
    '../../../src/i18n/messages/en/!(index).ts',
    '../../../src/components/{banner/banner,error-fallback/error-parts,loading-screen/loading-screen}.tsx',
    '../../../src/components/toast/toast-store.ts',
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

/** Parts of the product, in the order of the page, and the files that belong to each. */
const AREAS = [
  { title: 'Traveler dashboard', has: /\/traveler[./]/ },
  { title: 'Travel-agent dashboard', has: /\/travel-agent[./]/ },
  { title: 'Tour-organizer dashboard', has: /\/tour-organizer[./]/ },
  { title: 'Corporate dashboard', has: /\/corporate[./]/ },
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
const isSample = ({ name }: CatalogEntry) => /^SAMPLE_|\.fields$/.test(name);

const entries: readonly CatalogEntry[] = Object.entries(modules).flatMap(([path, module]) => {
  const file = path.replaceAll('../', '');
  if (/\/messages\//.test(file)) return messagesOf(module, file, sources[path] ?? '');
  const constants = readConstants(sources[path] ?? '').map((constant) => ({
    ...constant,
    file,
    value: module[constant.name],
  }));
  return [...constants.filter(({ value }) => isShowable(value)), ...fallbacksOf(module, file)];
});

/** The texts of a file of messages. Parts may share some. */
function messagesOf(module: Module, file: string, source: string): readonly CatalogEntry[] {
  const documented = readMessages(source);
  const found = new Map<string, CatalogEntry>();
  for (const [part, texts] of Object.entries(module)) {
    for (const [name, value] of Object.entries(texts as object)) {
      const about = documented.get(name) ?? documented.get(part);
      if (about && isShowable(value)) found.set(name, { ...about, name, file, value });
    }
  }
  return [...found.values()];
}

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
            value: declared.fields,
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
  const own = entries.filter(({ file }) => AREAS.findIndex(({ has }) => has.test(file)) === index);
  return {
    title,
    prescribed: own.filter((entry) => !isSample(entry)),
    samples: own.filter(isSample),
  };
});
