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

/** Announces a text to screen readers, or shows a message as a toast where the page has a `Toaster`. */
export type Announce = (message: string | Announcement) => Announced | undefined;

/**
 * Returns a function that announces messages; without a `Toaster` it uses the surrounding live region.
 *
 * @example
 * const announce = useAnnounce();
 * announce({ title: 'Request approved', action: { label: 'Undo', onPress: undo } });
 */
export function useAnnounce(): Announce {
  const t = useMessages(sentenceMessages);
  const announceText = useAnnounceText();
  return useCallback(
    (message) => {
      const announced = typeof message === 'string' ? undefined : announce(message);
      if (!announced)
        announceText(
          typeof message === 'string' ? message : sentences(t, message.title, message.description),
        );
      return announced;
    },
    [t, announceText],
  );
}

/** Downloads a file. */
export type SaveFile = (file: Blob, name: string) => void;

/**
 * Returns a function that downloads a generated file. Browsers block downloads without a recent press: where
 * making the file took too long, a toast offers it. Without a `Toaster` it tries all the same.
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
  // Never revoked: no event reports that a download has finished, and some browsers ask the reader first.
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
}
