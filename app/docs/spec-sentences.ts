import { CALLS } from './sentences/calls';
import { CONSTANTS } from './sentences/constants';
import { ENTITIES } from './sentences/entities';
import { ERRORS } from './sentences/errors';
import { PERMISSIONS } from './sentences/permissions';
import { SCREENS } from './sentences/screens';
import { STATES } from './sentences/states';
import { VALIDATION } from './sentences/validation';

/** The sections of the specification that state behaviour, by number. */
export const SPEC_SECTIONS = {
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'The error catalogue',
  9: 'Business constants and limits',
} as const;

/** Number of a section. */
export type SpecSection = keyof typeof SPEC_SECTIONS;

/** A sentence, bullet or cell of the specification that states a behaviour. */
export interface SpecSentence {
  /** Its id in tests: '2.traveler-tabs'. */
  id: string;
  section: SpecSection;
  /** The sentence in the words of the specification. */
  statement: string;
}

const SENTENCES: Readonly<Record<SpecSection, Readonly<Record<string, string>>>> = {
  2: SCREENS,
  3: ENTITIES,
  4: STATES,
  5: VALIDATION,
  6: PERMISSIONS,
  7: CALLS,
  8: ERRORS,
  9: CONSTANTS,
};

/** Every sentence of sections 2 to 9 that states a behaviour, in the order of the specification. */
export const SPEC_SENTENCES: readonly SpecSentence[] = (
  Object.keys(SPEC_SECTIONS).map(Number) as SpecSection[]
).flatMap((section) =>
  Object.entries(SENTENCES[section]).map(([name, statement]) => ({
    id: `${section}.${name}`,
    section,
    statement,
  })),
);
