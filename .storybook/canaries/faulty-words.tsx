import { pagerMessages } from '../../src/i18n/compiled/en/components';
import { useMessages } from '../../src/i18n/use-messages';

// Components as the library has none.

/** Says in English, whatever the language, what a message says. */
export const HardCoded = () => <p>{pagerMessages['pager.next']}</p>;

/** Has room for a message in English only. */
export function CutWhenLonger() {
  const t = useMessages(pagerMessages);
  return <p style={{ inlineSize: '2.75em', overflow: 'hidden', whiteSpace: 'nowrap' }}>{t['pager.next']}</p>;
}
