import { Hono } from 'hono';
import packageJson from '../package.json' with { type: 'json' };

/** For whoever asks whether to send visitors here: yes, and which version this is, or no longer. */
export function createHealth(isDraining: () => boolean = () => false): Hono {
  const health = new Hono();
  health.get('/', (context) => {
    context.header('Cache-Control', 'no-store');
    return isDraining()
      ? context.json({ status: 'draining' }, 503)
      : context.json({ status: 'ok', version: packageJson.version });
  });
  return health;
}
