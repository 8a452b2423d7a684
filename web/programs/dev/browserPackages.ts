import type { Plugin, ViteDevServer } from "vite";

/** The query of a style sheet's address: it imports no package that is bundled. */
const style = /\.css(?:\?|$)/;

/**
 * Packages for browsers are bundled once pages are shown: those come with the renderer's, and
 * browsers wait a little longer for what makes them live.
 */
export class BrowserPackages {
  #bundled: Promise<void> | undefined;
  #bundle = () => Promise.resolve();

  /** Has a server wait for `begin`, and for the first script that a browser asks for. */
  plugin() {
    const plugin: Plugin = {
      name: "showfloor:browser-packages",
      configureServer: (server) => {
        this.#hold(server);
        server.middlewares.use((request, _response, next) => {
          if (style.test(request.url ?? "")) next();
          else this.begin().then(() => next(), next);
        });
      },
    };
    return plugin;
  }

  /** Bundles what is not bundled yet; what fails fails for each that asks. */
  begin() {
    return (this.#bundled ??= this.#bundle());
  }

  #hold(server: ViteDevServer) {
    const { depsOptimizer } = server.environments.client;
    if (depsOptimizer === undefined) return;
    this.#bundle = depsOptimizer.init;
    depsOptimizer.init = () => Promise.resolve();
  }
}
