import type { Decorator } from '@storybook/react-vite';
import { type LinkProps, TapaProvider } from '../src/theme';

/** A link that does everything but leave: stories have no pages behind their links. */
function StayingLink({ onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Keeps the story on its page when one of its links is followed. */
export const withStayingLinks: Decorator = (Story) => (
  <TapaProvider linkComponent={StayingLink}>
    <Story />
  </TapaProvider>
);
