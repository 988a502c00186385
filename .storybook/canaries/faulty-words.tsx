import { pagerMessages } from '../../src/i18n/compiled/en/pager.js';
import { useMessages } from '../../src/i18n/use-messages.js';

/** Fits its message in English only. */
export function CutWhenLonger() {
  const t = useMessages(pagerMessages);
  return <p style={{ inlineSize: '2.75em', overflow: 'hidden', whiteSpace: 'nowrap' }}>{t['pager.next']}</p>;
}
