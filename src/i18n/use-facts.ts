'use client';
import { useCallback } from 'react';
import { sentenceMessages } from './compiled/en/components.js';
import { joined } from './sentences.js';
import { useMessages } from './use-messages.js';

/** Writes facts of a thing one behind the other, as the language of the nearest provider does: 'Ana Vuki, Honiara'. */
export function useFacts(): (facts: readonly (string | undefined)[]) => string {
  const t = useMessages(sentenceMessages);
  return useCallback((all) => joined((facts, fact) => t['sentence.facts']({ facts, fact }), all), [t]);
}
