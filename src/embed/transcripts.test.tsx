import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { transcriptOf } from '../testing/transcript.js';
import { DATA, TAGS } from './e2e/sample-data.js';
import type { Widget, WidgetList } from './element/widget.js';
import { WidgetFrame } from './element/widget-frame.js';

afterEach(cleanup);

type AnyWidget = Widget<WidgetList<unknown>>;

const nothing = () => undefined;

const widgetOf = async (tag: string): Promise<AnyWidget> =>
  ((await import(`./widgets/${tag}/index.tsx`)) as { widget: AnyWidget }).widget;

const drawn = (widget: AnyWidget, state: Partial<Parameters<typeof WidgetFrame>[0]>) => (
  <WidgetFrame
    widget={widget}
    data={null}
    failure={null}
    isSlow={false}
    isRecovered={false}
    title={null}
    headingLevel={2}
    linkBase="https://partner.example/"
    onAction={() => undefined}
    onRenderError={nothing}
    onRetry={nothing}
    {...state}
  />
);

it.each(TAGS)('%s matches its transcript', async (tag) => {
  const widget = await widgetOf(tag);
  render(drawn(widget, { data: widget.read(DATA[tag]) }));
  await expect(await transcriptOf()).toMatchFileSnapshot(`../testing/transcripts/${tag}.txt`);
});

it('a slow, failed and recovered widget matches its transcript', async () => {
  const widget = await widgetOf('tapa-upcoming-trips');
  const states = {
    'loading for long': { isSlow: true },
    failed: { failure: { code: 'network' } },
    'loaded after all': { data: widget.read(DATA['tapa-upcoming-trips']), isRecovered: true },
  } as const;
  let heard = '';
  for (const [name, state] of Object.entries(states)) {
    render(drawn(widget, state));
    heard += `# ${name}\n${await transcriptOf()}`;
    cleanup();
  }
  await expect(heard).toMatchFileSnapshot('../testing/transcripts/widget-states.txt');
});
