import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from 'tapa-ui/lazy-part';
import type { PageContent } from '../content/types';
import { PUBLIC_PATHS, type PublicPath, pageName } from './table';

interface ScreenModule {
  readonly default: ComponentType;
}

const CONTENT = import.meta.glob<{ readonly page: PageContent }>('../content/pages/*.ts');
const SCREENS = import.meta.glob<ScreenModule>('./public/*-screen.tsx');

const contentFile = (name: string): string => `../content/pages/${name}.ts`;
const screenFile = (name: string): string => `./public/${name}-screen.tsx`;

export async function loadContent(path: PublicPath): Promise<PageContent> {
  const load = CONTENT[contentFile(pageName(path))];
  if (load === undefined) throw new Error(`There is no content ${contentFile(pageName(path))}`);
  return (await load()).page;
}

async function loadScreen(path: PublicPath): Promise<ScreenModule> {
  const ownScreen = SCREENS[screenFile(pageName(path))];
  if (ownScreen) return ownScreen();
  const [{ ContentPage }, page] = await Promise.all([import('./public/content-page'), loadContent(path)]);
  return { default: () => <ContentPage page={page} /> };
}

export const PUBLIC_SCREENS = Object.fromEntries(
  PUBLIC_PATHS.map((path) => [path, lazyPart(() => loadScreen(path))]),
) as Readonly<Record<PublicPath, LazyPart>>;

/** Returns the lazily loaded files of a page, from the app's folder, for links to their chunks. */
export function filesOf(path: PublicPath): readonly string[] {
  const name = pageName(path);
  const screen = screenFile(name) in SCREENS ? screenFile(name) : './public/content-page.tsx';
  return [contentFile(name).replace('../', ''), screen.replace('./', 'routes/')];
}
