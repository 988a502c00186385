'use client';
import type { ReactNode } from 'react';
import { greetingMessages } from '../../i18n/compiled/en/shared.js';
import type { Place } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';

interface GreetingLineProps {
  /** The word of greeting: 'Kia ora'. Without one the sentence stands alone. */
  greeting: string | undefined;
  /** Its language, where that is not the page's. */
  greetingLang?: string | undefined;
  /** The reader's first name; without one the greeting stands alone. */
  firstName: string;
  /** A sentence that says what the data holds, or nothing. */
  children?: ReactNode | undefined;
}

/** The help line of an overview: 'Mālō e lelei, Tevita. 2 bookings and 9 quotes wait for an answer.' */
export function GreetingLine({ greeting, greetingLang, firstName, children }: GreetingLineProps) {
  const t = useMessages(greetingMessages);
  const sentence = <span className="t:contents">{children}</span>;
  if (!greeting) return sentence;
  const name = firstName.trim();
  // Isolated, as names are: it is often of another script than the sentence, whose letters decide where the line starts.
  const b: Place = (text) => <bdi lang={greetingLang}>{text}</bdi>;
  const i: Place = (text) => <bdi className="t:wrap-anywhere">{text}</bdi>;
  return (
    <Sentence
      text={
        name
          ? t['greeting.named']({ greeting, name, sentence, b, i })
          : t['greeting.unnamed']({ greeting, sentence, b })
      }
    />
  );
}
