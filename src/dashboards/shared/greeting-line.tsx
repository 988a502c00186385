import type { ReactNode } from 'react';

export interface GreetingLineProps {
  /** The word of greeting: 'Kia ora'. Without one the sentence stands alone. */
  greeting: string | undefined;
  /** The reader's first name; without one the greeting stands alone. */
  firstName: string;
  /** A sentence that says what the data holds, or nothing. */
  children?: ReactNode;
}

/** The help line of an overview: 'Mālō e lelei, Tevita. 9 quotes are waiting for a reply.' */
export function GreetingLine({ greeting, firstName, children }: GreetingLineProps) {
  if (!greeting) return children;
  const name = firstName.trim();
  return (
    <>
      {greeting}
      {name === '' ? null : (
        <>
          , <bdi className="t:wrap-anywhere">{name}</bdi>
        </>
      )}
      . {children}
    </>
  );
}
