import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * A name that code outside of the packages can use.
 *
 * @typedef {object} ApiName
 * @property {string} kind `export`, `type`, or what kind of member it is: `prop`, `slot`, `class`,
 *   `theme key`, `translation`, `method`, `event`, `value` or `field`.
 * @property {string} owner The exported type that has this member; empty for an export.
 * @property {string} name
 * @property {boolean} own Whether one of the packages declares it: a type can extend what others declare.
 * @property {string[]} modules Where an export is imported from.
 * @property {boolean} optional
 * @property {string[]} parameters Names of the parameters of a function.
 * @property {string[]} literals The members of a union of literals.
 * @property {string} standard The default value, as its comment gives it.
 * @property {string} description
 * @property {string} text The declaration of an export, without its name: what is renamed keeps it.
 */

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  ignoreDeprecations: "5.0",
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** The kind of the members of a type, by the type's name; the first pattern that fits. */
const MEMBER_KINDS = /** @type {const} */ ([
  [/Slots?Components?$|Slots$|Slots?(Component)?s?Props$|ComponentsProps$/, "slot"],
  [/Classes$/, "class"],
  [/Props(Base)?$|Props[A-Z]\w+$/, "prop"],
  [/LocaleText$/, "translation"],
  [/Api$|Api(Community|Pro|Premium|Common)$/, "method"],
  [/EventLookup$/, "event"],
]);

/**
 * Everything that code can name of some packages that belong together.
 *
 * @param {{ name: string, folder: string }[]} packages What they are called, and where they are.
 * @param {RegExp} folders The folders of a package that are imported from.
 * @returns {ApiName[]}
 */
export function extractApi(packages, folders) {
  const entries = packages.flatMap((one) => entryFiles(one, folders));
  const themes = packages.flatMap(({ folder }) => themeFiles(folder));
  const files = [...entries.map(({ file }) => file), ...themes];
  const program = ts.createProgram(files, OPTIONS);
  const own = packages.map(({ folder }) => realpathSync(folder) + path.sep);
  const reader = new Reader(program, own);
  for (const entry of entries) reader.addModule(entry);
  for (const file of themes) reader.addTheme(file);
  return reader.names();
}

/**
 * @param {{ name: string, folder: string }} one
 * @param {RegExp} folders
 */
function entryFiles({ name, folder }, folders) {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && folders.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
  return ["", ...inside]
    .map((place) => ({
      module: path.posix.join(name, place),
      file: declarationOf(path.join(folder, place)),
    }))
    .filter((entry) => entry.file !== undefined)
    .map(({ module, file }) => ({ module, file: /** @type {string} */ (file) }));
}

/** @param {string} folder */
function declarationOf(folder) {
  const manifest = path.join(folder, "package.json");
  const named = existsSync(manifest)
    ? /** @type {{ types?: string, typings?: string }} */ (
        JSON.parse(readFileSync(manifest, "utf8"))
      )
    : {};
  const types = named.types ?? named.typings ?? "index.d.ts";
  const file = path.join(folder, types);
  return existsSync(file) ? realpathSync(file) : undefined;
}

/** @param {string} folder */
function themeFiles(folder) {
  const themes = path.join(folder, "themeAugmentation");
  if (!existsSync(themes)) return [];
  return readdirSync(themes)
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => realpathSync(path.join(themes, file)));
}

class Reader {
  /** @type {Map<string, ApiName>} */
  #names = new Map();
  /** @type {Map<string, ts.Symbol>} */
  #exports = new Map();

  /**
   * @param {ts.Program} program
   * @param {string[]} own Folders of the packages.
   */
  constructor(program, own) {
    this.program = program;
    this.checker = program.getTypeChecker();
    this.own = own;
  }

