import { redactText } from './redact';

/** Limit of a report's body in bytes; browsers limit a beacon to 65,536. */
export const MAX_REPORT_BYTES = 60_000;

const MAX_MESSAGE = 8_000;
const MAX_STACK = 16_000;
const MAX_ADDRESS = 2_000;
const CUT_TEXT = 2_000;
const CUT = '[cut]';

export interface PageFacts {
  url: string;
  userAgent: string;
  timestamp: string;
}

export function pageFacts(now: number): PageFacts {
  return {
    url: typeof location === 'undefined' ? '' : safeText(location.href, MAX_ADDRESS),
    userAgent: typeof navigator === 'undefined' ? '' : safeText(navigator.userAgent, CUT_TEXT),
    timestamp: new Date(now).toISOString(),
  };
}

export function safeText(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  // Redacts twice the limit before cutting, to recognise a secret across the cut.
  return redactText(value.slice(0, limit * 2)).slice(0, limit);
}

/** Returns message and stack of any thrown value, whose getters may throw too. */
export function describeError(error: unknown, fallback: string): { message: string; stack: string } {
  try {
    if (typeof error === 'string') return { message: safeText(error, MAX_MESSAGE) || fallback, stack: '' };
    if (typeof error !== 'object' || error === null) return { message: fallback, stack: '' };
    const { message, stack } = error as { message?: unknown; stack?: unknown };
    return { message: safeText(message, MAX_MESSAGE) || fallback, stack: safeText(stack, MAX_STACK) };
  } catch {
    return { message: fallback, stack: '' };
  }
}

const byteLength = (text: string): number => new TextEncoder().encode(text).byteLength;

/** Returns a report as JSON. Above {@link MAX_REPORT_BYTES}, shortens the given fields, then every text. */
export function fitReport(report: Record<string, unknown>, cutFirst: readonly string[]): string {
  const texts = Object.keys(report).filter((key) => typeof report[key] === 'string');
  const without = (names: readonly string[]): string => {
    const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, CUT_TEXT) : CUT);
    const given = names.filter((name) => name in report);
    const cuts = Object.fromEntries(given.map((name) => [name, cut(report[name])]));
    return JSON.stringify({ ...report, ...cuts });
  };
  const fits = [[], cutFirst].map(without).find((body) => byteLength(body) <= MAX_REPORT_BYTES);
  return fits ?? without([...cutFirst, ...texts]);
}
