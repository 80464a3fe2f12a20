let failures = 0;

/**
 * Loads a module. Until late in 2026 browsers kept one that failed to load, by its address, for as long as the page was
 * open: under another address they load it. Chromium and Firefox name the first one in the error.
 *
 * @param load imports it
 * @param name one of its exports. A bundler may have put the module into a file that exports others.
 */
export function loadModule<Module extends object>(
  load: () => Promise<Module>,
  name: keyof Module,
): Promise<Module> {
  return load().catch(async (error: unknown) => {
    const [address] = /http[^\s)]+$/.exec(String(error)) ?? [];
    if (!address) throw error;
    failures += 1;
    const again = `${address}?${failures}`;
    const module = (await import(/* webpackIgnore: true */ /* @vite-ignore */ again)) as Module;
    if (!(name in module)) throw error;
    // This URL is now cached; reuse its number for later calls.
    failures -= 1;
    return module;
  });
}
