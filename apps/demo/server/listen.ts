import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { StartError } from './settings.ts';

/**
 * Has a server listen.
 *
 * @param place The setting that names the port, the port, 0 for any free one, and the one address to
 *   listen on; default all.
 * @returns The address for a person of this machine.
 * @throws {StartError} When the port or the address cannot be had.
 */
export async function listen(server: Server, place: Place): Promise<string> {
  try {
    server.listen(place.port, place.host);
    await once(server, 'listening');
  } catch (error) {
    throw toStartError(error, place);
  }
  const { port } = server.address() as AddressInfo;
  return `http://${nameOf(place.host)}:${port}`;
}

/** All addresses, and those of the machine itself, are `localhost` from here. */
function nameOf(host: string | undefined): string {
  if (!host || /^(?:0\.0\.0\.0|127(?:\.\d+){3}|::1?|localhost)$/.test(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function toStartError(error: unknown, { name, port, host }: Place): unknown {
  const { code } = Object(error) as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use. Set ${name} to another one.`);
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be used by this user. Set ${name} to another one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(`HOST must be an address of this machine; ${host} is none (${code}).`);
    default:
      return error;
  }
}

interface Place {
  name: 'PORT' | 'METRICS_PORT';
  port: number;
  host?: string | undefined;
}
