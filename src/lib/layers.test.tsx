import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCloseOnBack } from './layers.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As in a browser, the last one closes first. */
const watchers: FakeWatcher[] = [];
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    const place = watchers.indexOf(this);
    if (place >= 0) watchers.splice(place, 1);
  }
}
const goBack = () => act(() => watchers.pop()?.onclose?.());

function Layer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useCloseOnBack(isOpen, onClose);
  return null;
}

it('closes the layer opened last, and ignores closed ones', () => {
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  const closed: string[] = [];
  const layers = (open: readonly string[]) => (
    <>
      {['sheet', 'menu'].map((name) => (
        <Layer key={name} isOpen={open.includes(name)} onClose={() => closed.push(name)} />
      ))}
    </>
  );
  const { rerender, unmount } = render(layers(['sheet']));
  rerender(layers(['sheet', 'menu']));
  goBack();
  expect(closed).toEqual(['menu']);
  rerender(layers(['sheet']));
  goBack();
  expect(closed).toEqual(['menu', 'sheet']);
  rerender(layers(['sheet', 'menu']));
  rerender(layers([]));
  goBack();
  expect(closed).toEqual(['menu', 'sheet']);
  rerender(layers(['menu']));
  unmount();
  expect(watchers).toEqual([]);
});

it('does nothing in browsers without close watchers', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  render(<Layer isOpen onClose={() => undefined} />);
});
