import { Refusal, UnreadableFile } from "./faults";
import type { RunFile } from "./messages";

type Exports = Record<string, unknown>;

interface DemoProvider {
  /** Modules of packages. */
  readonly library: (specifier: string) => object;
  /** The function that loops call; see `guard.ts`. */
  readonly guard: () => void;
  readonly evaluate: (code: string) => unknown;
}

type Factory = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: Exports,
  guard: () => void,
) => void;

const endings = ["", ".tsx", ".ts", ".jsx", ".js", ".json", ".css"];

/** The files of a demo as modules that import each other and packages. */
export class Modules {
  readonly #files: ReadonlyMap<string, RunFile>;
  readonly #around: DemoProvider;
  readonly #done = new Map<string, { exports: unknown }>();

  constructor(files: readonly RunFile[], around: DemoProvider) {
    this.#files = new Map(files.map((file) => [file.name, file]));
    this.#around = around;
  }

  /** Runs a file unless it has been run; answers with what it exports. */
  load(name: string): unknown {
    const done = this.#done.get(name);
    if (done !== undefined) return done.exports;
    const file = this.#files.get(name);
    if (file === undefined) throw new Error(`There is no file ${name}.`);
    const module: { exports: unknown } = { exports: {} };
    // Before it runs: files may import each other in a circle.
    this.#done.set(name, module);
    this.#run(file, module);
    return module.exports;
  }

  #run(file: RunFile, module: { exports: unknown }): void {
    if (file.kind === "data") {
      module.exports = asModule({ default: JSON.parse(file.text) as unknown });
    }
    if (file.kind !== "script") return;
    const require = (specifier: string) => this.#require(specifier);
    this.#read(file)(require, module, module.exports as Exports, this.#around.guard);
  }

  #read(file: RunFile): Factory {
    const code = wrapped(file);
    try {
      return this.#around.evaluate(code) as Factory;
    } catch (error) {
      if (error instanceof SyntaxError) throw new UnreadableFile(file.name, code, error);
      throw error instanceof EvalError ? new Refusal() : error;
    }
  }

  #require(specifier: string): unknown {
    if (!specifier.startsWith(".")) return asModule(this.#around.library(specifier));
    const name = specifier.replace(/^\.\//, "");
    const file = endings.map((ending) => name + ending).find((one) => this.#files.has(one));
    if (file === undefined) throw new Error(`There is no file ${specifier}.`);
    return this.load(file);
  }
}

/** On the first line of the code, so that its own lines keep their numbers. */
function wrapped({ name, text }: RunFile): string {
  const start = "(function (require, module, exports, __guard) {";
  return `${start}${text}\n})\n//# sourceURL=${name}`;
}

/** Tells compiled imports that a module has its default export under that name. */
function asModule(exports: object): object {
  return { ...exports, __esModule: true };
}
