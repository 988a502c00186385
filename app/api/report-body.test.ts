import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeError, fitReport, MAX_REPORT_BYTES, pageFacts, safeText } from './report-body';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOW = Date.UTC(2026, 10, 21);
const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

describe('pageFacts', () => {
  it('are empty outside a browser', () => {
    vi.stubGlobal('location', undefined);
    vi.stubGlobal('navigator', undefined);
    expect(pageFacts(NOW)).toEqual({ url: '', userAgent: '', timestamp: '2026-11-21T00:00:00.000Z' });
  });

  it('are limited in length', () => {
    vi.stubGlobal('location', { href: `https://tapa.example/?token=hunter2&q=${'x'.repeat(9000)}` });
    vi.stubGlobal('navigator', { userAgent: 'y'.repeat(9000) });
    const { url, userAgent } = pageFacts(NOW);
    expect(url).toHaveLength(2000);
    expect(url).toContain('token=[redacted]&q=xxx');
    expect(userAgent).toHaveLength(2000);
  });
});

describe('safeText', () => {
  it('redacts a secret across the limit', () => {
    expect(safeText('to=api token=hunter2hunter2', 15)).toBe('to=api token=[r');
  });

  it('is empty for a value that is no string', () => {
    expect([undefined, null, 7, {}].map((value) => safeText(value, 10))).toEqual(['', '', '', '']);
  });
});

it('describes any thrown value', () => {
  expect(describeError('', 'Fallback')).toEqual({ message: 'Fallback', stack: '' });
  expect(describeError({ message: 'Own', stack: 7 }, 'Fallback')).toEqual({ message: 'Own', stack: '' });
  expect(describeError(7, 'Fallback')).toEqual({ message: 'Fallback', stack: '' });
});

describe('fitReport', () => {
  const reportOf = (bytes: number, rest: Record<string, unknown> = {}) => {
    const empty = bytesOf(JSON.stringify({ ...rest, message: '' }));
    return { ...rest, message: 'm'.repeat(bytes - empty) };
  };

  it('does not change a report of exactly the limit', () => {
    const report = reportOf(MAX_REPORT_BYTES, { stack: 's'.repeat(3000) });
    expect(JSON.parse(fitReport(report, ['stack']))).toEqual(report);
  });

  it('cuts only the given fields if that is enough', () => {
    const report = reportOf(MAX_REPORT_BYTES + 1, { stack: 's'.repeat(3000), requestData: ['d'] });
    expect(JSON.parse(fitReport(report, ['stack', 'requestData']))).toEqual({
      ...report,
      stack: 's'.repeat(2000),
      requestData: '[cut]',
    });
  });

  it('keeps other fields if the rest has exactly the limit', () => {
    const kept = { stack: 's'.repeat(2000) };
    const report = { ...reportOf(MAX_REPORT_BYTES, kept), stack: 's'.repeat(5000) };
    expect(JSON.parse(fitReport(report, ['stack']))).toEqual({ ...report, ...kept });
  });

  it('then cuts every text', () => {
    const report = { ...reportOf(MAX_REPORT_BYTES + 1), status: 500, url: '/api/x' };
    expect(JSON.parse(fitReport(report, ['stack']))).toEqual({
      status: 500,
      url: '/api/x',
      message: 'm'.repeat(2000),
    });
  });
});
