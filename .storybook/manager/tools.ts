import { createElement, Fragment, useState } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { readNotes } from '../notes/notes';
import { fileName } from './state-link';

/** Drawings of Lucide's. */
const ICONS = {
  link: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8',
  picture:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM21 15l-5-5L5 21',
  comment: 'M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z',
  export: 'M12 15V3M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
} as const;

interface ToolProps {
  label: string;
  icon: keyof typeof ICONS;
  active?: boolean;
  onClick: () => Promise<void> | void;
}

/** A button of the toolbar: its label is its tooltip, and says for a moment what a press has done. */
function Tool({ label, icon, active = false, onClick }: ToolProps) {
  const [said, setSaid] = useState<string>();
  const press = async () => {
    try {
      await onClick();
      setSaid(`${label}: done`);
    } catch {
      setSaid(`${label}: the browser did not allow it`);
    }
  };
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      active,
      ariaLabel: said ?? label,
      onClick: () => void press(),
      onBlur: () => setSaid(undefined),
    },
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 14,
        height: 14,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        'aria-hidden': true,
      },
      createElement('path', { d: ICONS[icon] }),
    ),
  );
}

/** The page of stories, which offers its own picture (preview.tsx). */
interface StoriesWindow extends Window {
  pictureOfStory?: () => Promise<Blob>;
}

const storiesWindow = (): StoriesWindow | null | undefined =>
  document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow;

/** Copies the address of what is seen: story, arguments, settings of the toolbar, comments. */
export function CopyLink() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const href = () => api.getStoryHrefs(storyId, { base: 'origin' }).managerHref;
  return createElement(Tool, {
    label: 'Copy a link to this exact state',
    icon: 'link',
    onClick: () => navigator.clipboard.writeText(href()),
  });
}

/** Copies the story as it stands, as a PNG. */
export function CopyPicture() {
  const copy = async () => {
    const picture = storiesWindow()?.pictureOfStory?.();
    if (picture === undefined) throw new Error('There is no story to take a picture of.');
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  };
  return createElement(Tool, { label: 'Copy the story as a PNG', icon: 'picture', onClick: copy });
}

/** Places comments, which the link keeps, and exports them as a file. */
export function Comments() {
  const [{ notes, noting }, updateGlobals] = useGlobals();
  const { storyId } = useStorybookState();
  const isPlacing = noting === 'on';
  const count = readNotes(notes).length;
  const save = () => {
    const link = document.createElement('a');
    const file = new Blob([JSON.stringify(readNotes(notes), null, 2)], { type: 'application/json' });
    link.href = URL.createObjectURL(file);
    link.download = fileName(storyId, 'comments.json');
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return createElement(
    Fragment,
    null,
    createElement(Tool, {
      label: isPlacing ? 'Stop placing comments' : 'Place comments, which the link keeps',
      icon: 'comment',
      active: isPlacing,
      onClick: () => updateGlobals({ noting: isPlacing ? 'off' : 'on' }),
    }),
    count > 0
      ? createElement(Tool, { label: `Export ${count} comments as a file`, icon: 'export', onClick: save })
      : null,
  );
}
