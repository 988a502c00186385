import preview from '../preview.js';

/** In a separate file, because it breaks axe for all stories of its page. */
const meta = preview.meta({
  title: 'canaries-axe',
  id: 'canaries-axe',
  tags: ['canary', '!dev', '!autodocs'],
});

interface AxeWindow extends Window {
  axe?: unknown;
}

export const CrashingAxe = meta.story({
  render: () => <p>Canary</p>,
  play: () => {
    (window as AxeWindow).axe = { run: () => Promise.reject(new Error('canary: axe crashed')) };
  },
});
