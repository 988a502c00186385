import type { TestProject } from 'vitest/node';
import { packPackage } from '../../shared/pack-package.js';
import { buildHost, HOST_PAGES, type HostPage } from './build-host.js';
import { createHost, type HostProject } from './host-project.js';

/** The newest and the oldest supported React. Only the first builds the pages about styles. */
const REACTS = ['19', '18.2.0'] as const;
const COMMON_PAGES: readonly HostPage[] = ['dashboard', 'hydrate', 'tile'];

/** The server's environment: a time zone where the next day has begun, and another language. */
const SERVER = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'de_DE.UTF-8',
  LC_ALL: 'de_DE.UTF-8',
  NODE_ENV: 'production',
};

export interface BuiltHost {
  react: string;
  folder: string;
  markup: string;
  built: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
    hosts: readonly BuiltHost[];
  }
}

/** Packs the built package and creates hosts with it, shared by all tests of the project. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const tarball = process.env.TAPA_TARBALL ?? packPackage();
  provide('tarball', tarball);
  const made = await Promise.all(REACTS.map((react) => createHost(tarball, react)));
  const hosts: { host: HostProject; react: string; markup: string; built: string }[] = [];
  for (const [index, host] of made.entries()) {
    const markup = await host.node('server.mjs', SERVER);
    const pages = index === 0 ? HOST_PAGES : COMMON_PAGES;
    const built = await buildHost(host, pages, { hydrate: markup });
    hosts.push({ host, react: REACTS[index] ?? '', markup, built });
  }
  provide(
    'hosts',
    hosts.map(({ host: { folder }, react, markup, built }) => ({ react, folder, markup, built })),
  );
  return () => {
    for (const { host } of hosts) host.remove();
  };
}
