'use client';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  createContext,
  forwardRef,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FormatOptions, NO_CURRENCY } from '../i18n/figure-formatters.js';
import { type FormatName, knownFormat } from '../i18n/locale.js';
import type { Catalogue } from '../i18n/message.js';
import { LanguageContext, warnOfText } from '../i18n/use-messages.js';
import { CharacterKeysContext, useCharacterKeys } from '../lib/contexts.js';
import { cx } from '../lib/cx.js';
import { holdMounted, warnOnce } from '../lib/development.js';
import { useBrowserLayoutEffect } from '../lib/sizes.js';
import { type Brand, brandVariables, type ColorScheme } from './brand.js';
import { type LinkComponent, LinkContext } from './link.js';
import { type Direction, directionOf, watchDirection } from './read-direction.js';

export interface TapaProviderProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'>,
    Pick<FormatOptions, FormatName> {
  /** The partner's colours, radius, fonts and density; each value optional. */
  brand?: Brand | undefined;
  /** Light or dark, whatever the page's is, or 'system' for the reader's setting. @default the brand's own scheme, else 'page' */
  colorScheme?: ColorScheme | undefined;
  /** Direction of the text and of arrow keys. @default that of `locale`, else the nearest provider's, else the page's, also when that changes */
  direction?: Direction | undefined;
  /**
   * The library's words in another language, or some of them reworded; each one that is left out is the nearest provider's,
   * else English. Keep the object outside of components: a new one makes all texts again.
   */
  messages?: Catalogue | undefined;
  /** Element that menus, tooltips and toasts are rendered into. @default an element at the end of this provider, which shares its theme */
  portalContainer?: HTMLElement | null | undefined;
  /** Renders every link of the library, e.g. an adapter of a router's link. @default the component of the nearest provider, else `<a>` */
  linkComponent?: LinkComponent | undefined;
  /**
   * Makes single characters shortcuts, as `/` for the search of a list. Let your readers turn them off (WCAG 2.1.4).
   * @default the nearest provider's, else true
   */
  characterKeys?: boolean | undefined;
}

const DirectionContext = createContext<Direction | undefined>(undefined);

/** Holds a ref instead of the element: setting the element after mount would render everything inside twice. */
const PortalContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Direction for parts that handle arrow keys and swipes. */
export const useDirection = (): Direction => useContext(DirectionContext) ?? 'ltr';

/** Where portals go; `undefined` lets the platform choose `document.body` (no provider, or first render). */
export function usePortalContainer(): HTMLElement | undefined {
  const portal = useContext(PortalContext);
  const [container, setContainer] = useState(() => portal.current ?? undefined);
  useEffect(() => setContainer(portal.current ?? undefined), [portal]);
  return container;
}

const EXAMPLES: Readonly<Record<FormatName, string>> = {
  locale: 'fr-PF',
  currency: 'XPF',
  timeZone: 'Pacific/Tahiti',
};

/** Returns a setting that formats can be made with. Development says what Intl does not know. */
function useKnownFormat(name: FormatName, given: string | undefined): string | undefined {
  const known = useMemo(() => knownFormat(name, given), [name, given]);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || given === undefined) return;
    if (known === undefined || (known === NO_CURRENCY && given !== NO_CURRENCY)) {
      const shown = known ? 'Amounts stand without a sign' : 'It is left out';
      warnOnce(
        `Intl knows no ${name} '${given}' as <TapaProvider> has it, but '${EXAMPLES[name]}'. ${shown}.`,
      );
    } else if (name === 'locale' && Intl.NumberFormat.supportedLocalesOf(known).length === 0) {
      warnOnce(`this browser has no figures and dates of '${known}'. They are written as in 'en-US'.`);
    }
  }, [name, given, known]);
  return known;
}

/** Warns of keys that nothing shows, in development. All of English is loaded for it, so no page in production does. */
function checkKeys(catalogue: Catalogue | undefined): void {
  if (catalogue && process.env.NODE_ENV !== 'production') {
    void import('../i18n/compiled/en/index.js').then(({ messages }) => {
      for (const key of Object.keys(catalogue)) {
        if (!Object.hasOwn(messages, key)) warnOfText(`there is no message '${key}'`);
      }
    });
  }
}

