import { useState } from 'react';
import { brandOptions } from '../brands';
import { DASHBOARDS } from '../sidebar/words';
import { WIDTHS } from '../widths';
import { Segments } from './choices';
import { ReviewPage, ReviewSection } from './page';
import { REVIEW_CELLS, REVIEW_ROLES, REVIEW_STATES } from './role-states/table';
import { captionOf } from './room/room-table';
import { type CellChoices, SHOWS } from './room/story-cell';
import { StoryPicture } from './room/story-picture';
import { storyUrl, type ToolbarSettings } from './stories';
import { FittedFrame } from './story-frame';

const PLACES = [
  {
    title: 'Review room',
    story: 'review-review-room--room-page',
    text: 'Every role, tab and state on one page: pictures of the build, alive on demand.',
  },
  {
    title: 'Every role, with odd data',
    story: 'review-state-matrix--state-matrix-page',
    text: `${REVIEW_ROLES.length} roles in ${REVIEW_STATES.length} states, hostile and absurd ones too, each a live story.`,
  },
  {
    title: 'Compare',
    story: 'review-compare--compare-page',
    text: 'Two stories, or one by day and by night, side by side at four widths.',
  },
  {
    title: 'Brand studio',
    story: 'review-brand-studio--studio-page',
    text: 'Any color tried on: the dashboards, the contrast as painted, the code to take along.',
  },
  {
    title: 'Colors',
    story: 'foundations-colors--page',
    text: 'Roles with their day and night values, and contrast as measured.',
  },
  {
    title: 'Any brand',
    story: 'foundations-any-brand--hues',
    text: 'Sixty colors, from the ordinary to the unreasonable, and what becomes of them.',
  },
  { title: 'Type', story: 'foundations-type--page', text: 'The scale, and the signs that no font may lose.' },
  {
    title: 'Space, shape and motion',
    story: 'foundations-space-shape-and-motion--page',
    text: 'The grid of eight, one radius, three shadows, three durations.',
  },
  { title: 'Icons', story: 'foundations-icons--page', text: 'Those in use, and who uses them.' },
  {
    title: 'Motif',
    story: 'foundations-motif--page',
    text: 'The woven lines, and the four places they may stand.',
  },
  {
    title: 'Components',
    story: 'components-button--matrix',
    text: 'Every component: its docs, its states, and a matrix of its variants.',
  },
  {
    title: 'App screens',
    story: 'app-dashboard--traveler',
    text: 'Whole screens with a live demo API. Break a call with the Fault lab and see what stands.',
  },
  {
    title: 'Dashboards',
    story: 'dashboards-traveler--default',
    text: 'Each dashboard tab by tab, at every width, with what can be done in it.',
  },
] as const;

const TOOLS = [
  { name: 'Color scheme', does: 'Day or night.', address: 'theme:dark' },
  {
    name: 'Brand',
    does: 'Tapa’s own colors, or a partner’s.',
    address: `brand:${brandOptions.at(-1)?.value}`,
  },
  { name: 'Language', does: 'The words, figures and dates of a language.', address: 'language:fr' },
  { name: 'Currency', does: 'That of every amount; nothing is converted.', address: 'currency:XPF' },
  { name: 'Direction', does: 'Mirrors the page as for Arabic or Hebrew.', address: 'direction:rtl' },
  { name: 'Text size', does: 'Doubles all text, as readers may.', address: 'textSize:200' },
  {
    name: 'Network, Fault lab',
    does: 'For the screens of the app: slow, offline, or one call that goes wrong.',
    address: 'faultCall:get-bookings;fault:html',
  },
  { name: 'Density', does: 'Compact, calm or airy. Touch targets stay.', address: 'density:0.875' },
] as const;

/** What can be done with the story that is seen. */
const ACTIONS = [
  { name: 'Share', does: 'The address of exactly this: story and settings.' },
  { name: 'Measure', does: 'Point at anything to see its size, padding and margin. Its key is M.' },
] as const;

const WIDTHS_IN_WORDS = new Intl.ListFormat('en-US').format(
  Object.values(WIDTHS).map(({ styles }) => styles.width.replace('px', '')),
);

