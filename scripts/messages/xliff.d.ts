// What the library `xliff`, which comes without types, takes and gives as far as it is used here.

interface XliffUnit {
  source?: unknown;
  target?: unknown;
  note?: string;
  additionalAttributes?: Record<string, string | number>;
}

interface XliffDocument {
  sourceLanguage?: string;
  targetLanguage?: string;
  resources?: Record<string, Record<string, XliffUnit>>;
}

declare module 'xliff/js2xliff' {
  export default function js2xliff(document: XliffDocument): Promise<string>;
}

declare module 'xliff/xliff2js' {
  export default function xliff2js(xml: string): Promise<XliffDocument>;
}
