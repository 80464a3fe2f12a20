import { startProxy, type Proxy } from 'test-support/proxy';

/** A line to a server that loses what it is told to: the connection breaks without an answer. */
export async function startWeakLine(server: string): Promise<WeakLine> {
  let losing: RegExp | undefined;
  const lost: string[] = [];
  const proxy = await startProxy(server, {
    takes({ url = '/', socket }) {
      if (!losing?.test(url)) return false;
      lost.push(url);
      socket.destroy();
      return true;
    },
  });
  return {
    ...proxy,
    lost,
    lose: (paths) => {
      losing = paths;
      lost.length = 0;
    },
  };
}

export interface WeakLine extends Proxy {
  /** What it has lost since it was told to. */
  lost: readonly string[];
  /** From now on; undefined for nothing. */
  lose: (paths: RegExp | undefined) => void;
}
