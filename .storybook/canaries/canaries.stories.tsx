import { type ReactElement, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import preview from '../preview.js';
import { CutWhenLonger } from './faulty-words.js';

/**
 * Stories that must fail, one for each kind of fault that the tests detect. `npm test` runs them separately,
 * and fails when one passes.
 */
const meta = preview.meta({
  title: 'canaries',
  id: 'canaries',
  tags: ['canary', '!dev', '!autodocs'],
  render: () => <p>Canary</p>,
});

function Once({ effect }: { effect: () => undefined | (() => void) }) {
  useEffect(effect, [effect]);
  return <p>Canary</p>;
}

const ok = () => <p>Canary</p>;

export const AxeViolation = meta.story({ render: () => <input /> });

export const ContrastInDarkOnly = meta.story({
  render: () => (
    <p style={{ color: '#4c556a', background: 'light-dark(#fff, #222)' }}>Readable by day only</p>
  ),
});

/** Axe does not check text over an image. */
export const FaintOnGradient = meta.story({
  render: () => (
    <p style={{ color: '#888', background: 'linear-gradient(#fff, #fafafa)' }}>
      Hardly readable on a gradient
    </p>
  ),
});

/** The text of an earlier story, which passed in light, in a faded container. */
export const FadedTextSeenBefore = meta.story({
  render: () => (
    <div style={{ opacity: 0.4 }}>
      <p style={{ color: '#4c556a', background: '#fff' }}>Readable unless faded</p>
    </div>
  ),
});

function Shadow({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = html;
  }, [html]);
  return <div ref={host} />;
}
/** All text is in a shadow root, as in a widget. */
export const FaintTextInShadowRoot = meta.story({
  render: () => <Shadow html="<p style='color: #bbb; background: #fff'>Hardly readable</p>" />,
});

export const SmallTargets = meta.story({
  render: () => (
    <div>
      {['a', 'b'].map((label) => (
        <button
          key={label}
          type="button"
          style={{ inlineSize: 12, blockSize: 12, padding: 0, border: 0 }}
          aria-label={label}
        />
      ))}
    </div>
  ),
});

/** Large enough for axe and for a mouse. */
export const TooSmallForFingers = meta.story({
  tags: ['fingers'],
  render: () => (
    <button type="button" style={{ inlineSize: 36, blockSize: 36 }} aria-label="Canary" className="t:block" />
  ),
});

/** A fixed bar overlays the first control. */
export const CoveredFocus = meta.story({
  render: () => (
    <div>
      <button type="button" style={{ minBlockSize: 44 }}>
        Under the bar
      </button>
      <p style={{ position: 'fixed', inset: '0 0 auto', blockSize: 80, margin: 0, background: 'Canvas' }}>
        Bar
      </p>
    </div>
  ),
});

export const ConflictingClasses = meta.story({ render: () => <p className="t:p-3 t:p-5">Canary</p> });

const inNarrowBox = (text: ReactElement) => (
  <div style={{ inlineSize: 36, overflowWrap: 'anywhere', wordBreak: 'break-word' }}>{text}</div>
);
export const BrokenAmount = meta.story({ render: () => inNarrowBox(<b>$3,280</b>) });
export const BrokenDay = meta.story({
  render: () => <p style={{ inlineSize: 60 }}>Dec 12, 2026</p>,
});
export const BrokenBadge = meta.story({
  render: () => inNarrowBox(<span data-slot="badge">In review</span>),
});
export const BrokenHead = meta.story({
  render: () =>
    inNarrowBox(
      <table style={{ inlineSize: 36, tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <th scope="col">Value</th>
          </tr>
        </thead>
      </table>,
    ),
});
export const BrokenButton = meta.story({
  render: () =>
    inNarrowBox(
      <button type="button" style={{ inlineSize: 36, padding: 0, overflowWrap: 'inherit', minBlockSize: 44 }}>
        Approve
      </button>,
    ),
});

export const CutInPseudoLocale = meta.story({ render: () => <CutWhenLonger /> });

export const ConsoleError = meta.story({
  render: ok,
  play: () => {
    console.error('canary: console error');
  },
});

const logLate = () => {
  const timer = setTimeout(() => console.error('canary: late console error'), 300);
  return () => clearTimeout(timer);
};
export const LateConsoleError = meta.story({ render: () => <Once effect={logLate} /> });

const throwLate = () => {
  const timer = setTimeout(() => {
    throw new Error('canary: late throw');
  }, 300);
  return () => clearTimeout(timer);
};
export const LateThrow = meta.story({ render: () => <Once effect={throwLate} /> });

export const UnhandledRejection = meta.story({
  render: ok,
  play: () => {
    void Promise.reject(new Error('canary: unhandled rejection'));
  },
});

export const UnmockedRequest = meta.story({
  render: ok,
  play: async () => {
    await fetch('/api/nobody-answers').catch(() => undefined);
  },
});

export const UnmockedForeignRequest = meta.story({
  render: ok,
  play: async () => {
    await fetch('https://tapa.invalid/things.json').catch(() => undefined);
  },
});

export const MissingLabelInPortal = meta.story({
  render: () => <>{createPortal(<input />, document.body)}</>,
});

function LateContent() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <input /> : <p>Canary</p>;
}
export const ViolationThatAppearsLate = meta.story({ render: () => <LateContent /> });

export const FailingPlay = meta.story({
  render: ok,
  play: () => {
    throw new Error('canary: play failed');
  },
});

export const RenderError = meta.story({
  render: () => {
    throw new Error('canary: render failed');
  },
});

export const ChangedPicture = meta.story({
  tags: ['visual'],
  render: () => <p>This text is not in the baseline</p>,
});
