import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { inScripts, Packages } from "./packages.ts";
import { isScript } from "./propTypes.ts";
import type { Modules } from "./program.ts";

/** A declaration file's ending, and the script's beside it. */
const DECLARATION = /\.d\.([cm]?)ts$/;

/** What the path in an import may leave out, with the endings of ECMAScript modules first. */
const ENDINGS = ["", ".mjs", ".js", "/index.mjs", "/index.js"];

/** The scripts of packages. They are parsed, each once, and not run. */
export class Scripts {
  readonly modules: Modules;

  #packages: Packages;
  #sources = new Map<string, ts.SourceFile>();

  constructor(modules: Modules) {
    this.modules = modules;
    this.#packages = new Packages(modules.root);
  }

  /** The script that is beside a declaration file, or at its place in the folder of scripts. */
  beside(declaration: string): ts.SourceFile | undefined {
    if (isScript(declaration)) return this.#read(declaration);
    const file = declaration.replace(DECLARATION, ".$1js");
    if (file === declaration) return undefined;
    const found = existsSync(file) ? file : this.#elsewhere(declaration);
    return found === undefined ? undefined : this.#read(found);
  }

  #elsewhere(declaration: string) {
    const owner = this.#packages.of(declaration);
    const path = owner && inScripts(owner, declaration.replace(DECLARATION, ""));
    return path && ENDINGS.map((ending) => path + ending).find((one) => isFile(one));
  }

  /** The script that another one imports. */
  imported(specifier: string, importer: string): ts.SourceFile | undefined {
    if (!specifier.startsWith(".")) return this.beside(this.modules.file(specifier) ?? "");
    const path = join(dirname(importer), specifier);
    const file = ENDINGS.map((ending) => path + ending).find((one) => isFile(one));
    return file === undefined ? undefined : this.#read(file);
  }

  /** The scripts that were read until now. */
  files() {
    return [...this.#sources.keys()];
  }

  #read(file: string) {
    const known = this.#sources.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
    this.#sources.set(file, source);
    return source;
  }
}

function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