const QUESTIONS = [
  'Is there one loud thing on the screen, and is it the right one?',
  'Do the figures come first, and does each say what it counts?',
  'Empty, failed or half there: does the page say what happened and what to do next?',
  'Can you tell sample data from facts at a glance?',
  'Does every status carry an icon and a word besides its color?',
  'At 390 px, in right-to-left and with text at 200%: is anything cut, doubled or out of reach?',
] as const;

/** The four dashboards as they open. */
const FACES = Object.entries(DASHBOARDS).map(([folder, { role }]) => ({
  storyId: `dashboards-${folder}--default`,
  caption: captionOf(role, 'Overview', 'Filled'),
}));

export interface IntroductionProps {
  settings: ToolbarSettings;
}

/** The first page: what can be reviewed here, where it is, and with what tools. */
export function Introduction({ settings }: IntroductionProps) {
  const [shows, setShows] = useState<CellChoices['shows']>('pictures');
  return (
    <ReviewPage
      title="Welcome"
      lede={`Tapa is a library of components and four dashboards for travel across the Pacific Islands. Here you see how each of them looks for everyone who uses it, whatever the data does: ${REVIEW_CELLS.length} views of ${REVIEW_ROLES.length} roles, every component, every token.`}
      controls={<Segments label="Dashboards" choices={SHOWS} value={shows} onChange={setShows} />}
    >
      <ul className="intro-faces">
        {FACES.map((face) => (
          <li key={face.storyId}>
            <Face {...face} shows={shows} settings={settings} />
          </li>
        ))}
      </ul>
      <ReviewSection title="Where things are">
        <ul className="intro-places">
          {PLACES.map(({ title, story, text }) => (
            <li key={story}>
              <a className="review-lifted" href={storyUrl(story, settings)} target="_top">
                <h3>{title}</h3>
                <p>{text}</p>
              </a>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection
        title="The toolbar"
        help="It stands above every story and holds for all of them until you change it. Each setting is also part of the address, so a link shows others exactly what you see."
      >
        <dl className="intro-tools review-surface">
          {TOOLS.map(({ name, does, address }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{does}</dd>
              <dd>
                <code>&amp;globals={address}</code>
              </dd>
            </div>
          ))}
          {ACTIONS.map(({ name, does }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="review-help">
          Widths of {WIDTHS_IN_WORDS} px are in the viewport menu beside it. Several settings join with a
          semicolon: <code>theme:dark;direction:rtl</code>.
        </p>
      </ReviewSection>
      <ReviewSection title="A review in three steps">
        <ol className="intro-steps">
          <li>
            <h3>Walk the matrix</h3>
            <p>
              Go down a column to know one role in every state, or along a row to see one state everywhere.
            </p>
          </li>
          <li>
            <h3>Hold it against itself</h3>
            <p>
              Put a view beside its night, its mirror or its phone in Compare. Copy the link of what you find.
            </p>
          </li>
          <li>
            <h3>Say which words you mean</h3>
            <p>Prescribed words stay to the letter. Ours are open to you, and so is everything about form.</p>
          </li>
        </ol>
      </ReviewSection>
      <ReviewSection title="Questions worth asking">
        <ul className="intro-questions">
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </ReviewSection>
    </ReviewPage>
  );
}

interface FaceProps extends Pick<CellChoices, 'shows'> {
  storyId: string;
  caption: string;
  settings: ToolbarSettings;
}

/** A dashboard, and the way to it: its picture; the dashboard itself where that is asked for or no picture was made. */
function Face({ storyId, caption, shows, settings }: FaceProps) {
  const page = { width: 1440, height: 900 };
  const live = <FittedFrame storyId={storyId} title={caption} settings={settings} page={page} isStill />;
  return (
    <a className="review-cell" href={storyUrl(storyId, settings)} target="_top">
      <div className="review-cell-picture" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
        {shows === 'live' ? (
          live
        ) : (
          <StoryPicture storyId={storyId} width={1440} theme={settings.theme === 'dark' ? 'dark' : 'light'}>
            {live}
          </StoryPicture>
        )}
      </div>
      <span className="review-caption">{caption}</span>
    </a>
  );
}
