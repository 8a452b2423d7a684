import path from "node:path";
import { normalizePath, type Plugin, type ResolvedConfig } from "vite";

/** Rules of CSS itself; every other one may be Tailwind's. */
const plain =
  /^@(?:charset|color-profile|container|counter-style|font-face|font-feature-values|font-palette-values|keyframes|layer|media|namespace|page|property|scope|starting-style|supports|view-transition|-webkit-keyframes)$/;

/** Functions that Tailwind resolves. */
const resolved = /\btheme\(|--(?:alpha|spacing|theme)\(/;

/**
 * Tailwind for the style sheets that need it. It is loaded with the first of them: that takes a
 * while, and makes each further import take longer, since it asks a thread of its own.
 *
 * @param shell Folder of the style sheets that only import those of the shell.
 */
export function tailwindWhenNeeded(shell: string): Plugin {
  let config: ResolvedConfig | undefined;
  let loading: Promise<Plugin> | undefined;
  let loaded: Plugin | undefined;

  const load = async () => {
    const { default: tailwindcss } = await import("@tailwindcss/vite");
    const plugins = tailwindcss({ optimize: false });
    for (const { configResolved } of plugins) {
      // No hook's context has the configuration that it needs.
      if (typeof configResolved === "function" && config !== undefined) {
        await Reflect.apply(configResolved, undefined, [config]);
      }
    }
    loaded = plugins.find(({ apply, transform }) => apply === "serve" && transform !== undefined);
    if (loaded === undefined) throw new Error("Tailwind's plugin has nothing for a server.");
    return loaded;
  };

  return {
    name: "showfloor:tailwind",
    enforce: "pre",
    configResolved: (resolvedConfig) => void (config = resolvedConfig),
    transform: {
      filter: {
        id: { include: /\.css(?:\?.*)?$/, exclude: /[?&](?:worker|sharedworker|raw|url)\b/ },
      },
      async handler(code, id, ...rest) {
        if (isBelow(shell, id) || !needsTailwind(code)) return;
        const { transform } = await (loading ??= load());
        return Reflect.apply(handlerOf(transform), this, [code, id, ...rest]);
      },
    },
    hotUpdate(...given) {
      if (loaded?.hotUpdate === undefined) return;
      return Reflect.apply(handlerOf(loaded.hotUpdate), this, given);
    },
  };
}

/** Whether Tailwind may have anything to do in a style sheet. */
export function needsTailwind(css: string) {
  const rules = css.match(/(?<=^|[\s;{}/])@[\w-]+/g) ?? [];
  return resolved.test(css) || rules.some((rule) => !plain.test(rule));
}

function isBelow(folder: string, file: string) {
  return normalizePath(file).startsWith(`${normalizePath(path.resolve(folder))}/`);
}

function handlerOf<Hook extends (...given: never[]) => unknown>(
  hook: Hook | { handler: Hook } | undefined,
): Hook {
  if (hook === undefined) throw new Error("Tailwind's plugin lacks a hook.");
  return typeof hook === "function" ? hook : hook.handler;
}
