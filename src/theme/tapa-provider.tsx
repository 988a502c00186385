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
  /** Colours, radius, fonts and density of a partner. */
  brand?: Brand | undefined;
  /** Colour scheme; 'system' is the reader's setting. @default the brand's scheme, else 'page' */
  colorScheme?: ColorScheme | undefined;
  /** Direction of text and arrow keys. @default from `locale`, else the nearest provider, else the page */
  direction?: Direction | undefined;
  /**
   * Messages in another language, or some reworded. Missing ones come from the nearest provider, else are
   * English. Define the object outside components: a new one renders all texts again.
   */
  messages?: Catalogue | undefined;
  /** Element that menus, tooltips and toasts render into. @default an element at the end of this provider */
  portalContainer?: HTMLElement | null | undefined;
  /** Component for all links, e.g. a router's. @default that of the nearest provider, else `<a>` */
  linkComponent?: LinkComponent | undefined;
  /**
   * Enables shortcuts of single characters, as `/` for a search. Let readers turn them off (WCAG 2.1.4).
   * @default the nearest provider's, else true
   */
  characterKeys?: boolean | undefined;
}

const DirectionContext = createContext<Direction | undefined>(undefined);

/** A ref, because setting an element after mount would render all children twice. */
const PortalContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Returns the direction, for parts that handle arrow keys and swipes. */
export const useDirection = (): Direction => useContext(DirectionContext) ?? 'ltr';

/** Returns the container of portals; undefined (`document.body`) without a provider or at first render. */
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

/** Returns a valid setting, and warns in development of one that Intl does not know. */
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

/** Warns of unknown keys. Only in development, because it loads all English messages. */
function checkKeys(catalogue: Catalogue | undefined): void {
  if (catalogue && process.env.NODE_ENV !== 'production') {
    void import('../i18n/compiled/en/index.js').then(({ messages }) => {
      for (const key of Object.keys(catalogue)) {
        if (!Object.hasOwn(messages, key)) warnOfText(`there is no message '${key}'`);
      }
    });
  }
}

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

/** Sets variables on the parent of `child` by script: a strict CSP blocks `style` attributes. */
function useBrand(
  child: RefObject<HTMLElement | null>,
  brand: Brand | undefined,
  own: CSSProperties | undefined,
): void {
  // The `style` prop wins. It is set here too, because the cleanup of a former brand would remove it. A string, so that an equal
  // new object has no effect.
  const variables = [...Object.entries(brand ? brandVariables(brand) : {}), ...Object.entries(own ?? {})];
  const shown = JSON.stringify(
    variables.filter(([name, value]) => name.startsWith('--tapa-') && value != null),
  );
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
 * Provides a brand, colour scheme, language, direction, portal container and link component. A nested
 * provider inherits what it does not set. Other props go to the root `<div data-tapa-theme>`.
 *
 * @example
 * <TapaProvider brand={{ color: '#0f766e', radius: 16 }} linkComponent={RouterLink}>…</TapaProvider>
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
