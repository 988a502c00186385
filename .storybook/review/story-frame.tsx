import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { frameUrl, type ToolbarSettings } from './stories.js';

/** Limit of frames that load at once. More would delay the visible ones, because each loads a whole page. */
const AT_ONCE = 2;

/** Timeout in ms for a frame whose load event never fires. */
const PATIENCE_MS = 10_000;

let loading = 0;
const waiting: (() => void)[] = [];

/** Queues a frame for loading. Returns a function that frees its slot, or removes it from the queue. */
export function queueFrame(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    state = 'loading';
    loading += 1;
    timer = setTimeout(leave, PATIENCE_MS);
    start();
  };
  const leave = () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') {
      clearTimeout(timer);
      loading -= 1;
      waiting.shift()?.();
    }
    state = 'done';
  };
  if (loading < AT_ONCE) begin();
  else waiting.push(begin);
  return leave;
}

/** Size of the page inside a frame, in px. */
export interface PageSize {
  width: number;
  height: number;
}

/** CSS variables by name: `{ '--tapa-brand': '#0f766e' }`. */
export type FrameVariables = Readonly<Record<string, string | number>>;

export interface StoryFrameProps {
  storyId: string;
  /** Accessible name: 'Traveler, Live'. */
  title: string;
  settings: ToolbarSettings;
  page: PageSize;
  scale: number;
  /** Makes the frame inert. @default false */
  isStill?: boolean;
  /** CSS variables for the root of the page in the frame. */
  variables?: FrameVariables;
}

/** A story in a scaled frame. It loads near the viewport, but not in tests, which visit every story. */
export function StoryFrame({
  storyId,
  title,
  settings,
  page,
  scale,
  isStill = false,
  variables = NO_VARIABLES,
}: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const wants = isNear && !navigator.webdriver;
  return (
    <div
      className="t:relative t:overflow-hidden t:rounded-sm t:bg-surface-sunken"
      style={{ inlineSize: page.width * scale, blockSize: page.height * scale }}
      ref={box}
    >
      {wants ? (
        <QueuedFrame
          title={title}
          src={frameUrl(storyId, settings)}
          style={{
            width: page.width,
            height: page.height,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
          isStill={isStill}
          variables={variables}
        />
      ) : null}
    </div>
  );
}

const NO_VARIABLES: FrameVariables = {};

interface QueuedFrameProps {
  title: string;
  src: string;
  style: CSSProperties;
  isStill: boolean;
  variables: FrameVariables;
}

/** A frame that waits for its turn, and becomes visible once loaded. */
function QueuedFrame({ title, src, style, isStill, variables }: QueuedFrameProps) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isTurn, setTurn] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = queueFrame(() => setTurn(true));
    return leave.current;
  }, []);
  useEffect(() => {
    const root = iframe.current?.contentDocument?.documentElement;
    if (!isLoaded || !root) return;
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, String(value));
    return () => {
      for (const name of Object.keys(variables)) root.style.removeProperty(name);
    };
  }, [isLoaded, variables]);
  return isTurn ? (
    <iframe
      className="t:absolute t:top-0 t:left-0 t:border-0 t:opacity-0 t:transition-opacity t:duration-slow t:data-loaded:opacity-100"
      style={style}
      ref={iframe}
      title={title}
      src={src}
      inert={isStill}
      data-loaded={isLoaded || undefined}
      onLoad={() => {
        leave.current?.();
        setLoaded(true);
      }}
    />
  ) : null;
}

/** A frame that is scaled down to the available width. */
export function FittedFrame(props: Omit<StoryFrameProps, 'scale'>) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div className="t:w-full" ref={box}>
      {width > 0 ? <StoryFrame {...props} scale={Math.min(1, width / props.page.width)} /> : null}
    </div>
  );
}

const NEAR_PX = 300;

/** Returns whether an element is near the viewport or its scroll container (`[data-scroller]`). */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: element.current.closest('[data-scroller]'),
      rootMargin: `${NEAR_PX}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Returns the width of an element's content in px, 0 before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
