import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { STORY_CLOCK } from '../../../src/testing/settle';
import { serveFolder } from '../../shared/servers';

/**
 * A page that shows stories in a frame, whose size is independent of the window: `visitStory(id, group)` measures one. The
 * stories of a group share a frame, which takes half a second to load.
 */
const VISITS_PAGE = `<!doctype html>
<html lang="en-US"><meta charset="utf-8"><title>Stories</title>
<style>body { margin: 0 } iframe { display: block; border: 0 }</style>
<body><script>
  let frame;
  let shown;
  async function visitStory(id, group) {
    if (group !== shown) {
      frame?.remove();
      frame = document.createElement('iframe');
      frame.src = '/iframe.html';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      await frame.contentWindow.storiesReady();
      shown = group;
    }
    const { width, height } = await frame.contentWindow.sizeOf(id);
    frame.width = width;
    frame.height = height;
    // WebKit gives a frame its new size with the next picture.
    const hasSize = () => frame.contentWindow.innerWidth === width && frame.contentWindow.innerHeight === height;
    do await new Promise(requestAnimationFrame); while (!hasSize());
    frame.focus();
    return JSON.stringify(await frame.contentWindow.measureStory(id));
  }
</script></body>
</html>`;

const VISITS = '/visits';

/** Serves a built Storybook with the measuring script; `url` is the page that visits its stories. */
export async function serveStories(folder: string) {
  const script = readFileSync(fileURLToPath(new URL('./in-page.ts', import.meta.url)), 'utf8');
  const { code } = transformSync(script, {
    loader: 'ts',
    format: 'iife',
    define: { STORY_CLOCK: String(STORY_CLOCK.getTime()) },
  });
  const storyPage = readFileSync(`${folder}/iframe.html`, 'utf8').replace(
    '<head>',
    () => `<head><script>${code}</script>`,
  );
  const pages = new Map([
    ['/iframe.html', storyPage],
    [VISITS, VISITS_PAGE],
  ]);
  const server = await serveFolder(folder, pages);
  return { url: server.url + VISITS, close: server.close };
}
