import { startProxy, type Proxy } from 'test-support/proxy';

/** A line to a server that loses what it is told to: the connection breaks without an answer. */
export async function startWeakLine(server: string): Promise<WeakLine> {
  let losing: RegExp | undefined;
  const proxy = await startProxy(server, {
    takes({ url = '/', socket }) {
      if (!losing?.test(url)) return false;
      socket.destroy();
      return true;
    },
  });
  return {
    ...proxy,
    lose: (paths) => {
      losing = paths;
    },
  };
}

export interface WeakLine extends Proxy {
  /** From now on; undefined for nothing. */
  lose: (paths: RegExp | undefined) => void;
}
