import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** A declaration file's ending, and the script's beside it. */
const DECLARATION = /\.d\.([cm]?)ts$/;

/** What the path in an import may leave out, with the endings of ECMAScript modules first. */
const ENDINGS = ["", ".mjs", ".js", "/index.mjs", "/index.js"];

/** The scripts of packages. They are parsed, each once, and not run. */
export class Scripts {
  /** @type {Map<string, ts.SourceFile>} */
  #sources = new Map();

  /** @param {import("./program.mjs").Modules} modules */
  constructor(modules) {
    this.modules = modules;
  }

  /**
   * The script that is beside a declaration file.
   *
   * @param {string} declaration
   * @returns {ts.SourceFile | undefined}
   */
  beside(declaration) {
    const file = declaration.replace(DECLARATION, ".$1js");
    return file === declaration || !existsSync(file) ? undefined : this.#read(file);
  }

  /**
   * The script that another one imports.
   *
   * @param {string} specifier
   * @param {string} importer
   * @returns {ts.SourceFile | undefined}
   */
  imported(specifier, importer) {
    if (!specifier.startsWith(".")) return this.beside(this.modules.file(specifier) ?? "");
    const path = join(dirname(importer), specifier);
    const file = ENDINGS.map((ending) => path + ending).find((one) => isFile(one));
    return file === undefined ? undefined : this.#read(file);
  }

  /** @param {string} file */
  #read(file) {
    const known = this.#sources.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
    this.#sources.set(file, source);
    return source;
  }
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
