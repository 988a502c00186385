import preview from '../preview';

/** Stands in a file of its own, because it breaks axe for every story that shares its page. */
const meta = preview.meta({ title: 'canaries-axe', tags: ['canary', '!dev', '!autodocs'] });

interface AxeWindow extends Window {
  axe?: unknown;
}

export const CrashingAxe = meta.story({
  render: () => <p>Canary</p>,
  play: () => {
    (window as AxeWindow).axe = { run: () => Promise.reject(new Error('canary: axe crashed')) };
  },
});
