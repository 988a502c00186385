import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Stories have no pages behind their links: following one does everything but leave. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Keeps the story on its page when one of its links is followed. */
export const withStayingLinks: Decorator = (Story) => {
  useEffect(() => {
    window.addEventListener('click', stay);
    return () => window.removeEventListener('click', stay);
  }, []);
  return <Story />;
};
