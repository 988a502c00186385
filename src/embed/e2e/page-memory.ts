import type { CDPSession, Page } from '@playwright/test';

/** Memory of a page after a garbage collection. */
export interface PageMemory {
  /** Elements, texts and documents, attached or not. */
  nodes: number;
  listeners: number;
  /** Everything with the prototype of objects: elements, arrays, functions, classes … */
  objects: number;
  /** Bytes in use, including code that the engine has compiled since. */
  heap: number;
}

export async function memoryOf(page: Page): Promise<() => Promise<PageMemory>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    const objects = await settledObjects(page, client);
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize'), objects };
  };
}

/** Counts until the number is stable: aborted fetches and old observers are released with a delay. */
async function settledObjects(page: Page, client: CDPSession): Promise<number> {
  const counts = [Number.NaN, Number.NaN, await countObjects(client)];
  while (new Set(counts.slice(-3)).size > 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    counts.push(await countObjects(client));
  }
  return counts.at(-1) ?? Number.NaN;
}

/** Counts live objects: the inspector collects garbage before the query. */
async function countObjects(client: CDPSession): Promise<number> {
  const objectGroup = 'count';
  const { result: prototype } = await client.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup,
  });
  const { objects } = await client.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}
