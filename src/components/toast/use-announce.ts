'use client';
import { useCallback } from 'react';
import { fileMessages } from '../../i18n/compiled/en/file.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { sentences } from '../../i18n/sentences.js';
import { useMessages } from '../../i18n/use-messages.js';
import {
  type Announced,
  type Announcement,
  announce,
  hasToaster,
  useAnnounceText,
} from '../../lib/announcer.js';
import { toast } from './toast-store.js';

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
  const announceText = useAnnounceText();
  return useCallback(
    (said) => {
      const message = typeof said === 'string' ? undefined : announce(said);
      if (!message)
        announceText(typeof said === 'string' ? said : sentences(t, said.title, said.description));
      return message;
    },
    [t, announceText],
  );
}

/** Saves a file on the reader's machine. */
export type SaveFile = (file: Blob, name: string) => void;

/**
 * Saves files that were made after a press. Browsers refuse a download that nobody has just asked for: where making the file
 * took longer than a press counts, a toast offers it, and waits until it is taken or dismissed. A page without a `Toaster`
 * tries all the same.
 *
 * @example
 * const saveFile = useSaveFile();
 * saveFile(new Blob([csv], { type: 'text/csv' }), 'bookings.csv');
 */
export function useSaveFile(): SaveFile {
  const t = useMessages(fileMessages);
  return useCallback(
    (file, name) => {
      if (navigator.userActivation?.isActive !== false || !hasToaster()) return download(file, name);
      toast({
        title: t['file.ready']({ name }),
        duration: Number.POSITIVE_INFINITY,
        action: { label: t['file.save'], onPress: () => download(file, name) },
      });
    },
    [t],
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  // The address lives as long as the page: nobody hears when a browser has taken the file, and some ask the reader first.
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
}
