'use client';
import { useCallback } from 'react';
import { sentenceMessages } from '../../i18n/compiled/en/components.js';
import { sentences } from '../../i18n/sentences.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type Announced, type Announcement, announce, useTell } from '../../lib/announcer.js';

/** Says something to the reader. A text alone is for screen readers; a message shows in the toaster, where the page has one. */
export type Announce = (said: string | Announcement) => Announced | undefined;

/**
 * Returns what announces messages. A page without a `Toaster` says them in the live region around.
 *
 * @example
 * const announce = useAnnounce();
 * announce({ title: 'Request approved', action: { label: 'Undo', onPress: undo } });
 */
export function useAnnounce(): Announce {
  const t = useMessages(sentenceMessages);
  const tell = useTell();
  return useCallback(
    (said) => {
      const message = typeof said === 'string' ? undefined : announce(said);
      if (!message) tell(typeof said === 'string' ? said : sentences(t, said.title, said.description));
      return message;
    },
    [t, tell],
  );
}
