/** @jsxRuntime automatic */
import { useEffect, useState } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { Changes } from '../changes/release';
import { componentOf, statusOf } from './state-link';

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
  return (
    <PopoverProvider
      hasChrome
      ariaLabel="What was done since the release"
      popover={
        <div className="manager-log">
          <strong>{status === undefined ? 'Since the release' : `${status}, since ${version}`}</strong>
          <ul>
            {(history?.log ?? []).slice(0, 12).map(({ date, text }) => (
              <li key={`${date} ${text}`}>
                <small>{date}</small> {text}
              </li>
            ))}
          </ul>
          <a href="./?path=/story/review-changed--changed-page">All that has changed</a>
        </div>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel="Status, and what has changed since the release">
        {status ? `${status} · ` : ''}Changed since {version}: {isChanged ? 'yes' : 'no'}
      </Button>
    </PopoverProvider>
  );
}
