/** What the sidebar has of an entry. */
interface Entry {
  type: string;
  name: string;
  title?: string;
}

/**
 * How an entry reads in the sidebar. The names of a dashboard's stories hold their tab, so that a search finds them
 * ('Approvals, empty'); below the tab the state alone is enough ('Empty').
 */
export function labelOf({ type, name, title = '' }: Entry): string {
  const tab = `${title.split('/').at(-1)}, `;
  if (type !== 'story' || !name.startsWith(tab)) return name;
  const state = name.slice(tab.length);
  return state.charAt(0).toUpperCase() + state.slice(1);
}