  names() {
    return [...this.#names.values()];
  }

  /** @param {{ module: string, file: string }} entry */
  addModule({ module, file }) {
    const source = this.program.getSourceFile(file);
    const symbol = source && this.checker.getSymbolAtLocation(source);
    if (!symbol) return;
    for (const one of this.checker.getExportsOfModule(symbol)) {
      const target =
        one.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(one) : one;
      const name = one.name === "default" ? path.posix.basename(module) : one.name;
      this.#addExport(name, target, module);
    }
  }

  /**
   * Members of interfaces that other packages can extend, such as the components of a theme.
   *
   * @param {string} file
   */
  addTheme(file) {
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isPropertySignature(node) && ts.isInterfaceDeclaration(node.parent)) {
        const name = node.name.getText().replaceAll(/['"]/g, "");
        if (/^Mui[A-Z]/.test(name)) this.#add({ kind: "theme key", owner: "theme", name });
      }
      ts.forEachChild(node, visit);
    };
    const source = this.program.getSourceFile(file);
    if (source) visit(source);
  }

  /**
   * @param {string} name
   * @param {ts.Symbol} symbol
   * @param {string} module
   */
  #addExport(name, symbol, module) {
    const isType = !(symbol.flags & ts.SymbolFlags.Value);
    const known = this.#names.get(`export  ${name}`) ?? this.#names.get(`type  ${name}`);
    if (known) {
      known.modules.push(module);
      if (this.#exports.get(name) === symbol) return;
    } else {
      const kind = isType ? "type" : "export";
      this.#add({ kind, owner: "", name, modules: [module], ...this.#described(symbol, name) });
    }
    this.#exports.set(name, symbol);
    this.#addMembers(name, symbol);
  }

  /**
   * @param {string} owner
   * @param {ts.Symbol} symbol
   */
  #addMembers(owner, symbol) {
    const shape = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias;
    if (!(symbol.flags & shape)) return;
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    if (type.isUnion() && literalsOf(type).length > 0) {
      if (!isListed(symbol)) return;
      for (const literal of literalsOf(type)) this.#add({ kind: "value", owner, name: literal });
      return;
    }
    if (owner.includes("Private")) return;
    const kind = MEMBER_KINDS.find(([pattern]) => pattern.test(owner))?.[1] ?? "field";
    for (const member of this.#membersOf(symbol, type)) {
      const name = member.name;
      if (!/^[A-Za-z_][\w-]*$/.test(name)) continue;
      const own = this.#isOwn(member);
      this.#add({ kind, owner, name, own, ...(own ? this.#described(member, name) : {}) });
    }
  }

  /**
   * The properties of a type. Where a part of an intersection is not known, the other parts are read.
   *
   * @param {ts.Symbol} symbol
   * @param {ts.Type} type
   * @returns {ts.Symbol[]}
   */
  #membersOf(symbol, type) {
    if (!(type.flags & ts.TypeFlags.Any)) return this.#propertiesOf(type);
    return (symbol.declarations ?? [])
      .filter((declaration) => ts.isTypeAliasDeclaration(declaration))
      .flatMap(({ type: node }) => (ts.isIntersectionTypeNode(node) ? [...node.types] : [node]))
      .flatMap((node) => this.#propertiesOf(this.checker.getTypeFromTypeNode(node)));
  }

  /** @param {ts.Type} type @returns {ts.Symbol[]} */
  #propertiesOf(type) {
    if (type.isUnion()) return type.types.flatMap((one) => this.#propertiesOf(one));
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
    if (this.checker.isArrayType(type) || type.getCallSignatures().length > 0) return [];
    return this.checker.getPropertiesOfType(type);
  }

  /** @param {ts.Symbol} symbol */
  #isOwn(symbol) {
    return (symbol.declarations ?? []).some((declaration) => {
      const { fileName } = declaration.getSourceFile();
      return this.own.some((folder) => fileName.startsWith(folder.replaceAll("\\", "/")));
    });
  }

  /**
   * @param {ts.Symbol} symbol
   * @param {string} name
   */
  #described(symbol, name) {
    const [declaration] = symbol.declarations ?? [];
    const type = declaration ? this.#typeOf(symbol, declaration) : undefined;
    const tags = symbol.getJsDocTags(this.checker);
    const standard = tags.find((tag) => tag.name === "default")?.text;
    return {
      optional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
      parameters: type ? parametersOf(type, this.checker) : [],
      literals: type ? literalsOf(this.checker.getNonNullableType(type)) : [],
      standard: ts.displayPartsToString(standard).split("\n")[0]?.replaceAll("`", "").trim() ?? "",
      description: ts.displayPartsToString(symbol.getDocumentationComment(this.checker)),
      text: (declaration?.getText() ?? "").replaceAll(name, "$").replaceAll(/\s+/g, " "),
    };
  }

  /** @param {ts.Symbol} symbol @param {ts.Node} declaration */
  #typeOf(symbol, declaration) {
    return symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Property)
      ? this.checker.getTypeOfSymbolAtLocation(symbol, declaration)
      : this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** @param {Partial<ApiName> & { kind: string, owner: string, name: string }} name */
  #add(name) {
    const key = `${name.kind} ${name.owner} ${name.name}`;
    if (this.#names.has(key)) return;
    this.#names.set(key, {
      own: true,
      modules: [],
      optional: true,
      parameters: [],
      literals: [],
      standard: "",
      description: "",
      text: "",
      ...name,
    });
  }
}

/**
 * Whether the declaration itself lists the members of a union: the keys of another type are listed there.
 *
 * @param {ts.Symbol} symbol
 */
function isListed(symbol) {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      ts.isTypeAliasDeclaration(declaration) && ts.isUnionTypeNode(declaration.type),
  );
}

/** @param {ts.Type} type @param {ts.TypeChecker} checker */
function parametersOf(type, checker) {
  const [signature] = checker.getNonNullableType(type).getCallSignatures();
  return signature?.getParameters().map(({ name }) => name) ?? [];
}

/** @param {ts.Type} type */
function literalsOf(type) {
  const types = type.isUnion() ? type.types : [type];
  return types.filter((one) => one.isStringLiteral()).map((one) => one.value);
}
