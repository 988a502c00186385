import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { serveFolder } from '../../shared/servers';

/** A page that shows a story in a frame of a given width, independent of the window: `/in-frame?width=1280&id=…`. */
const FRAME_PAGE = `<!doctype html>
<html lang="en-US"><meta charset="utf-8"><title>A story</title>
<style>body { margin: 0 } iframe { display: block; border: 0; height: 900px }</style>
<script>
  const asked = new URLSearchParams(location.search);
  const frame = document.createElement('iframe');
  frame.width = asked.get('width');
  frame.src = '/iframe.html?viewMode=story&id=' + asked.get('id');
  document.documentElement.append(frame);
</script>
</html>`;

/** Serves a built Storybook with the measuring script; `pageOf` returns the address of a story in a frame. */
export async function serveStories(folder: string) {
  const script = readFileSync(fileURLToPath(new URL('./in-page.ts', import.meta.url)), 'utf8');
  const { code } = transformSync(script, { loader: 'ts', format: 'iife' });
  const storyPage = readFileSync(`${folder}/iframe.html`, 'utf8').replace(
    '<head>',
    () => `<head><script>${code}</script>`,
  );
  const pages = new Map([
    ['/iframe.html', storyPage],
    ['/in-frame', FRAME_PAGE],
  ]);
  const server = await serveFolder(folder, pages);
  return {
    pageOf: (id: string, width: number) => `${server.url}/in-frame?width=${width}&id=${id}`,
    close: server.close,
  };
}
