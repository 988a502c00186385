import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Stops a story's links from leaving: there are no pages behind them. Everything else that a click does happens. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('.story-canvas a[href]'))
    event.preventDefault();
}

/** Keeps the story on its page when one of its links is followed. */
export const withStayingLinks: Decorator = (Story) => {
  useEffect(() => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  }, []);
  return <Story />;
};
