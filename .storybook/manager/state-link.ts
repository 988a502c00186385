/** What a component's toolbar says about it. */
export type Status = 'Draft' | 'Ready' | 'Shipped';

interface ComponentChanges {
  isNew: boolean;
  log: readonly { date: string; text: string }[];
}

/** The folder of the component that a story is about: 'components-stat-tile--matrix' → 'stat-tile'. */
export const componentOf = (storyId: string): string | undefined => {
  const [title = ''] = storyId.split('--');
  return title.startsWith('components-') ? title.slice('components-'.length) : undefined;
};

/** A component is a draft where its file says so (`tags: ['draft']`), ready with what is not released yet, else shipped. */
export function statusOf(tags: readonly string[], changes: ComponentChanges | undefined): Status {
  if (tags.includes('draft')) return 'Draft';
  return changes === undefined ? 'Shipped' : 'Ready';
}

/** A name for a downloaded file: the story, and what it holds. */
export const fileName = (storyId: string, what: string): string => `${storyId}.${what}`;
