import { VisuallyHidden } from '../../src/components/visually-hidden';
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
import { type PageSize, StoryFrame } from './story-frame';

/** Widths of the thumbnails' pages, in px. */
export type MatrixWidth = 390 | 768 | 1440;

/** What the matrix is narrowed to; all of it is part of the page's address. */
export interface MatrixChoices {
  role: ReviewRole | 'all';
  state: ReviewState | 'all';
  width: MatrixWidth;
}

export interface StateMatrixProps extends MatrixChoices {
  settings: ToolbarSettings;
  onChange: (choices: Partial<MatrixChoices>) => void;
}

const PAGES: Readonly<Record<MatrixWidth, PageSize & { scale: number; largeScale: number }>> = {
  1440: { width: 1440, height: 900, scale: 240 / 1440, largeScale: 384 / 1440 },
  768: { width: 768, height: 1024, scale: 192 / 768, largeScale: 256 / 768 },
  390: { width: 390, height: 844, scale: 156 / 390, largeScale: 234 / 390 },
};

const WIDTHS = widths<MatrixWidth>(390, 768, 1440);

const stateLabel = (state: ReviewState) => REVIEW_STATES.find(({ id }) => id === state)?.label ?? state;

/** States that only answers make: a role without calls looks the same in all of them. */
const ANSWERED_STATES: readonly ReviewState[] = [
  'empty',
  'failed',
  'html-instead-of-json',
  'non-finite',
  'maximum-content',
];

/** What a picture cannot say by itself. */
function noteOf(role: ReviewRole, state: ReviewState): string | undefined {
  if (state === 'demo-account') return 'See the account menu';
  return !callsOf(role) && ANSWERED_STATES.includes(state) ? 'No call is made' : undefined;
}

/** Every role in every state, as pictures that lead to their stories. */
export function StateMatrix({ role, state, width, settings, onChange }: StateMatrixProps) {
  const roles = REVIEW_ROLES.filter((name) => role === 'all' || name === role);
  const states = REVIEW_STATES.filter(({ id }) => state === 'all' || id === state);
  const isGallery = roles.length === 1 || states.length === 1;
  const page = PAGES[width];
  const thumb = (cellRole: ReviewRole, cellState: ReviewState) => (
    <Thumb
      role={cellRole}
      state={cellState}
      page={page}
      scale={isGallery ? page.largeScale : page.scale}
      settings={settings}
    />
  );
  return (
    <ReviewPage
      title="State matrix"
      lede={`${REVIEW_ROLES.length} roles in ${REVIEW_STATES.length} states, ${REVIEW_ROLES.length * REVIEW_STATES.length} stories. Theme, language, currency, direction, text size and density follow the toolbar; a picture leads to its story.`}
      isWide
      controls={
        <>
          <Select
            label="Role"
            value={role}
            onChange={(value) => onChange({ role: value })}
            choices={[
              { value: 'all', label: 'All roles' },
              ...REVIEW_ROLES.map((value) => ({ value, label: roleLabel(value) })),
            ]}
          />
          <Select
            label="State"
            value={state}
            onChange={(value) => onChange({ state: value })}
            choices={[
              { value: 'all', label: 'All states' },
              ...REVIEW_STATES.map(({ id, label }) => ({ value: id, label })),
            ]}
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
      {isGallery ? (
        <ul className="review-gallery" aria-label="Stories">
          {roles.flatMap((name) =>
            states.map(({ id, label, shows }) => (
              <li key={`${name} ${id}`}>
                {thumb(name, id)}
                <h2>{roles.length === 1 ? label : roleLabel(name)}</h2>
                <p>{roles.length === 1 ? shows : label}</p>
              </li>
            )),
          )}
        </ul>
      ) : (
        <div className="review-matrix" data-scroller="">
          <table>
            <thead>
              <tr>
                <td />
                {roles.map((name) => (
                  <th key={name} scope="col">
                    {roleLabel(name)}
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
                  {roles.map((name) => (
                    <td key={name}>{thumb(name, id)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ReviewPage>
  );
}

interface ThumbProps {
  role: ReviewRole;
  state: ReviewState;
  page: PageSize;
  scale: number;
  settings: ToolbarSettings;
}

function Thumb({ role, state, page, scale, settings }: ThumbProps) {
  const storyId = storyIdOf(role, state);
  const title = `${roleLabel(role)}, ${stateLabel(state)}`;
  const note = noteOf(role, state);
  return (
    <a className="review-thumb review-lifted" href={storyUrl(storyId, settings)} target="_top">
      <VisuallyHidden>{title}</VisuallyHidden>
      <StoryFrame storyId={storyId} title={title} settings={settings} page={page} scale={scale} isStill />
      {note ? <span className="review-thumb-note">{note}</span> : null}
    </a>
  );
}