/** The language of the nearest provider, with this provider's settings and words applied. */
function useLanguage({ locale, currency, timeZone, messages }: FormatOptions): FormatOptions {
  const outer = useContext(LanguageContext);
  useEffect(() => checkKeys(messages), [messages]);
  const merged = useMemo(
    () => (messages && outer.messages ? { ...outer.messages, ...messages } : messages),
    [outer.messages, messages],
  );
  return useMemo(() => {
    const own = Object.entries({ locale, currency, timeZone, messages: merged });
    const given = own.filter(([, value]) => value !== undefined);
    return given.length === 0 ? outer : { ...outer, ...Object.fromEntries(given) };
  }, [outer, locale, currency, timeZone, merged]);
}

/** Sets a brand's variables on what `child` stands in, by script: a strict policy takes styles out of server markup. */
function useBrand(
  child: RefObject<HTMLElement | null>,
  brand: Brand | undefined,
  own: CSSProperties | undefined,
): void {
  // The provider's own style wins. As text, so that a brand that is a new object in each render changes nothing.
  const variables = Object.entries(brand ? brandVariables(brand) : {});
  const shown = JSON.stringify(variables.filter(([name]) => !own || !(name in own)));
  useBrowserLayoutEffect(() => {
    const root = child.current?.parentElement;
    const set = JSON.parse(shown) as [string, string | number][];
    for (const [name, value] of set) root?.style.setProperty(name, String(value));
    return () => {
      for (const [name] of set) root?.style.removeProperty(name);
    };
  }, [child, shown]);
}

/**
 * Provides a brand, a colour scheme, a language with its formats and words, a direction, a portal container and a link
 * component to its children. Providers nest; an inner one inherits what it does not set. Extra props go to the root `<div data-tapa-theme>`.
 *
 * @example
 * <TapaProvider brand={{ color: '#0f766e', radius: 16 }} colorScheme="dark" linkComponent={RouterLink}>…</TapaProvider>
 */
export const TapaProvider = forwardRef<HTMLDivElement, TapaProviderProps>(function TapaProvider(
  {
    brand,
    colorScheme = brand?.scheme ?? 'page',
    locale: givenLocale,
    direction: givenDirection,
    portalContainer,
    linkComponent,
    characterKeys,
    currency: givenCurrency,
    timeZone: givenTimeZone,
    messages,
    className,
    style,
    children,
    ...rest
  },
  ref,
) {
  const locale = useKnownFormat('locale', givenLocale);
  const currency = useKnownFormat('currency', givenCurrency);
  const timeZone = useKnownFormat('timeZone', givenTimeZone);
  const direction = givenDirection ?? (locale === undefined ? undefined : directionOf(locale));
  const outerDirection = useContext(DirectionContext);
  const outerLink = useContext(LinkContext);
  const outerKeys = useCharacterKeys();
  const [pageDirection, setPageDirection] = useState<Direction>('ltr');
  const ownPortal = useRef<HTMLDivElement>(null);
  const isPageAsked = (direction ?? outerDirection) === undefined;
  useEffect(() => {
    const place = ownPortal.current;
    return isPageAsked && place ? watchDirection(place, setPageDirection) : undefined;
  }, [isPageAsked]);
  useEffect(() => holdMounted('TapaProvider'), []);
  useBrand(ownPortal, brand, style);
  const language = useLanguage({ locale, currency, timeZone, messages });
  const portal = useMemo(
    () => (portalContainer ? { current: portalContainer } : ownPortal),
    [portalContainer],
  );
  return (
    <LanguageContext.Provider value={language}>
      <LinkContext.Provider value={linkComponent ?? outerLink}>
        <DirectionContext.Provider value={direction ?? outerDirection ?? pageDirection}>
          <PortalContext.Provider value={portal}>
            <CharacterKeysContext.Provider value={characterKeys ?? outerKeys}>
              <div
                data-slot="tapa-provider"
                data-tapa-theme=""
                data-theme={colorScheme === 'page' ? undefined : colorScheme}
                lang={locale}
                dir={direction}
                className={cx('t:root', className)}
                style={style}
                ref={ref}
                {...rest}
              >
                {children}
                <div data-slot="tapa-portal" className="t:portal" ref={ownPortal} />
              </div>
            </CharacterKeysContext.Provider>
          </PortalContext.Provider>
        </DirectionContext.Provider>
      </LinkContext.Provider>
    </LanguageContext.Provider>
  );
});
