import { createServer } from 'node:net';

/**
 * A port from an environment variable, or the default. Ends the process with the right way to say it when the value
 * is no port.
 */
export function portFrom(variable: string, fallback: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(
    `${variable}=${given} is no port. Choose a whole number from 1 to 65535, e.g. ${variable}=${fallback + 1}.`,
  );
  process.exit(2);
}

/** Ends the process with the way to choose another port when this one is taken. */
export async function refuseBusyPort(port: number, variable: string, command: string): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  if (isFree) return;
  console.error(`Port ${port} is in use. Choose another: ${variable}=${port + 1} ${command}`);
  process.exit(1);
}
