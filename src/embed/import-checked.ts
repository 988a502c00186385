const loading: Record<string, Promise<unknown>> = {};
const failures: Record<string, number> = {};

/** Imports a module, once unless it fails. The preload checks its SHA-256; Trusted Types allow imports. */
export function importChecked(url: string, sha256: string): Promise<unknown> {
  loading[url] ??= preloadAndImport(url, sha256).catch((error) => {
    delete loading[url];
    failures[url] = (failures[url] ?? 0) + 1;
    throw error;
  });
  return loading[url];
}

async function preloadAndImport(url: string, sha256: string): Promise<unknown> {
  // Firefox and Safari remember a failed URL for the life of the page, and Safari ignores a new fragment:
  // the next try has another query.
  const address = url + (failures[url] ? `?${failures[url]}` : '');
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = `sha256-${sha256}`;
    link.href = address;
    link.onload = link.onerror = (event) => {
      link.remove();
      if (typeof event !== 'string' && event.type === 'load') resolve();
      else reject();
    };
    document.head.append(link);
  });
  return import(/* @vite-ignore */ address);
}
