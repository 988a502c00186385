import { nextTripText } from './texts';

interface GreetingProps {
  /** The word of greeting: 'Kia ora'. */
  greeting: string;
  firstName: string;
  /** Days until the next check-in; null when none is known. */
  daysUntilNext: number | null;
}

/** 'Kia ora, Hana. Your next trip starts in 21 days.' Of the trip it says only what the data holds. */
export function Greeting({ greeting, firstName, daysUntilNext }: GreetingProps) {
  const name = firstName.trim();
  return (
    <>
      {greeting}
      {name === '' ? null : (
        <>
          , <bdi>{name}</bdi>
        </>
      )}
      . {daysUntilNext === null ? null : nextTripText(daysUntilNext)}
    </>
  );
}
