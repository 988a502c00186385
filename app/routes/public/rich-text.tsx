import { createElement, Fragment, type ReactNode } from 'react';
import type { RichText } from '../../content/types';
import { TextLink } from '../../layout/parts';

type Part = Exclude<RichText, string>[number];

export function RichTextView({ text }: { text: RichText }) {
  // Spread as children, because parts have no keys.
  return typeof text === 'string' ? text : createElement(Fragment, null, ...text.map(partView));
}

function partView(part: Part): ReactNode {
  if (typeof part === 'string') return part;
  if ('phrase' in part) return <i lang={part.lang}>{part.phrase}</i>;
  return <TextLink href={part.href}>{part.text}</TextLink>;
}

export function plainText(text: RichText): string {
  return typeof text === 'string' ? text : text.map(partText).join('');
}

function partText(part: Part): string {
  if (typeof part === 'string') return part;
  return 'phrase' in part ? part.phrase : part.text;
}
