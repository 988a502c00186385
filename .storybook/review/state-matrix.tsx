import { Segments, Select, widths } from './choices';
import { ReviewPage } from './page';
import {
  callsOf,
  REVIEW_ROLES,
  REVIEW_STATES,
  type ReviewRole,
  type ReviewState,
  roleLabel,
  storyIdOf,
} from './role-states/table';
import { storyUrl, type ToolbarSettings } from './stories';
import { StoryFrame } from './story-frame';

/** Pages behind the cells, in px, and how much smaller cells show them. */
const PAGES = {
  1440: { width: 1440, height: 900, scale: 216 / 1440 },
  390: { width: 390, height: 844, scale: 156 / 390 },
} as const;

type MatrixWidth = keyof typeof PAGES;

/** The choices of the table; all of it is part of the page's address. */
export interface MatrixChoices {
  /** A role, 'Corporate admin', or 'all'. */
  role: string;
  /** A state, 'Empty', or 'all'. */
  state: string;
  width: MatrixWidth;
}

const all = (label: string, values: readonly string[]) => [
  { value: 'all', label },
  ...values.map((value) => ({ value, label: value })),
];

const ROLES = all('All roles', REVIEW_ROLES.map(roleLabel));
const STATES = all(
  'All states',
  REVIEW_STATES.map(({ label }) => label),
);
const WIDTHS = widths<MatrixWidth>(390, 1440);

/** States that only answers make: a role without calls looks the same in all of them. */
const ANSWERED_STATES: readonly ReviewState[] = [
  'empty',
  'failed',
  'html-instead-of-json',
  'non-finite',
  'maximum-content',
];

/** Returns a cell's caption, with what the frame cannot say by itself. */
function captionOf(role: ReviewRole, state: ReviewState, label: string): string {
  const caption = `${roleLabel(role)}, ${label.toLowerCase()}`;
  if (state === 'demo-account') return `${caption} · see the account menu`;
  return !callsOf(role) && ANSWERED_STATES.includes(state) ? `${caption} · no call is made` : caption;
}

export interface StateMatrixProps extends MatrixChoices {
  /** Settings of the toolbar, which all frames have. */
  settings: ToolbarSettings;
  onChange: (choices: Partial<MatrixChoices>) => void;
}

/** Every role in every state that data, account, connection and code can bring; each cell leads to its story. */
export function StateMatrix({ role, state, width, settings, onChange }: StateMatrixProps) {
  const roles = REVIEW_ROLES.filter((each) => role === 'all' || roleLabel(each) === role);
  const states = REVIEW_STATES.filter(({ label }) => state === 'all' || label === state);
  const page = PAGES[width];
  return (
    <ReviewPage
      title="State matrix"
      lede={`${REVIEW_ROLES.length} roles in ${REVIEW_STATES.length} states, each a live story with what the toolbar says.`}
      isWide
      controls={
        <>
          <Select label="Role" value={role} onChange={(value) => onChange({ role: value })} choices={ROLES} />
          <Select
            label="State"
            value={state}
            onChange={(value) => onChange({ state: value })}
            choices={STATES}
          />
          <Segments
            label="Width"
            choices={WIDTHS}
            value={width}
            onChange={(value) => onChange({ width: value })}
          />
        </>
      }
    >
      <div className="review-matrix" data-scroller="">
        <table>
          <thead>
            <tr>
              <td />
              {roles.map((each) => (
                <th key={each} scope="col">
                  {roleLabel(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(({ id, label, shows }) => (
              <tr key={id}>
                <th scope="row">
                  <span>{label}</span>
                  <small>{shows}</small>
                </th>
                {roles.map((each) => {
                  const storyId = storyIdOf(each, id);
                  const caption = captionOf(each, id, label);
                  return (
                    <td key={each}>
                      <a
                        className="review-cell"
                        href={storyUrl(storyId, settings)}
                        target="_top"
                        style={{ inlineSize: page.width * page.scale }}
                      >
                        <div className="review-cell-frame">
                          <StoryFrame
                            storyId={storyId}
                            title={caption}
                            settings={settings}
                            page={page}
                            scale={page.scale}
                            isStill
                          />
                        </div>
                        <span className="review-caption">{caption}</span>
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
