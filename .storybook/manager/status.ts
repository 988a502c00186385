import { createElement, useEffect, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { Changes } from '../changes/release';
import { componentOf, statusOf } from './state-link';

/** How much of a component's history is said. */
const LINES = 6;

let reading: Promise<Changes | undefined> | undefined;

/** What has changed since the last release, read once. */
function useChanges(): Changes | undefined {
  const [changes, setChanges] = useState<Changes>();
  useEffect(() => {
    reading ??= fetch('review/changes.json')
      .then((response) => response.json() as Promise<Changes>)
      .catch(() => undefined);
    void reading.then(setChanges);
  }, []);
  return changes;
}

/** The status of the component that is looked at, whether its picture has changed, and what was done to it. */
export function ComponentStatus() {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const changes = useChanges();
  const component = componentOf(storyId ?? '');
  if (!changes?.release) return null;
  const { version } = changes.release;
  const isChanged = changes.pictures.some((picture) => picture.storyId === storyId);
  const history = component === undefined ? undefined : changes.components[component];
  const status = component && statusOf(api.getCurrentStoryData()?.tags ?? [], history);
  const log = (history?.log ?? []).slice(0, LINES).map(({ date, text }) => `${date} ${text}`);
  const label = `${status ? `${status} · ` : ''}Changed since ${version}: ${isChanged ? 'yes' : 'no'}`;
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      ariaLabel: label,
      tooltip: log.length > 0 ? log.join(' · ') : 'See all that has changed',
      onClick: () => api.selectStory('review-changed--changed-page'),
    },
    label,
  );
}
