import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataElement } from './data-element.js';

class Plain extends DataElement<object> {
  protected read(raw: unknown): object {
    return raw as object;
  }
  protected show(): void {
    this.setAttribute('shown', this.failure?.code ?? (this.shown ? 'data' : 'skeleton'));
  }
  protected connected(): void {}
  protected attributeChanged(): void {}
  protected messagesChanged(): void {}
}
customElements.define('plain-element', Plain);

const warned = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  warned.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function add(): Plain {
  const element = new Plain();
  document.body.append(element);
  return element;
}

it('reports missing data after ten seconds, on the page and in the console, and shows later data', () => {
  const element = add();
  vi.advanceTimersByTime(9_999);
  expect(element.getAttribute('shown')).toBe('skeleton');
  vi.advanceTimersByTime(1);
  expect(element.getAttribute('shown')).toBe('no-data');
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<plain-element> has no data'));
  element.data = {};
  expect(element.getAttribute('shown')).toBe('data');
});

it.each<[string, (element: Plain) => void]>([
  ['its data came in time', (element) => Object.assign(element, { data: {} })],
  ['it has gone', (element) => element.remove()],
])('reports nothing where %s', async (_why, act) => {
  const element = add();
  vi.advanceTimersByTime(5000);
  act(element);
  await Promise.resolve();
  vi.advanceTimersByTime(20_000);
  expect(element.getAttribute('shown')).not.toBe('no-data');
  expect(warned).not.toHaveBeenCalled();
});
