import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What react-docgen-typescript reads of a component's props. */
interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { tags?: { default?: string } }>> };
}

/**
 * Default values as comments write them: Storybook puts each one of a text into quotes, where many say in words what stands
 * there ('the initials of the name').
 */
export const defaultsAsWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = props?.[name]?.tags?.default;
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
