import { expect } from 'storybook/test';
import preview from '../preview.js';
import { ReviewPage } from './page.js';
import {
  callsOf,
  REVIEW_CELLS,
  REVIEW_ROLES,
  REVIEW_STATES,
  type ReviewRole,
  type ReviewState,
  roleLabel,
  storyIdOf,
} from './role-states/table.js';
import { storyUrl, type ToolbarSettings } from './stories.js';
import { StoryFrame } from './story-frame.js';

/** Sizes of the pages in the cells in px, and their scale. */
const PAGES = {
  1440: { width: 1440, height: 900, scale: 216 / 1440 },
  390: { width: 390, height: 844, scale: 156 / 390 },
} as const;

type MatrixWidth = keyof typeof PAGES;

/** Controls of the page, which are part of its address. */
interface MatrixChoices {
  /** A role, 'Corporate admin', or 'all'. */
  role: string;
  /** A state, 'Empty', or 'all'. */
  state: string;
  width: MatrixWidth;
}

/** States that depend on answers alone: a role without calls looks the same in all of them. */
const ANSWERED_STATES: readonly ReviewState[] = [
  'empty',
  'failed',
  'html-instead-of-json',
  'non-finite',
  'maximum-content',
];

/** Returns a cell's caption, with a note on details that the frame does not show. */
function captionOf(role: ReviewRole, state: ReviewState, label: string): string {
  const caption = `${roleLabel(role)}, ${label.toLowerCase()}`;
  if (state === 'demo-account') return `${caption} · see the account menu`;
  return !callsOf(role) && ANSWERED_STATES.includes(state) ? `${caption} · no call is made` : caption;
}

interface StateMatrixProps extends MatrixChoices {
  settings: ToolbarSettings;
}

/** A table of every role in every state. Each cell links to its story. */
function StateMatrix({ role, state, width, settings }: StateMatrixProps) {
  const roles = REVIEW_ROLES.filter((each) => role === 'all' || roleLabel(each) === role);
  const states = REVIEW_STATES.filter(({ label }) => state === 'all' || label === state);
  const page = PAGES[width];
  return (
    <ReviewPage
      title="State matrix"
      lede={`${REVIEW_ROLES.length} roles in ${REVIEW_STATES.length} states, each a live story with what the toolbar says.`}
    >
      <div
        className="t:max-h-[calc(100vh-48px)] t:scroll-ps-36 t:scroll-pt-10 t:overflow-auto t:overscroll-contain t:border-t t:border-border"
        data-scroller=""
      >
        <table className="t:border-separate t:border-spacing-x-2 t:border-spacing-y-3">
          <thead className="t:sticky t:top-0 t:z-3 t:bg-canvas">
            <tr>
              <td />
              {roles.map((each) => (
                <th key={each} scope="col" className="t:text-start t:text-label t:font-semibold">
                  {roleLabel(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(({ id, label, shows }) => (
              <tr key={id}>
                <th
                  scope="row"
                  className="t:sticky t:start-0 t:z-2 t:w-32 t:min-w-32 t:bg-canvas t:text-start t:align-top"
                >
                  <span className="t:font-display t:text-title-panel">{label}</span>
                  <small className="t:mt-1 t:block t:text-caption t:text-pretty t:text-muted">{shows}</small>
                </th>
                {roles.map((each) => {
                  const storyId = storyIdOf(each, id);
                  const caption = captionOf(each, id, label);
                  return (
                    <td key={each} className="t:align-top">
                      <a
                        className="t:grid t:gap-1.5 t:text-inherit t:no-underline"
                        href={storyUrl(storyId, settings)}
                        target="_top"
                        style={{ inlineSize: page.width * page.scale }}
                      >
                        <div className="t:overflow-hidden t:rounded-sm t:border t:border-border">
                          <StoryFrame
                            storyId={storyId}
                            title={caption}
                            settings={settings}
                            page={page}
                            scale={page.scale}
                            isStill
                          />
                        </div>
                        <span className="t:text-caption t:text-muted">{caption}</span>
                      </a>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ReviewPage>
  );
}

const meta = preview.type<{ args: MatrixChoices }>().meta({
  title: 'review/State matrix',
  id: 'review-state-matrix',
  parameters: { layout: 'fullscreen' },
  args: { role: 'all', state: 'all', width: 1440 },
  argTypes: {
    role: { control: 'select', options: ['all', ...REVIEW_ROLES.map(roleLabel)] },
    state: { control: 'select', options: ['all', ...REVIEW_STATES.map(({ label }) => label)] },
    width: { control: 'inline-radio', options: [390, 1440] },
  },
  render: (args, { globals }) => <StateMatrix {...args} settings={globals} />,
});

export const StateMatrixPage = meta.story({
  name: 'State matrix',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_CELLS.length);
    await expect(canvas.getByRole('link', { name: /Tour organizer, empty$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/path=\/story\/dashboards-role-tour-organizer--empty/),
    );
  },
});

export const OneRole = meta.story({
  tags: ['!dev'],
  args: { role: 'Corporate admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_STATES.length);
  },
});

export const OneState = meta.story({
  tags: ['!dev'],
  args: { state: 'Offline', width: 390 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(REVIEW_ROLES.length);
  },
});

export const Phone = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
});
