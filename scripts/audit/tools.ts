import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { findSmallTargets } from '../../src/testing/find-small-targets';
import type { Finding } from './finding';

/** Installed on demand: they are large, and only the audit needs them. */
export const TOOLS = ['accessibility-checker-engine@4.0.34', 'html_codesniffer@2.5.1', 'vnu-jar@26.9.27'];

const AXE_TAGS = ['best-practice', 'wcag2aaa', 'wcag21aaa', 'wcag22aaa'];
/** Characters of an element's markup that are kept. */
const ELEMENT = 220;

type Audit = (page: Page, where: string) => Promise<Finding[]>;

/** What the tools put into the page. */
interface ToolWindow extends Window {
  axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  ace: { Checker: new () => { check: (node: Document, policies: string[]) => Promise<IbmReport> } };
  HTMLCS: {
    getTranslation: (key: string) => string | undefined;
    process: (standard: string, node: Document, done: () => void, failed: () => void) => void;
    getMessages: () => { type: number; code: string; msg: string; element: Element }[];
  };
}

interface IbmReport {
  results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
}

/** The tools that look at a page in the browser. */
export function loadTools(folder: string): readonly Audit[] {
  const sourceOf = (path: string) => readFileSync(`${folder}/node_modules/${path}`, 'utf8');
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const ibm = sourceOf('accessibility-checker-engine/ace-window.js');
  const htmlcs = sourceOf('html_codesniffer/build/HTMLCS.js');
  return [
    async (page, where) => {
      await bring(page, axe);
      const found = await page.evaluate(async (tags) => {
        const { axe: engine } = window as unknown as ToolWindow;
        const { violations } = await engine.run(document, { runOnly: { type: 'tag', values: tags } });
        return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ id, help, html })));
      }, AXE_TAGS);
      return found.map(({ id, help, html }) => toFinding('axe', id, help, html, where));
    },
    async (page, where) => {
      await bring(page, ibm);
      const results = await page.evaluate(async () => {
        const { ace } = window as unknown as ToolWindow;
        const report = await new ace.Checker().check(document, ['IBM_Accessibility']);
        return report.results.map(({ ruleId, value, message, snippet }) => ({
          ruleId,
          value,
          message,
          snippet,
        }));
      });
      return results
        .filter(({ value: [, result] }) => result === 'FAIL')
        .map(({ ruleId, message, snippet }) => toFinding('IBM', ruleId, message, snippet, where));
    },
    async (page, where) => {
      await bring(page, htmlcs);
      const found = await page.evaluate(async () => {
        const { HTMLCS } = window as unknown as ToolWindow;
        // Some of its messages have no text, and it fails as it fills them in.
        const { getTranslation } = HTMLCS;
        HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key;
        await new Promise<void>((resolve, reject) =>
          HTMLCS.process('WCAG2AAA', document, resolve, () => reject(new Error('HTML_CodeSniffer failed'))),
        );
        const ERROR = 1;
        return HTMLCS.getMessages()
          .filter(({ type }) => type === ERROR)
          .map(({ code, msg, element }) => ({ code, msg, html: element.outerHTML ?? '' }));
      });
      return found.map(({ code, msg, html }) => toFinding('HTMLCS', code, msg, html, where));
    },
    async (page, where) => {
      if (!(await page.evaluate(() => matchMedia('(pointer: coarse)').matches))) return [];
      // tsx keeps the names of functions by a helper of its own.
      await bring(page, 'globalThis.__name = (made) => made');
      const small = await findSmallTargets(page);
      return small.map((target) => toFinding('fingers', 'too small', 'Less than 44 px', target, where));
    },
  ];
}

/** Runs a script in a page. By the debugger, which the page's security policy does not bind; without its last value. */
const bring = (page: Page, script: string): Promise<unknown> => page.evaluate(`${script}\n;undefined`);

const toFinding = (
  tool: Finding['tool'],
  rule: string,
  message: string,
  element: string,
  where: string,
): Finding => ({
  tool,
  rule,
  message,
  element: element.slice(0, ELEMENT),
  where,
});

/** The name of the Java program; nothing where none is installed. */
export const findJava = (): string | undefined =>
  spawnSync('java', ['-version']).error === undefined ? 'java' : undefined;

/** A message of the Nu checker. */
interface NuMessage {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

/** Runs the Nu HTML checker over the markup of pages, by where they are. */
export function checkMarkup(java: string, folder: string, markups: ReadonlyMap<string, string>): Finding[] {
  const place = `${folder}/markup`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  const names = [...markups.keys()];
  for (const [index, name] of names.entries())
    writeFileSync(`${place}/${index}.html`, markups.get(name) ?? '');
  const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`;
  const { stdout, stderr } = spawnSync(java, ['-jar', jar, '--format', 'json', '--stdout', place], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (!stdout.startsWith('{')) throw new Error(`The Nu HTML checker failed: ${stderr}${stdout}`);
  const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
  // What is for information only, as slashes after void elements, is no fault.
  const faults = messages.filter(({ type, subType }) => type === 'error' || subType === 'warning');
  return faults.map(({ message, url, extract = '' }) => {
    const [, index = '0'] = /(\d+)\.html$/.exec(url) ?? [];
    // Its rules have no names: the message without what it quotes is one.
    return toFinding('Nu', message.replace(/“[^”]*”/g, '“…”'), message, extract, names[Number(index)] ?? url);
  });
}
