import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(require.resolve(path), 'utf8');

/** A page whose styles and scripts interfere with embedded content. */
export interface Host {
  /** '' makes a page in quirks mode. */
  doctype?: string;
  html?: string;
  css?: () => Promise<string>;
  body?: string;
}

const CONTENT =
  '<h1 class="text-3xl display-4">A partner</h1><p class="mt-4 lead">Text with <a href="#x">a link</a></p><ul><li>One</li></ul><button class="btn rounded-lg">Press</button><svg width="20" height="20"><path d="M0 0h20v20z"/></svg>';

export const CLEAN: Host = { body: CONTENT };

export const HOSTS: Readonly<Record<string, Host>> = {
  'Tailwind 4': {
    body: CONTENT,
    css: async () => {
      const { build } = await compile('@import "tailwindcss";', {
        base: '/',
        loadStylesheet: async (id) => ({ path: id, base: '/', content: read(`${id}/index.css`) }),
      });
      return build(['text-3xl', 'mt-4', 'rounded-lg', 'flex', 'hidden', 'shadow-lg', 'ring-2']);
    },
  },
  'Bootstrap 5': { body: CONTENT, css: async () => read('bootstrap/dist/css/bootstrap.css') },
  'a reset of everything': {
    body: CONTENT,
    css: async () =>
      '*, *::before, *::after { margin: 7px !important; padding: 3px !important; border: 2px dotted red !important; font: italic 31px/2 cursive !important; color: lime !important; background: yellow !important; box-sizing: content-box !important; display: inline-block !important; float: left !important; text-transform: uppercase !important; letter-spacing: 4px !important; text-align: right !important; transition: all 1s !important; --tw-shadow: 0 0 9px red; --tw-leading: 5; --page-brand: red; } body * { opacity: 0.5 !important; transform: rotate(3deg) !important; filter: blur(2px) !important; visibility: hidden !important; }',
  },
  'rem of 62.5%': {
    body: CONTENT,
    css: async () => 'html { font-size: 62.5%; } body { font-size: 1.6rem; }',
  },
  'a header above everything': {
    body: `${CONTENT}<header style="position:fixed;inset:0 0 auto;height:60px;background:#222;z-index:2147483647">Header</header>`,
  },
  'no doctype': { doctype: '', body: CONTENT },
};

/** Returns a host's page with a place for widgets, whose own box the host cannot move. */
export async function hostPage(
  { doctype = '<!doctype html>', html = '', css, body = '' }: Host,
  widgets: string,
) {
  const place =
    'all:initial!important;display:block!important;position:absolute!important;left:20px!important;top:80px!important;width:760px!important;background:#fff!important';
  return `${doctype}<html ${html}><head><meta charset="utf-8"><title>Host</title><style>${css ? await css() : ''}</style></head><body>${body}<div id="place" style="${place}">${widgets}</div></body></html>`;
}
